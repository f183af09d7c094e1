/// Gives each type of a project a name of its own, so that types of the same name in different namespaces
/// are not taken for one.
///
/// A nested type is known by its last name. If other types have that name too, it is known by its full name,
/// which is then also its name in the evidence. Superclasses and protocols get the names of the types that they
/// denote by the lexical rules of Swift. A name that may denote several types stays as it is written, and
/// denotes none.
struct UniqueNames {
  private let files: [CodeFile]
  /// The full names of the declared types.
  private var declared: Set<String> = []
  /// The last names that several types have.
  private var shared: Set<String> = []
  /// The new names of types of another module, by the locations of their declarations.
  private var ofModules: [Position: String] = [:]

  private init(_ files: [CodeFile]) {
    self.files = files
    var fullNames: [String: Set<String>] = [:]
    for type in files.lazy.flatMap(\.types) where type.isDeclaration {
      declared.insert(type.qualifiedName)
      fullNames[type.name, default: []].insert(type.qualifiedName)
    }
    shared = Set(fullNames.filter { $0.value.count > 1 }.keys)
    ofModules = superclassesOfSameName()
  }

  /// Returns files whose types have unique names.
  static func applied(to files: [CodeFile]) -> [CodeFile] {
    let names = UniqueNames(files)
    return files.enumerated().map { index, file in
      var file = file
      for place in file.types.indices { names.rename(&file.types[place], in: index) }
      return file
    }
  }

  private func rename(_ type: inout TypeDeclaration, in file: Int) {
    let fullName = type.qualifiedName
    if type.kind != .alias { type.inherited = type.inherited.map { name(of: $0, in: type) } }
    if let name = ofModules[Position(file: file, offset: type.offset)] {
      (type.name, type.outer) = (name, nil)
    } else if type.kind != .alias, type.outer != nil, declared.contains(fullName) {
      guard shared.contains(type.name) else { return }
      (type.name, type.outer) = (fullName, nil)
    }
  }

  /// Returns the name of a superclass or protocol, which is written in the declaration of a type.
  private func name(of written: String, in type: TypeDeclaration) -> String {
    if let found = lookUp(written, in: type.outer) { return unique(found) }
    guard let dot = written.firstIndex(of: ".") else { return written }
    // `Module.Type`, or a type of a type of a framework.
    let rest = String(written[written.index(after: dot)...])
    if rest == type.qualifiedName { return written }
    return declared.contains(rest) ? unique(rest) : written.lastComponent
  }

  /// Returns the full name of the declared type that a name denotes: that of the innermost namespace.
  private func lookUp(_ written: String, in namespace: String?) -> String? {
    var around = namespace
    while let outer = around {
      if declared.contains("\(outer).\(written)") { return "\(outer).\(written)" }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return declared.contains(written) ? written : nil
  }

  private func unique(_ fullName: String) -> String {
    shared.contains(fullName.lastComponent) ? fullName : fullName.lastComponent
  }

  // MARK: Modules

  /// Returns the declarations of superclasses that have the name of their subclass and are in another
  /// module, with the names as the subclasses write them: `class Tabs: Kit.Tabs`.
  private func superclassesOfSameName() -> [Position: String] {
    var names: [Position: String] = [:]
    for (index, file) in files.enumerated() {
      for type in file.types where type.isDeclaration && type.outer == nil {
        guard let written = type.inherited.first, written.hasSuffix("." + type.name),
          !declared.contains(written),
          let found = superclass(of: type, in: index, module: written.dropLast(type.name.count + 1))
        else { continue }
        names[found] = written
      }
    }
    return names
  }

  /// Returns the only other declaration of the name of a type, or the only one in a folder with the name of
  /// a module.
  private func superclass(
    of type: TypeDeclaration, in file: Int, module: Substring
  ) -> Position? {
    let others = files.enumerated().flatMap { index, other in
      other.types.filter { $0.isDeclaration && $0.qualifiedName == type.name && index != file }
        .map { Position(file: index, offset: $0.offset) }
    }
    let ofModule = others.filter { files[$0.file].name.split(separator: "/").contains(module) }
    let found = ofModule.isEmpty ? others : ofModule
    return found.count == 1 ? found[0] : nil
  }
}

extension TypeDeclaration {
  /// Whether it declares a type, and does not extend or rename one.
  fileprivate var isDeclaration: Bool { kind == .type || kind == .enumeration }
}
