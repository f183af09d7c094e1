/// The declarations of one type, from all files.
final class TypeEntry {
  /// The name with the names of the enclosing types.
  let name: String
  var isEnumeration = false
  var isProtocol = false
  var cases: [TypeDeclaration.Case] = []
  var variables: [String: (variable: Variable, file: Int)] = [:]
  var functions: [String: [(function: Function, file: Int)]] = [:]
  /// The names of the functions, in source order.
  var functionOrder: [String] = []
  /// The static properties of private types of the same name, by file.
  var inFiles: [Int: [String: DeclaredVariable]] = [:]
  /// The location of the declaration, or `nil` for a framework's type that the project extends.
  var origin: Position?

  init(name: String) { self.name = name }

  /// The location of the declaration or, for a framework's type, of its first member, and the name.
  var order: (Position, String) {
    let members = functions.values.joined().map {
      Position(file: $0.file, offset: $0.function.offset)
    }
    return (origin ?? members.min() ?? Position(file: .max, offset: 0), name)
  }
}
