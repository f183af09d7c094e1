import Markup

/// Returns a text in quotation marks, escaped for YAML.
func yamlQuoted(_ text: String) -> String {
  let inside = escaped(text) { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    default: scalar.isPrintable ? nil : "\\U" + scalar.hexadecimal
    }
  }
  return "\"\(inside)\""
}

extension Unicode.Scalar {
  /// Whether the scalar needs no escape.
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }

  /// The code point, with eight hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
