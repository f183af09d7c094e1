import Algorithms
package import FileReading

/// A storyboard or xib for iOS or tvOS, in Interface Builder's terms.
package struct Document: Sendable {
  /// The two file formats of a document.
  package enum Form: String, Sendable { case storyboard, xib }

  /// The file's path, relative to the project folder.
  package var file: String
  /// Storyboard or xib.
  package var form: Form
  /// iOS or tvOS.
  package var platform: Platform
  /// Whether the document is a launch screen, which contains no navigation.
  package var isLaunchScreen: Bool
  /// The object ID of the initial view controller.
  package var initialViewController: String?
  /// The scenes, in file order. A xib has none.
  package var scenes: [Scene]
  /// The controllers, in file order.
  package var controllers: [Controller]
  /// The segues, in file order.
  package var segues: [Segue]
  /// The elements of the whole file.
  package var tree: ElementTree

  /// The file's name without its extension, which is the storyboard's name.
  package var name: String { fileName(of: file) }

  /// Whether the file is an editor's backup, such as `Main~.storyboard`. `Main~ipad.storyboard` is
  /// not a backup but a variant for a device.
  package var isBackup: Bool {
    guard let mark = name.lastIndex(of: "~") else { return false }
    return name[mark...].dropFirst().first?.isLetter != true
  }

  /// The names by which code loads the document, its scenes, and its segues.
  package var namesForCode: Set<String> {
    guard form == .storyboard else { return [Self.resourceName(of: file)] }
    let segues = segues.lazy.filter(isManual).compactMap(\.identifier)
    return Set(controllers.compactMap(\.storyboardIdentifier)).union(segues)
      .union([Self.resourceName(of: file)])
  }

  /// The names of code that the document uses: classes, and the first words of actions.
  package var classesAndActions: Set<String> {
    (0..<tree.count).reduce(into: []) { names, element in
      let written = [XMLName.customClass, .selector].compactMap { tree[element, $0] }
      names.formUnion(written.map { String($0.prefix { $0 != ":" }) })
    }
  }

  /// The object ID of the controller that fills the window of a xib: the one that its window names, or
  /// else the only one.
  package var windowRoot: String? {
    guard form == .xib, let window = tree.elements(named: .window).first(where: { _ in true })
    else {
      return nil
    }
    let outlets = tree.children(of: window, named: .connections)
      .flatMap { tree.children(of: $0, named: .outlet) }
    let root = outlets.first { tree.hasValue("rootViewController", for: .property, of: $0) }
    if let root { return tree[root, .destination] }
    let top = controllers.filter { controller in
      tree.parent(of: controller.element).map { tree.isElement($0, named: .objects) } == true
    }
    return top.count == 1 ? top[0].id : nil
  }

  /// Returns the name by which code loads a file: without its extension, and without a device, as in
  /// `Main~ipad`.
  package static func resourceName(of file: String) -> String {
    let name = fileName(of: file)
    return name.firstIndex(of: "~").map { String(name[..<$0]) } ?? name
  }

  /// Whether only code can perform a segue, because it begins at a controller and not at a control.
  package func isManual(_ segue: Segue) -> Bool {
    guard segue.relationship == nil, segue.kind != "embed", segue.kind != "unwind" else {
      return false
    }
    return segue.owner.map { controllers[$0].element == segue.source } ?? false
  }

  /// Returns the source location of an element.
  package func location(of element: Int) -> SourceLocation {
    SourceLocation(file: file, line: tree.line(of: element), column: tree.column(of: element))
  }

  /// Returns the index of the controller that an element belongs to: the nearest one around it, or
  /// else the controller of its scene.
  package func owner(of element: Int) -> Int? {
    var current: Int? = element
    while let around = current {
      if let index = controller(at: around) { return index }
      if tree.isElement(around, named: .scene) { return scene(at: around)?.controller }
      current = tree.parent(of: around)
    }
    return nil
  }

  /// Returns the elements of a controller's scene, or of the controller alone in a xib.
  package func elements(around controller: Controller) -> Range<Int> {
    guard controller.ownsScene, let scene = controller.scene else {
      return controller.element..<tree.end(of: controller.element)
    }
    return tree.descendants(of: scenes[scene].element)
  }

  private func controller(at element: Int) -> Int? {
    let index = controllers.partitioningIndex { $0.element >= element }
    return index < controllers.count && controllers[index].element == element ? index : nil
  }

  private func scene(at element: Int) -> Scene? {
    let index = scenes.partitioningIndex { $0.element >= element }
    return index < scenes.count && scenes[index].element == element ? scenes[index] : nil
  }
}
