/// An attribute with its value as it stands in a file, so that it is read as the given text.
package func attribute(_ name: String, _ value: String) -> String {
  var text = ""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case "\"": text += "&quot;"
    case "\n": text += "&#10;"
    case "\t": text += "&#9;"
    // What XML does not have at all.
    case "\u{FFFE}", "\u{FFFF}": text += " "
    default:
      text += scalar.properties.generalCategory == .control ? " " : String(scalar)
    }
  }
  return "\(name)=\"\(text)\""
}
