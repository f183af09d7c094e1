import Foundation

/// Returns a value as JSON in ASCII characters, which are the same in any attribute or script.
func asciiJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { return "null" }
  return String(decoding: data, as: UTF8.self).utf16.reduce(into: "") { text, unit in
    if (0x20..<0x7F).contains(unit), let scalar = Unicode.Scalar(unit) {
      text.unicodeScalars.append(scalar)
    } else {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
