/// Turns libxml2's interned names into the numbers of ``Name`` and, for names that it does not
/// list, into numbers after those.
///
/// libxml2 gives the same pointer for the same name for as long as its parser lives, so a look-up
/// by address spares comparing text for each of a document's many thousand attributes.
struct NameCache {
  /// The spellings of the names that ``Name`` does not list, in the order they were met.
  private(set) var others: [String] = []

  private var slots = [Slot](repeating: Slot(pointer: nil, number: 0), count: slotCount)
  private var numbers: [String: UInt16] = [:]

  private static let slotCount = 2048
  private static let limit = Int(UInt16.max) - 1024

  private struct Slot {
    var pointer: UnsafePointer<UInt8>?
    var number: UInt16
  }

  /// Whether so many numbers are taken that the next document might not find enough.
  var isCrowded: Bool { others.count > Self.limit / 2 }

  /// The number of the name at the address.
  subscript(pointer: UnsafePointer<UInt8>) -> UInt16 {
    mutating get {
      // Names stand one behind the other, with at least one letter and the byte that ends it.
      let slot = (Int(bitPattern: pointer) >> 1) & (Self.slotCount - 1)
      if slots[slot].pointer == pointer { return slots[slot].number }
      let number = number(of: String(cString: pointer))
      slots[slot] = Slot(pointer: pointer, number: number)
      return number
    }
  }

  private mutating func number(of spelling: String) -> UInt16 {
    if let known = Name.bySpelling[spelling] { return known.number }
    if let met = numbers[spelling] { return met }
    // A hostile document may invent names without end: the last number then stands for the rest,
    // until the cache begins anew with the next document.
    if others.count < Self.limit { others.append(spelling) }
    let number = UInt16(Name.allCases.count + others.count - 1)
    numbers[spelling] = number
    return number
  }
}
