import Algorithms

/// The declarations of a file by where they begin, to find out which type and which function a name in
/// the file belongs to.
struct DeclarationMap {
  /// The code around a name.
  struct Owner: Hashable {
    /// The outermost type, or `nil` at file level.
    var type: String?
    /// The index of the function, or `nil` outside of functions.
    var function: Int?
  }

  /// A function with a body.
  struct DeclaredFunction {
    var function: Function
    /// The outermost type, or `nil` at file level.
    var type: String?
    /// The body, including its braces, in bytes.
    var body: Range<Int>

    /// The whole declaration in bytes.
    var range: Range<Int> { function.offset..<body.upperBound }
  }

  /// The functions with bodies.
  private(set) var functions: [DeclaredFunction] = []
  private var starts: [(offset: Int, owner: Owner)] = []

  init(_ file: CodeFile) {
    for type in file.types { add(type) }
    for function in file.functions { add(function, of: nil) }
    for variable in file.variables { add(variable.offset, Owner()) }
    for statement in file.statements { add(statement.offset, Owner()) }
    starts.sort { $0.offset < $1.offset }
  }

  /// The offsets at which the declarations begin.
  var offsets: [Int] { starts.map(\.offset) }

  private mutating func add(_ type: TypeDeclaration) {
    let name = type.outermostName
    let owner = Owner(type: type.kind == .alias ? nil : name)
    add(type.offset, owner)
    for variable in type.variables { add(variable.offset, owner) }
    for function in type.functions { add(function, of: name) }
  }

  private mutating func add(_ function: Function, of type: String?) {
    var owner = Owner(type: type)
    if let body = function.code.body {
      owner.function = functions.count
      functions.append(DeclaredFunction(function: function, type: type, body: body.range))
    }
    add(function.offset, owner)
  }

  private mutating func add(_ offset: Int, _ owner: Owner) { starts.append((offset, owner)) }

  /// Returns the declarations around a byte.
  func owner(of offset: Int) -> Owner {
    let after = starts.partitioningIndex { $0.offset > offset }
    guard after > 0 else { return Owner() }
    var owner = starts[after - 1].owner
    if let function = owner.function, !functions[function].range.contains(offset) {
      owner.function = nil
    }
    return owner
  }
}

extension TypeDeclaration {
  /// The name of the outermost type around it, or its own name if there is none.
  var outermostName: String {
    String(qualifiedName.prefix { $0 != "." })
  }
}

extension DeclarationMap {
  /// Returns the ranges of code that belongs to some types, in bytes.
  func ranges(of types: Set<String>, in file: CodeFile) -> [Range<Int>] {
    let ends = starts.dropFirst().map(\.offset) + [file.text.bytes.count]
    return zip(starts, ends).compactMap { start, end in
      start.owner.type.map(types.contains) == true ? start.offset..<end : nil
    }
  }
}
