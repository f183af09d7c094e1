import FileReading

/// Describes objects as targets for the evidence.
struct TargetReader {
  let program: Program
  let symbols: SymbolTable
  let views: any HostedViews

  /// Returns the target that an object represents. For a navigation controller, that is its root.
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
      className: object.className.map(symbols.shownName), storyboard: object.storyboard,
      identifier: object.storyboard == nil || object.identifier == "" ? nil : object.identifier)
    target.hasComputedIdentifier = object.storyboard != nil && object.identifier == ""
    if let kind, kind.isContainer, let origin = object.origin,
      object.className.map({ !symbols.declares($0) }) ?? false || isFilledByCreator(object)
    {
      target.container = program.place(origin)
    }
    return target
  }

  /// Returns the content of a hosting controller. Stacks and tab views are identified by their
  /// location.
  func shown(by object: CodeObject) -> CodeTarget? {
    if let shown = object.shown { return shown }
    guard let view = object.fields["rootView"]?.object, let name = view.className else {
      return nil
    }
    guard views.isContainer(name), let origin = view.origin else {
      return CodeTarget(className: symbols.shownName(of: name), isSwiftUI: true)
    }
    var target = CodeTarget(isSwiftUI: true)
    target.container = program.place(origin)
    return target
  }

  private func root(_ object: CodeObject) -> CodeObject? {
    object.controllers?.elements.first?.object
  }

  /// Returns the location of a container: the declaration of a class of the project, or the code
  /// that creates an object of a framework class or a stack that it fills.
  private func placeOfContainer(_ object: CodeObject) -> SourceLocation? {
    let declaration = object.className.flatMap { symbols.type($0)?.origin }
    let place = isFilledByCreator(object) ? object.origin : declaration ?? object.origin
    return place.map(program.place)
  }

  /// Whether an object is a navigation controller of a class of the project that gets its first screen
  /// from the code that creates it. Each of these is a stack of its own.
  func isFilledByCreator(_ object: CodeObject) -> Bool {
    guard let name = object.className, symbols.kind(of: name)?.kind == .navigation,
      let declaration = symbols.type(name)?.origin, let origin = object.origin
    else { return false }
    return origin != declaration && object.owner != name && root(object)?.owner != name
  }

  /// Returns an object and, for a navigation controller, its root. The tab bar item may belong to
  /// either of them.
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
