/// The text of a property list with a main storyboard.
package func mainStoryboard(_ name: String, key: String = "UIMainStoryboardFile") -> String {
  "<plist version=\"1.0\"><dict><key>\(key)</key><string>\(name)</string></dict></plist>"
}
