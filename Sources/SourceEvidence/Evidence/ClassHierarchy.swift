package import FileReading

/// The types that a project declares, across its files.
package struct ClassHierarchy: Sendable, Hashable {
  /// One declared type.
  package struct Declaration: Sendable, Hashable {
    /// Its name, without the types it is nested in.
    package var name: String
    /// What it inherits from or conforms to, as written; extensions add theirs.
    package var inherited: [String]
    /// Where it is declared.
    package var place: SourceLocation
    /// Whether it stands inside of another type, so that its name is not its own.
    package var isNested: Bool
  }

  /// The declared types by name; where a name is declared more than once, the first one that does not
  /// stand inside of another type.
  package private(set) var declarations: [String: Declaration] = [:]

  /// Creates an empty hierarchy.
  package init() {}

  /// The types that some files declare.
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

  /// Where a type is declared; nil if the project does not declare it.
  package func place(of name: String) -> SourceLocation? { declarations[name]?.place }

  /// What a class inherits from, from its superclass upwards, without itself.
  ///
  /// The last one is a class of a framework, or one whose superclass is unknown. As conformances are
  /// written like superclasses, the line goes on along the first inherited type only.
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

  /// Whether a class is another one or inherits from it.
  package func isKind(_ name: String, of ancestor: String) -> Bool {
    name == ancestor || ancestors(of: name).contains(ancestor)
  }

  /// Whether a type is a screen, as far as its name and those of its ancestors say: a view controller, or
  /// a view of SwiftUI.
  package func isScreen(_ name: String) -> Bool {
    ancestors(of: name).contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
      || conforms(name, to: "View") || conforms(name, to: "UIViewControllerRepresentable")
  }

  /// Whether a type itself conforms to a protocol, in its declaration or in an extension.
  package func conforms(_ name: String, to protocolName: String) -> Bool {
    ([name] + ancestors(of: name)).contains {
      declarations[$0]?.inherited.contains(protocolName) ?? false
    }
  }

  /// The classes of the project that inherit from a class directly, by name.
  package func subclasses(of name: String) -> [String] {
    declarations.values.filter { $0.inherited.first == name }.map(\.name).sorted()
  }

  /// Adds a declaration: one outside of types replaces one inside.
  mutating func add(_ declaration: Declaration) {
    guard let known = declarations[declaration.name] else {
      declarations[declaration.name] = declaration
      return
    }
    if known.isNested && !declaration.isNested { declarations[declaration.name] = declaration }
  }

  /// Takes in what an extension adds.
  mutating func extend(_ name: String, with inherited: [String]) {
    declarations[name]?.inherited += inherited
  }
}
