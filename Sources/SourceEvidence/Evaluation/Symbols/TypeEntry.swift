/// What all files say of one type.
final class TypeEntry {
  /// The name with those of the types around it.
  let name: String
  var isEnumeration = false
  var cases: [TypeDeclaration.Case] = []
  var variables: [String: (variable: Variable, file: Int)] = [:]
  var functions: [String: [(function: Function, file: Int)]] = [:]
  /// Names of functions in the order of the source.
  var functionOrder: [String] = []
  /// Where it is declared; nil for a framework's type that the project extends.
  var origin: Origin?

  init(name: String) { self.name = name }
}
