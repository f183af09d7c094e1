package import FileReading

/// A storyboard or a xib of iOS or tvOS as Interface Builder describes it.
package struct Document: Sendable {
  /// The two forms a document is saved in.
  package enum Form: String, Sendable { case storyboard, xib }

  /// The file's path, relative to the folder that was asked for.
  package var file: String
  /// Storyboard or xib.
  package var form: Form
  /// iOS or tvOS.
  package var platform: Platform
  /// Whether the system shows it while the app starts: a drawing, not navigation.
  package var isLaunchScreen: Bool
  /// The object ID of the initial view controller.
  package var initialViewController: String?
  /// The scenes, in the file's order; none in a xib.
  package var scenes: [Scene]
  /// The controllers, in the file's order.
  package var controllers: [Controller]
  /// The segues, in the file's order.
  package var segues: [Segue]
  /// Everything the file says.
  package var tree: ElementTree
  /// Whether no document of Interface Builder says this, but somebody who describes what code makes.
  package internal(set) var isDeclared = false
  /// Its controllers that are tabs of controllers in other documents.
  package internal(set) var declaredTabs: [DeclaredTab] = []
  /// The object IDs of the declared containers that the app starts with.
  package internal(set) var declaredEntries: Set<String> = []

  /// The file's name without its extension, which is the storyboard's name.
  package var name: String { fileName(of: file) }

  /// Whether an editor has put the file aside: `Main~.storyboard`, and not `Main~ipad.storyboard`,
  /// which is the form for a device.
  package var isBackup: Bool {
    guard let mark = name.lastIndex(of: "~") else { return false }
    return name[mark...].dropFirst().first?.isLetter != true
  }

  /// Where an element stands.
  package func location(of element: Int) -> SourceLocation {
    SourceLocation(file: file, line: tree.line(of: element), column: tree.column(of: element))
  }

  /// The index of the controller an element belongs to: the nearest one around it, or else the
  /// controller of its scene.
  package func owner(of element: Int) -> Int? {
    var current: Int? = element
    while let around = current {
      if let index = controller(at: around) { return index }
      if tree.isElement(around, named: .scene) { return scene(at: around)?.controller }
      current = tree.parent(of: around)
    }
    return nil
  }

  /// The elements of a controller's scene, or of the controller alone in a xib.
  package func elements(around controller: Controller) -> Range<Int> {
    guard controller.ownsScene, let scene = controller.scene else {
      return controller.element..<tree.end(of: controller.element)
    }
    return tree.descendants(of: scenes[scene].element)
  }

  private func controller(at element: Int) -> Int? {
    controllers.index(of: element) { $0.element }
  }

  private func scene(at element: Int) -> Scene? {
    scenes.index(of: element) { $0.element }.map { scenes[$0] }
  }
}

extension Array {
  /// The index of the value whose element is the one given, in values that stand in the order of
  /// their elements.
  fileprivate func index(of element: Int, by key: (Element) -> Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < element { low = middle + 1 } else { high = middle }
    }
    return low < count && key(self[low]) == element ? low : nil
  }
}

/// The last part of a path without its extension.
package func fileName(of path: String) -> String {
  let last = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] }
  let name = last ?? path[...]
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return String(name) }
  return String(name[..<dot])
}
