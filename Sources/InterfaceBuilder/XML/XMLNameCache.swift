/// Maps libxml2's interned names to the numbers of ``XMLName``, and names that it does not list to
/// the numbers after those.
///
/// libxml2 returns the same pointer for the same name for the lifetime of its parser. A lookup by
/// address therefore avoids comparing the text of many thousand attributes per document.
struct XMLNameCache {
  /// The spellings of the names that ``XMLName`` does not list, in the order of their first use.
  private(set) var others: [String] = []

  private var slots = [Slot](repeating: Slot(pointer: nil, number: 0), count: slotCount)
  private var numbers: [String: UInt16] = [:]

  private static let slotCount = 2048
  private static let limit = Int(UInt16.max) - 1024

  private struct Slot {
    var pointer: UnsafePointer<UInt8>?
    var number: UInt16
  }

  /// Whether too few numbers remain for the next document.
  var isCrowded: Bool { others.count > Self.limit / 2 }

  /// Returns the number of the name at an address.
  subscript(pointer: UnsafePointer<UInt8>) -> UInt16 {
    mutating get {
      // Two names are at least two bytes apart: a letter and the terminating null byte.
      let slot = (Int(bitPattern: pointer) >> 1) & (Self.slotCount - 1)
      if slots[slot].pointer == pointer { return slots[slot].number }
      let number = number(of: String(cString: pointer))
      slots[slot] = Slot(pointer: pointer, number: number)
      return number
    }
  }

  private mutating func number(of spelling: String) -> UInt16 {
    if let known = XMLName.bySpelling[spelling] { return known.number }
    if let met = numbers[spelling] { return met }
    // A hostile document may contain any number of names. The last number then represents all
    // further names until the cache is emptied for the next document.
    if others.count < Self.limit { others.append(spelling) }
    let number = UInt16(XMLName.allCases.count + others.count - 1)
    numbers[spelling] = number
    return number
  }
}
