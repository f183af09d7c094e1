/// A variable with its file and its type, which is `nil` for a global.
final class DeclaredVariable {
  let variable: Variable
  let file: Int
  let type: String?

  init(_ variable: Variable, file: Int, type: String?) {
    self.variable = variable
    self.file = file
    self.type = type
  }

  var origin: Position { Position(file: file, offset: variable.offset) }
}
