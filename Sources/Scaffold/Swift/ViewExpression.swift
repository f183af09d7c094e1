import SourceEvidence

/// A view, scene or tab in a builder: a call, its closure, and the modifiers behind it.
struct ViewExpression: Sendable {
  /// A modifier.
  struct Modifier: Sendable {
    /// The name.
    var name: String
    /// The index of the period in front of it.
    var period: Int
    /// The index of the parenthesis of its arguments, if it has some.
    var arguments: Int?
    /// The index of the brace of its closure, if it has one.
    var closure: Int?
  }

  /// The index of the name that is called.
  var first: Int
  /// The index of the parenthesis of the arguments, if there are some.
  var arguments: Int?
  /// The index of the brace of the closure, if there is one.
  var closure: Int?
  /// The index of the last token before the modifiers.
  var last: Int
  /// The modifiers.
  var modifiers: [Modifier] = []
  /// The index behind everything.
  var end: Int
}

extension SwiftCode {
  /// Reads the view whose name is a token.
  func view(at first: Int) -> ViewExpression {
    var index = first + 1
    while tokens.isSign(".", index), !tokens.startsLine(index), isName(index + 1) { index += 2 }
    var view = ViewExpression(first: first, last: index - 1, end: index)
    (view.arguments, view.closure) = readCall(&index)
    view.last = index - 1
    while tokens.isSign(".", index), isName(index + 1) {
      var modifier = ViewExpression.Modifier(name: tokens.text(index + 1), period: index)
      index += 2
      (modifier.arguments, modifier.closure) = readCall(&index)
      view.modifiers.append(modifier)
    }
    view.end = index
    return view
  }

  /// Reads arguments and closures, with their labels.
  private func readCall(_ index: inout Int) -> (arguments: Int?, closure: Int?) {
    var call: (arguments: Int?, closure: Int?)
    if tokens.isSign("(", index), !tokens.startsLine(index) {
      call.arguments = index
      index = tokens.next(after: index)
    }
    guard tokens.isSign("{", index), !tokens.startsLine(index) else { return call }
    call.closure = index
    index = tokens.next(after: index)
    while isName(index), tokens.isSign(":", index + 1), tokens.isSign("{", index + 2) {
      index = tokens.next(after: index + 2)
    }
    return call
  }

  private func isName(_ index: Int) -> Bool {
    tokens.all.indices.contains(index) && tokens.all[index].kind == .word
  }

  /// The code of an argument of a call.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - list: The index of the parenthesis of the arguments.
  /// - Returns: The code as it is written, on one line, or `nil` if there is no such argument.
  func argument(_ label: String, in list: Int?) -> String? {
    guard let list, let close = tokens.partners[list] else { return nil }
    var index = list + 1
    while index < close {
      if tokens.text(index) == label, tokens.isSign(":", index + 1) {
        return self.text(from: index + 2, to: end(ofArgumentAt: index + 2, before: close))
      }
      index = end(ofArgumentAt: index, before: close) + 1
    }
    return nil
  }

  /// The code of the first argument of a call.
  func firstArgument(in list: Int?) -> String? {
    guard let list, let close = tokens.partners[list], list + 1 < close else { return nil }
    return text(from: list + 1, to: end(ofArgumentAt: list + 1, before: close))
  }

  private func end(ofArgumentAt index: Int, before close: Int) -> Int {
    var index = index
    while index < close, !tokens.isSign(",", index) { index = tokens.next(after: index) }
    return index
  }

  /// The code from a token up to another one. Returns `nil` if it has several lines.
  private func text(from first: Int, to end: Int) -> String? {
    guard first < end else { return nil }
    let range = tokens.all[first].range.lowerBound..<tokens.all[end - 1].range.upperBound
    let text = String(decoding: tokens.bytes[range], as: UTF8.self)
    return text.contains(where: \.isNewline) ? nil : text
  }

  /// Whether a token is in a side of an `#if`.
  func isConditional(_ index: Int) -> Bool {
    var depth = 0
    for token in tokens.all.indices.prefix(index) where tokens.all[token].kind == .directive {
      if tokens.text(token).hasPrefix("#if") { depth += 1 }
      if tokens.text(token).hasPrefix("#endif") { depth -= 1 }
    }
    return depth > 0
  }

  /// Whether a token runs only from a version of iOS on.
  func isAvailable(_ index: Int, from version: Int) -> Bool {
    tokens.all.indices.prefix(index).contains { brace in
      guard tokens.isSign("{", brace), (tokens.partners[brace] ?? 0) > index else { return false }
      var start = brace
      while start > 0, !tokens.startsLine(start) { start -= 1 }
      let words = (start..<brace).map { tokens.text($0) }
      guard words.first == "if", let place = words.firstIndex(of: "available") else { return false }
      let names = words[place...]
      guard let system = names.firstIndex(of: "iOS"), system + 1 < names.endIndex else {
        return false
      }
      return SystemVersion(names[system + 1]).map { $0 >= SystemVersion(numbers: [version]) }
        ?? false
    }
  }

  /// Returns lines that follow a view in front of its modifiers.
  func modifying(_ view: ViewExpression, with lines: String) -> EditedLines {
    let next = view.modifiers.first.map(\.period)
    let deep = next.flatMap { tokens.startsLine($0) ? $0 : nil }
    let isOneLine = !tokens.all.indices[view.first...view.last].dropFirst().contains {
      tokens.startsLine($0)
    }
    let modifiers =
      deep == nil && isOneLine
      ? lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") : lines
    let splice = insertion(modifiers, behindStatement: view.last, asDeepAs: deep ?? view.first)
    return EditedLines(
      splice: splice ?? insertion(lines, inLineBehind: view.last),
      place: place(view.first))
  }
}
