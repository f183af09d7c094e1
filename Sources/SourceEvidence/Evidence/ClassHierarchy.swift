package import FileReading

/// The types that a project declares, from all files.
package struct ClassHierarchy: Sendable, Hashable {
  /// A declared type.
  package struct Declaration: Sendable, Hashable {
    /// The name, without the enclosing types unless several types have it.
    package var name: String
    /// The superclass and the protocols, as written, including those of extensions.
    package var inherited: [String]
    /// The location of the declaration.
    package var place: SourceLocation
    /// Whether the type is nested in another one, so that its name may not be unique.
    package var isNested: Bool
    /// The types of the values that it stores.
    package var held: Set<String> = []
    /// Whether it declares nothing of its own, as a class that only stands for a screen.
    package var isBare = false
  }

  /// The declared types by name. If several types have the same name, the first one that is not
  /// nested counts.
  package private(set) var declarations: [String: Declaration] = [:]

  /// Creates an empty hierarchy.
  package init() {}

  /// Collects the types of files.
  init(_ files: [CodeFile]) {
    var extensions: [TypeDeclaration] = []
    for file in files {
      for type in file.types {
        switch type.kind {
        case .extension: extensions.append(type)
        case .alias: break
        case .type, .enumeration:
          add(
            Declaration(
              name: type.name, inherited: type.inherited, place: file.place(type.offset),
              isNested: type.qualifiedName.contains("."), held: type.held, isBare: type.isBare))
        }
      }
    }
    for type in extensions {
      if !type.inherited.isEmpty { extend(type.name, with: type.inherited) }
      if !type.isBare { declarations[type.name]?.isBare = false }
    }
  }

  /// Returns the name by which the hierarchy knows a type. `fullName` includes the enclosing types.
  func name(of fullName: String) -> String {
    declarations[fullName] == nil ? fullName.lastComponent : fullName
  }

  /// Returns the location of a declaration, or `nil` if the project does not declare the type.
  package func place(of name: String) -> SourceLocation? { declarations[name]?.place }

  /// Returns the ancestors of a class, beginning with its superclass.
  ///
  /// The last one is a framework's class, or a class whose superclass is unknown. A protocol is
  /// written like a superclass, so only the first inherited type is followed.
  package func ancestors(of name: String) -> [String] {
    var line: [String] = []
    var seen: Set<String> = [name]
    var next = declarations[name]?.inherited.first
    while let ancestor = next, seen.insert(ancestor).inserted {
      line.append(ancestor)
      next = declarations[ancestor]?.inherited.first
    }
    return line
  }

  /// Whether a class is, or inherits from, another class.
  package func isKind(_ name: String, of ancestor: String) -> Bool {
    name == ancestor || ancestors(of: name).contains(ancestor)
  }

  /// Whether a type is a screen, according to the names of those of its ancestors that the project does not declare:
  /// a view controller or a SwiftUI view. What a project calls a controller may be a coordinator.
  package func isScreen(_ name: String) -> Bool {
    ancestors(of: name).contains {
      declarations[$0] == nil && ($0.hasSuffix("Controller") || $0.hasSuffix("VC"))
    }
      || conforms(name, to: "View") || conforms(name, to: "UIViewControllerRepresentable")
  }

  /// Whether a type or an ancestor conforms to a protocol, in the declaration or an extension.
  package func conforms(_ name: String, to protocolName: String) -> Bool {
    ([name] + ancestors(of: name)).contains {
      declarations[$0]?.inherited.contains(protocolName) ?? false
    }
  }

  /// Whether a type is known to be no screen and no view, but something that these use.
  package func isHelper(_ name: String) -> Bool {
    guard declarations[name] != nil else { return false }
    let line = ancestors(of: name)
    return !isScreen(name) && !conforms(name, to: "UIViewRepresentable")
      && (line.last.map { $0 == "NSObject" || declarations[$0] != nil } ?? true)
  }

  /// Whether a class of the project declares nothing itself and inherits nothing of the project.
  package func isBare(_ name: String) -> Bool {
    guard let own = declarations[name], own.isBare else { return false }
    return ancestors(of: name).allSatisfy { declarations[$0] == nil }
  }

  /// Returns the data sources and the delegates of lists that a class or an ancestor holds, sorted by name.
  package func rowHelpers(of name: String) -> [String] {
    let held = ([name] + ancestors(of: name)).flatMap { declarations[$0]?.held ?? [] }
    return Set(held).sorted().filter { helper in
      Self.rowTypes.contains { conforms(helper, to: $0) || isKind(helper, of: $0) }
    }
  }

  private static let rowTypes = [
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDelegate",
    "UITableViewDiffableDataSource",
  ]

  /// Returns the screens that store a value of a type, sorted by name.
  package func screens(holding name: String) -> [Declaration] {
    declarations.values.filter { $0.held.contains(name) && isScreen($0.name) }
      .sorted { $0.name < $1.name }
  }

  /// Returns the direct subclasses of a class, sorted by name.
  package func subclasses(of name: String) -> [String] {
    declarations.values.filter { $0.inherited.first == name }.map(\.name).sorted()
  }

  /// Adds a declaration. One that is not nested replaces a nested one.
  mutating func add(_ declaration: Declaration) {
    guard let known = declarations[declaration.name] else {
      declarations[declaration.name] = declaration
      return
    }
    if known.isNested && !declaration.isNested { declarations[declaration.name] = declaration }
  }

  /// Adds the protocols of an extension.
  mutating func extend(_ name: String, with inherited: [String]) {
    declarations[name]?.inherited += inherited
  }
}

extension TypeDeclaration {
  /// The types of the values that its properties store, as declared or as made.
  fileprivate var held: Set<String> {
    Set(variables.filter(\.isStored).compactMap(\.madeType))
  }

  /// Whether it declares nothing.
  fileprivate var isBare: Bool {
    variables.isEmpty && functions.isEmpty && cases.isEmpty && types.isEmpty
  }
}

extension Variable {
  /// Its type, as declared or as made.
  var madeType: String? { type ?? value?.calledType }
}

extension Expression {
  /// The type whose initializer the expression calls.
  fileprivate var calledType: String? {
    guard case .call(let callee, _) = kind, let name = callee.lastName, name.startsUppercase else {
      return nil
    }
    return name
  }
}
