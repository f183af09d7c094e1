/// A function with the file and the type that declare it; no type declares one outside of types.
final class DeclaredFunction {
  let function: Function
  let file: Int
  let type: String?

  init(_ function: Function, file: Int, type: String?) {
    self.function = function
    self.file = file
    self.type = type
  }

  var origin: Origin { Origin(file: file, offset: function.offset) }
}
