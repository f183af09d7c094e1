import Algorithms

/// Finds private properties that hold something that their types never use.
struct UnusedProperties {
  private let file: CodeFile

  init(_ file: CodeFile) { self.file = file }

  /// Returns the declarations, in bytes, of those properties of a type whose code satisfies a condition.
  func ranges(
    in type: TypeDeclaration, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) -> [Range<Int>] {
    guard isWanted(file.text.bytes) else { return [] }
    let starts = DeclarationMap(file).offsets + [file.text.bytes.count]
    let held = type.variables.filter { file.text.isPrivate(at: $0.offset) }
      .map { (name: $0.name, range: range(of: $0, before: starts)) }
      .filter { isWanted(UnsafeRawBufferPointer(rebasing: file.text.bytes[$0.range])) }
    let used = held.isEmpty ? [] : namesUsed(in: type)
    return held.filter { property in
      !used.contains { $0.name == property.name && !property.range.contains($0.offset) }
    }.map(\.range)
  }

  private func range(of variable: Variable, before starts: [Int]) -> Range<Int> {
    variable.offset..<starts[starts.partitioningIndex { $0 > variable.offset }]
  }

  /// Returns the names that the code of a type, and of its extensions in the same file, uses as its own.
  private func namesUsed(in type: TypeDeclaration) -> [(name: String, offset: Int)] {
    var used: [(name: String, offset: Int)] = []
    let visitor = CodeVisitor(
      visit: { expression, _ in
        if let name = expression.ownName { used.append((name, expression.offset)) }
        return true
      }, assign: { target, _, _ in target.ownName.map { used.append(($0, target.offset)) } })
    for part in file.types where part.qualifiedName == type.qualifiedName { visitor.walk(part) }
    return used
  }
}

extension Expression {
  /// The name of a variable, or of a property of the type around the expression.
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name) where base.lastName == "self": name
    default: nil
    }
  }
}
