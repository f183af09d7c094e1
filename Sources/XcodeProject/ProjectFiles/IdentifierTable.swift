/// A hash table that maps identifiers to objects.
struct IdentifierTable: Sendable {
  private let values: PropertyValues
  /// The identifiers, as indices of values. The value after each identifier is the object.
  private let keys: [Int32]
  /// The slots of the table, which contain numbers of objects, or -1 if they are empty.
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

  /// The object with a number.
  subscript(number: Int) -> PropertyValue {
    PropertyValue(values: values, index: Int(keys[number]) + 1)
  }

  /// Returns the number of the object whose identifier is the value at an index.
  func number(of key: Int) -> Int? {
    var place = values.hash(of: key) & (table.count - 1)
    while table[place] >= 0 {
      let number = Int(table[place])
      if values.isSame(key, Int(keys[number])) { return number }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Returns a hash table of identifiers. If several objects have the same identifier, the first is
  /// used.
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
