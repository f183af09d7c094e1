/// Returns the name of a screen as a title bar would show it, without "View Controller".
///
/// Interface Builder's default names of controllers are unchanged, because the kind alone would be
/// even less helpful.
func screenTitle(_ name: String) -> String {
  guard let ending = endings.first(where: { name.count > $0.count && name.hasSuffix($0) }) else {
    return name
  }
  let rest = String(name.dropLast(ending.count))
  return kindsOfController.contains(rest) ? name : rest
}

/// The endings of class names, longest first.
private let endings = [
  " Collection View Controller", " Table View Controller", " Split View Controller",
  " Page View Controller", " View Controller", "ViewController",
]

/// The kinds in Interface Builder's default names, such as Table View Controller.
private let kindsOfController: Set = [
  "Split", "Page", "Table", "Collection", "UI", "GLKit", "AVKit Player",
]
