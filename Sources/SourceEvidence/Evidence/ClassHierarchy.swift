package import FileReading

/// The types that a project declares, from all files.
package struct ClassHierarchy: Sendable, Hashable {
  /// A declared type.
  package struct Declaration: Sendable, Hashable {
    /// The name, without the enclosing types.
    package var name: String
    /// The superclass and the protocols, as written, including those of extensions.
    package var inherited: [String]
    /// The location of the declaration.
    package var place: SourceLocation
    /// Whether the type is nested in another one, so that its name may not be unique.
    package var isNested: Bool
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
              isNested: type.outer != nil))
        }
      }
    }
    for type in extensions where !type.inherited.isEmpty {
      extend(type.name, with: type.inherited)
    }
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

  /// Whether a type is a screen, according to its name and those of its ancestors: a view
  /// controller or a SwiftUI view.
  package func isScreen(_ name: String) -> Bool {
    ancestors(of: name).contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
      || conforms(name, to: "View") || conforms(name, to: "UIViewControllerRepresentable")
  }

  /// Whether a type or an ancestor conforms to a protocol, in the declaration or an extension.
  package func conforms(_ name: String, to protocolName: String) -> Bool {
    ([name] + ancestors(of: name)).contains {
      declarations[$0]?.inherited.contains(protocolName) ?? false
    }
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
