import Guidance

/// The colors of text on a terminal. Without color, all texts are unchanged.
struct Palette {
  let isOn: Bool

  func heading(_ text: String) -> String { styled(text, "1") }
  func faint(_ text: String) -> String { styled(text, "2") }
  func outcome(_ text: String) -> String { styled(text, "1;32") }
  func key(_ text: String) -> String { styled(text, "36") }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .required: styled(text, "1;31")
    case .recommended: styled(text, "1;33")
    case .consider: styled(text, "1;34")
    }
  }

  func problem(_ level: ProblemReport.Level, _ text: String) -> String {
    styled(text, level == .error ? "31" : "2")
  }

  /// Returns a text with a style, selected by the parameters of an ECMA-48 control sequence.
  private func styled(_ text: String, _ parameters: String) -> String {
    isOn ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }
}
