extension SettingPaths {
  /// Whether a settings bundle has something that people can set, besides the titles of groups. One
  /// that cannot be read may.
  func mayHoldSettings(_ bundle: String) -> Bool {
    let path = ProjectPath.join(folder, ProjectPath.join(bundle, "Root.plist"))
    guard let list = try? PropertyList(contentsOf: path),
      let specifiers = list.root["PreferenceSpecifiers" as StaticString]
    else { return true }
    return specifiers.elements.contains { $0["Type" as StaticString]?.string != "PSGroupSpecifier" }
  }
}
