/// Finds the places for new entries in the lines of a `.macward.yml` file.
///
/// Only the usual forms are recognized. ``ConfigurationTemplate`` checks the result.
struct ConfigurationScan {
  private typealias Slot = ConfigurationTemplate.Slot

  private let lines: [String]
  private(set) var pieces: [ConfigurationTemplate.Piece] = []

  init(_ text: String) {
    // A carriage return forms one character with a line feed, but remains part of its line here.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let names = ["answers", "decisions"]
    let sections = names.map { name in
      lines.firstIndex { Self.heading(of: $0) == name }
    }
    let isFinished = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      add(isLast ? line : line + "\n", at: index)
      guard let name = sections.firstIndex(of: index).map({ names[$0] }) else { continue }
      append(.slot(name == "answers" ? answers(after: index) : decisions(after: index)))
    }
    let isEmpty = text.allSatisfy(\.isWhitespace)
    for (name, index) in zip(names, sections) where index == nil {
      let head =
        (isFinished ? "" : "\n") + (isEmpty && name == "answers" ? "" : "\n") + "\(name):\n"
      append(.slot(Slot(kind: name == "answers" ? .answers : .decisions, head: head)))
    }
  }

  /// A key at the beginning of a line with nothing but a comment after it.
  private static func heading(of line: String) -> String? {
    line.wholeMatch(of: /([a-z][a-z-]*):[ \t]*(?:#.*)?\r?/).map { String($0.output.1) }
  }

  /// A key of a mapping: its indentation, the key, and what comes after it.
  private static func key(
    of line: String
  ) -> (indent: String, key: String, value: String)? {
    let form = /([ ]+)["']?([A-Za-z0-9_-]+)["']?:(?:[ \t]+([^\r]*))?\r?/
    return line.wholeMatch(of: form).map {
      (String($0.output.1), String($0.output.2), $0.output.3.map(String.init) ?? "")
    }
  }

  /// Adds a line, with the places for answers about structures.
  private mutating func add(_ text: String, at index: Int) {
    guard isAnswer(index), let entry = Self.key(of: lines[index]) else {
      return append(.text(text))
    }
    let kind = Slot.Kind.structures(question: entry.key)
    let value = entry.value
    if value.hasPrefix("{") {
      let start = text.distance(
        from: text.startIndex, to: text.firstIndex(of: "{") ?? text.endIndex)
      append(.text(String(text.prefix(start + 1))))
      append(.slot(Slot(kind: kind, isFlow: true)))
      append(.text(String(text.dropFirst(start + 1))))
    } else if value.isEmpty || value.hasPrefix("#") {
      append(.text(text))
      let indent = indentation(after: index) ?? entry.indent + "  "
      append(.slot(Slot(kind: kind, indent: indent)))
    } else {
      append(.text(text))
    }
  }

  private mutating func append(_ piece: ConfigurationTemplate.Piece) {
    if case .text(let more) = piece, case .text(let last) = pieces.last {
      pieces[pieces.count - 1] = .text(last + more)
    } else {
      pieces.append(piece)
    }
  }

  private func answers(after index: Int) -> Slot {
    Slot(kind: .answers, indent: indentation(after: index) ?? "  ")
  }

  private func decisions(after index: Int) -> Slot {
    let first = lines[(index + 1)...].first { !$0.isComment }
    let isList = first?.drop { $0 == " " }.hasPrefix("-") == true
    let indent = isList ? String(first?.prefix { $0 == " " } ?? "") : "  "
    return Slot(kind: .decisions, indent: indent)
  }

  /// Returns the indentation of the next line with content, if it is deeper than that of a line.
  private func indentation(after index: Int) -> String? {
    guard let next = lines[(index + 1)...].first(where: { !$0.isComment }) else { return nil }
    let spaces = next.prefix { $0 == " " }
    return spaces.count > lines[index].prefix { $0 == " " }.count ? String(spaces) : nil
  }

  /// Whether a line is an entry of `answers`.
  private func isAnswer(_ index: Int) -> Bool {
    guard !lines[index].isComment,
      let section = lines[..<index].lastIndex(where: { !$0.isComment && !$0.hasPrefix(" ") }),
      Self.heading(of: lines[section]) == "answers"
    else { return false }
    return indentation(after: section).map { indent in
      lines[index].prefix { $0 == " " } == indent
    } ?? false
  }
}

extension String {
  /// Whether a line is empty or only a comment.
  fileprivate var isComment: Bool {
    let content = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return content.isEmpty || content.hasPrefix("#")
  }
}
