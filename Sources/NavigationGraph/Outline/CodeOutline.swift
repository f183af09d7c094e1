import SourceEvidence

/// Reads what is on a screen from what its code makes. The order is that of the code.
enum CodeOutline {
  /// Returns the parts. Rows that follow each other are those of one list.
  static func parts(of code: CodeContents) -> [ScreenOutline.Part] {
    code.elements.prefix(mostElements).reduce(into: []) { parts, element in
      if element.kind == .link {
        add(ScreenOutline.Row(title: element.text?.readable?.shownText), to: &parts)
      } else if let part = part(element), !part.isSample || parts.last != part {
        parts.append(part)
      }
    }
  }

  /// Adds a row to the list at the end, or as the first one of a list.
  private static func add(_ row: ScreenOutline.Row, to parts: inout [ScreenOutline.Part]) {
    let isAfterRows = parts.last.map { $0.kind == .rows && !$0.isSample } ?? false
    if !isAfterRows { parts.append(ScreenOutline.Part(.rows)) }
    parts[parts.count - 1].rows.append(row)
  }

  private static func part(_ element: CodeContents.Element) -> ScreenOutline.Part? {
    guard let kind = kinds[element.kind] else { return nil }
    let text = element.text?.readable?.shownText
    var part = ScreenOutline.Part(kind)
    part.isSample = kind == .rows || kind == .grid
    if kind == .field || kind == .secure { part.placeholder = text } else { part.text = text }
    return kind == .text && text == nil ? nil : part
  }

  private static let kinds: [CodeContents.Element.Kind: ScreenOutline.Part.Kind] = [
    .textField: .field, .secureField: .secure, .textView: .editor, .toggle: .toggle,
    .slider: .slider, .stepper: .stepper, .datePicker: .picker, .picker: .picker,
    .segments: .segments, .button: .button, .table: .rows, .list: .rows,
    .repetition: .rows, .collection: .grid, .grid: .grid, .pages: .pages, .mapView: .map,
    .webView: .web, .custom: .custom, .text: .text,
  ]

  private static let mostElements = 24
}
