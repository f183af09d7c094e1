/// A function with its file and its type, which is `nil` for a free function.
final class DeclaredFunction {
  let function: Function
  let file: Int
  let type: String?

  init(_ function: Function, file: Int, type: String?) {
    self.function = function
    self.file = file
    self.type = type
  }

  var origin: Position { Position(file: file, offset: function.offset) }
}
