import Algorithms

/// The functions, properties, and types that a project declares, and which of their names its code
/// contains. Who calls whom is a query on it.
final class CallGraph {
  /// Names of declarations.
  typealias Names = Set<UInt16>

  /// A property of a type, with its file.
  struct Property {
    let name: String
    let type: TypeDeclaration
    let file: CodeFile
    /// Its declaration, up to the next one, in bytes.
    let range: Range<Int>
  }

  /// The functions, in the order of their files: free functions before the members of types.
  let functions: [DeclaredFunction]
  private let files: [CodeFile]
  private let names: NameSet
  private var called: [ObjectIdentifier: Names] = [:]

  /// Indexes files.
  init(_ files: [CodeFile]) {
    self.files = files
    functions = files.enumerated().flatMap { index, file in
      file.functions.map { DeclaredFunction($0, file: index, type: nil) }
        + file.types.flatMap { type in
          type.functions.map { DeclaredFunction($0, file: index, type: type.qualifiedName) }
        }
    }
    let types = files.flatMap(\.types)
    let declared =
      functions.map(\.function.name) + types.map(\.name.lastComponent)
      + types.flatMap { $0.variables.filter(\.hasCode).map(\.name) }
    names = NameSet(of: declared)
  }

  /// The properties with a value or accessors.
  var properties: [Property] {
    files.flatMap { file in
      let starts = DeclarationMap(file).offsets + [file.text.bytes.count]
      return file.types.flatMap { type in
        type.variables.filter(\.hasCode).map { variable in
          let next = starts[starts.partitioningIndex { $0 > variable.offset }]
          return Property(
            name: variable.name, type: type, file: file, range: variable.offset..<next)
        }
      }
    }
  }

  /// Returns names as those of declarations. Other names are left out.
  func names(_ texts: some Sequence<String>) -> Names { Set(texts.lazy.compactMap(names.mark)) }

  /// Returns the text of a name.
  func text(_ name: UInt16) -> String { names.names[Int(name)] }

  /// Returns the names with arguments in a body: `push(details)`, `[router push:details]`, and the
  /// selector `"push:"`.
  func called(in body: Body?) -> Names {
    guard let body else { return [] }
    let key = ObjectIdentifier(body)
    if let known = called[key] { return known }
    let words = body.text.words
    let selectors = body.words.lazy.compactMap(words.selector).compactMap(names.mark)
    let found = found(in: words, body.range, where: \.isCalled).union(selectors)
    called[key] = found
    return found
  }

  /// Returns the names in a body besides labels of arguments.
  func used(in body: Body?) -> Names {
    guard let body else { return [] }
    return found(in: body.text.words, body.range) { body.isObjectiveC || !$0.isLabel }
  }

  /// Returns the names in the functions of a type besides labels of arguments.
  func used(in type: TypeDeclaration) -> Names {
    type.functions.reduce(into: []) { $0.formUnion(used(in: $1.code.body)) }
  }

  /// Returns the names in the code of a property besides labels of arguments.
  func used(in property: Property) -> Names {
    let name = names([property.name])
    return found(in: property.file.words, property.range) {
      property.file.isObjectiveC || !$0.isLabel
    }.subtracting(name)
  }

  private func found(
    in words: CodeWords, _ range: Range<Int>, where isWanted: (WordContext) -> Bool
  ) -> Names {
    var found: Names = []
    words.forEach(of: names, in: words.indexes(in: range)) { index, name in
      if !found.contains(name), isWanted(words[index]) { found.insert(name) }
    }
    return found
  }
}

extension DeclaredFunction {
  /// The code of the function, or `nil` if it has none that is parsed on first access.
  var body: Body? { function.code.body }
}

extension Variable {
  /// Whether it has a value or accessors.
  fileprivate var hasCode: Bool { value != nil || accessors != nil }
}
