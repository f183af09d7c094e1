import FileReading

/// Tells what objects are, for the evidence.
struct TargetReader {
  let program: Program
  let symbols: SymbolTable

  /// What an object is; what is inside, if it is a navigation controller.
  func target(_ object: CodeObject, depth: Int = 0) -> CodeTarget {
    guard depth < 4 else { return CodeTarget() }
    let kind = object.className.flatMap { symbols.kind(of: $0)?.kind }
    if kind == .navigation, let root = root(object) {
      var inside = target(root, depth: depth + 1)
      inside.isInNavigationController = true
      inside.stack = placeOfContainer(object)
      return inside
    }
    if kind == .hosting || object.className?.hasSuffix("HostingController") == true {
      if let shown = shown(by: object) { return shown }
    }
    var target = CodeTarget(
      className: object.className, storyboard: object.storyboard,
      identifier: object.storyboard == nil || object.identifier == "" ? nil : object.identifier)
    target.hasComputedIdentifier = object.storyboard != nil && object.identifier == ""
    if let kind, kind.isContainer, let origin = object.origin,
      object.className.map({ !symbols.declares($0) }) ?? false
    {
      target.container = program.place(origin)
    }
    return target
  }

  /// What a hosting controller shows: a stack or tabs by where they are written.
  func shown(by object: CodeObject) -> CodeTarget? {
    if let shown = object.shown { return shown }
    guard let view = object.fields["rootView"]?.object, let name = view.className else {
      return nil
    }
    guard HostedView.containers.contains(name), let origin = view.origin else {
      return CodeTarget(className: name, isSwiftUI: true)
    }
    var target = CodeTarget(isSwiftUI: true)
    target.container = program.place(origin)
    return target
  }

  private func root(_ object: CodeObject) -> CodeObject? {
    object.controllers?.elements.first?.object
  }

  /// Where a container stands: a class of the project at its declaration, and what is of a
  /// framework's class where it is made.
  private func placeOfContainer(_ object: CodeObject) -> SourceLocation? {
    let declaration = object.className.flatMap { symbols.type($0)?.origin }
    return (declaration ?? object.origin).map(program.place)
  }

  /// An object and what it shows first: a bar's item is the navigation controller's own, or its
  /// root's.
  func controllers(_ object: CodeObject) -> [CodeObject] {
    var (line, next): ([CodeObject], CodeObject?) = ([], object)
    while let object = next, line.count < 4 {
      line.append(object)
      let kind = object.className.flatMap { symbols.kind(of: $0)?.kind }
      next = kind == .navigation ? root(object) : nil
    }
    return line
  }
}
