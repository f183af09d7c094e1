/// The name of a screen as its title bar would show it: no window says "View Controller".
///
/// What Interface Builder calls a controller that nobody named stays as it is: its kind alone would
/// say even less.
func screenTitle(_ name: String) -> String {
  guard let ending = endings.first(where: { name.count > $0.count && name.hasSuffix($0) }) else {
    return name
  }
  let rest = String(name.dropLast(ending.count))
  return kindsOfController.contains(rest) ? name : rest
}

/// What the names of classes end with, the longest first.
private let endings = [
  " Collection View Controller", " Table View Controller", " Split View Controller",
  " Page View Controller", " View Controller", "ViewController",
]

/// The kinds in Interface Builder's names, such as Table View Controller.
private let kindsOfController: Set = [
  "Split", "Page", "Table", "Collection", "UI", "GLKit", "AVKit Player",
]
