/// A text as a sequence of parts of its original and of new bytes.
struct SplicePieces {
  enum Piece {
    case original(Range<Int>)
    case new([UInt8])

    var count: Int {
      switch self {
      case .original(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    /// Returns a part of the piece. The offsets are relative to its start.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .original(let whole):
        .original((whole.lowerBound + range.lowerBound)..<(whole.lowerBound + range.upperBound))
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  private var pieces: [Piece]
  private let originalCount: Int

  init(count: Int) {
    pieces = [.original(0..<count)]
    originalCount = count
  }

  /// The length of the text.
  var count: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Applies splices that are sorted and do not overlap.
  mutating func apply(_ splices: [Splice]) {
    var result: [Piece] = []
    var cursor = 0
    for splice in splices {
      result += parts(cursor..<splice.range.lowerBound)
      if !splice.bytes.isEmpty { result.append(.new(splice.bytes)) }
      cursor = splice.range.upperBound
    }
    pieces = result + parts(cursor..<count)
  }

  /// Returns the bytes of the text.
  func bytes(of original: [UInt8]) -> [UInt8] {
    pieces.reduce(into: []) { bytes, piece in
      switch piece {
      case .original(let range): bytes += original[range]
      case .new(let new): bytes += new
      }
    }
  }

  /// The splices that make the text out of its original, from the first to the last.
  var splices: [Splice] {
    var (splices, cursor, new): ([Splice], Int, [UInt8]) = ([], 0, [])
    for piece in pieces + [.original(originalCount..<originalCount)] {
      switch piece {
      case .new(let bytes): new += bytes
      case .original(let range):
        if range.lowerBound > cursor || !new.isEmpty {
          splices.append(Splice(cursor..<range.lowerBound, new))
        }
        (cursor, new) = (range.upperBound, [])
      }
    }
    return splices
  }

  private func parts(_ range: Range<Int>) -> [Piece] {
    var (parts, start): ([Piece], Int) = ([], 0)
    for piece in pieces {
      let common = range.clamped(to: start..<(start + piece.count))
      if !common.isEmpty {
        parts.append(piece.part((common.lowerBound - start)..<(common.upperBound - start)))
      }
      start += piece.count
    }
    return parts
  }
}
