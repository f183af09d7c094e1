/// A variable with the file and the type that declare it; no type declares one outside of types.
final class DeclaredVariable {
  let variable: Variable
  let file: Int
  let type: String?

  init(_ variable: Variable, file: Int, type: String?) {
    self.variable = variable
    self.file = file
    self.type = type
  }
}
