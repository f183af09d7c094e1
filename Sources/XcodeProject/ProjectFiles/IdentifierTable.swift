/// A hash table of objects by identifier.
struct IdentifierTable: Sendable {
  private let values: PropertyValues
  /// The identifiers, as indices of values. Each is followed by the object.
  private let keys: [Int32]
  /// The numbers of objects; -1 for none.
  private let table: [Int32]

  init(_ objects: PropertyValue) {
    let values = objects.values
    var keys: [Int32] = []
    var current = objects.index + 1
    while current < objects.end {
      if values.nodes[current + 1].kind == .dictionary { keys.append(Int32(current)) }
      current = values.next(after: current + 1)
    }
    self.values = values
    self.keys = keys
    table = Self.table(of: keys, in: values)
  }

  var count: Int { keys.count }

  /// An object by its number.
  subscript(number: Int) -> PropertyValue {
    PropertyValue(values: values, index: Int(keys[number]) + 1)
  }

  /// The number of the object that the value at an index refers to.
  func number(of key: Int) -> Int? {
    var place = values.hash(of: key) & (table.count - 1)
    while table[place] >= 0 {
      let number = Int(table[place])
      if values.isSame(key, Int(keys[number])) { return number }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// The first of the objects with the same identifier counts.
  private static func table(of keys: [Int32], in values: PropertyValues) -> [Int32] {
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    for (number, key) in keys.enumerated() {
      var place = values.hash(of: Int(key)) & (size - 1)
      while table[place] >= 0, !values.isSame(Int(key), Int(keys[Int(table[place])])) {
        place = (place + 1) & (size - 1)
      }
      if table[place] < 0 { table[place] = Int32(number) }
    }
    return table
  }
}
