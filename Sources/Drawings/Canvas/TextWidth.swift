/// Estimates the maximum width of texts in any font.
///
/// The viewer's system chooses the font, so the widths are those of the widest common sans serif
/// font (Helvetica, Arial, Roboto, or Noto Sans), by class of character.
enum TextWidth {
  /// Returns the width of a text in points. The font size is in points.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    // Most texts are ASCII and need no Unicode tables.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let width =
      isPlain
      ? text.unicodeScalars.reduce(0) { $0 + ascii($1) } : text.reduce(0) { $0 + ems($1) }
    return width * size * (isBold ? bold : 1)
  }

  /// Returns the width of a character (a grapheme cluster) in ems. A pictograph is one character,
  /// however many scalars it consists of.
  private static func ems(_ character: Character) -> Double {
    let scalars = character.unicodeScalars
    return scalars.contains(where: isPictograph) ? 1.4 : scalars.reduce(0) { $0 + ems($1) }
  }

  /// The width of semibold text relative to regular text.
  private static let bold = 1.1

  /// Returns the width of a scalar in ems, which are multiples of the font size.
  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    scalar.isASCII ? ascii(scalar) : beyondASCII(scalar)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "'", " ", ",", ".", ":", ";", "!": 0.29
    case "I", "f", "t", "r", "-", "(", ")", "[", "]", "`", "{", "}", "|": 0.42
    case "/", "\\", "\"", "s", "v", "y", "z", "c", "x", "k", "J", "L", "_", "?", "*": 0.57
    case "N", "G", "O", "Q", "H", "U", "C", "D", "R", "&": 0.8
    case "m", "w", "M", "W", "@", "%": 0.98
    case "A"..."Z", "#", "~": 0.68
    default: 0.62
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case .spacingMark: return 0.7
    default: break
    }
    switch scalar.value {
    // Scalars that markup cannot contain are written as their number.
    case 0xFFFE, 0xFFFF: return 5
    case 0x00A0...0x024F, 0x1E00...0x1EFF: return scalar.properties.isUppercase ? 0.95 : 0.67
    case 0x0370...0x03FF: return scalar.properties.isUppercase || scalar == "ω" ? 0.84 : 0.68
    case 0x0400...0x052F: return cyrillic(scalar)
    case 0x0590...0x05FF: return 0.7
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return arabic(scalar)
    case 0x0E00...0x0EFF: return 0.7
    case 0x1100...0x11FF, 0xAC00...0xD7A3: return 0.96
    case 0x2010...0x2027, 0x2030...0x205E: return 1
    default: return isPictograph(scalar) ? 1.4 : 1.02
    }
  }

  private static func cyrillic(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "Ж", "Ф", "Ш", "Щ", "Ы", "Ю", "М", "ж", "ш", "щ", "ы", "ю", "м", "ф", "ъ", "т": 1.08
    default: scalar.properties.isUppercase ? 0.86 : 0.68
    }
  }

  /// Returns the width of an Arabic letter. Letters that keep their full form in every position are
  /// wide.
  private static func arabic(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "ا", "أ", "إ", "آ", "ل": 0.42
    case "س", "ش", "ص", "ض": 1.2
    case "ب", "ت", "ث", "ن", "ي", "ئ", "ف", "ق", "ك", "ى": 0.68
    default: 0.75
    }
  }

  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F000 && scalar.value <= 0x1FAFF || scalar.properties.isEmojiPresentation
  }
}

/// Whether a text is right-to-left, according to its first letter.
package func readsRightToLeft(_ text: String) -> Bool {
  for scalar in text.unicodeScalars.prefix(200) where scalar.properties.isAlphabetic {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default: return false
    }
  }
  return false
}
