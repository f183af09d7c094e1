import FileReading
import SourceEvidence

/// The sections of a tab view in code, as values of its own selection.
struct SelectedSections: Sendable {
  /// A section.
  struct Section: Sendable {
    /// The title, as a literal.
    var title: String
    /// The value of the selection that shows it, as code in the scope of the tab view.
    var value: String
    /// The condition under which its tab is there, as code in the same scope.
    var condition: String?
  }

  /// The selection, as code in the scope of the tab view.
  let selection: String
  /// The sections, in order.
  let sections: [Section]

  /// Why the sections cannot be written.
  enum Refusal: Error {
    case noSelection, unknownTags, otherCode

    var text: String {
      switch self {
      case .noSelection:
        "The tab view keeps no selection that code can change: give it one, and each tab its value."
      case .unknownTags:
        "Not every section is written with its title and the value of its tag: commands cannot name them."
      case .otherCode:
        "The tab view is not found as one call that is always compiled."
      }
    }
  }

  /// Reads the sections of a tab view that a table names.
  init(
    of view: ViewExpression, in code: SwiftCode, _ table: SectionTable, tabs: Int,
    _ files: ProjectFiles,
    _ classes: ClassHierarchy
  ) throws(Refusal) {
    guard let selection = code.argument("selection", in: view.arguments),
      let closure = view.closure,
      let close = code.tokens.partners[closure]
    else { throw .noSelection }
    self.selection = selection
    let written = TabBuilder(code: code).tabs(closure + 1..<close, condition: nil)
    let titles = Set(table.sections.map { SwiftText.literal($0.title) })
    let found = written.filter { titles.contains($0.title) }
    if found.count == table.sections.count, Set(found.map(\.title)).count == found.count {
      sections = found
      return
    }
    let values = code.enumeration(closure + 1..<close, files, classes) ?? []
    guard values.count == tabs, written.isEmpty else { throw .unknownTags }
    sections = table.sections.map {
      Section(title: SwiftText.literal($0.title), value: values[$0.tabIndex])
    }
  }

  /// The elements of an array of sections.
  var elements: String {
    sections.map { section in
      let call = "WindowSection(\(section.title), \(selection), \(section.value)"
      return call + (section.condition.map { ", isThere: \($0)" } ?? "") + "),"
    }.joined(separator: "\n")
  }
}

/// Reads the tabs in the closure of a tab view.
private struct TabBuilder {
  let code: SwiftCode

  /// Returns the tabs that have a title and a value.
  func tabs(_ range: Range<Int>, condition: String?) -> [SelectedSections.Section] {
    var found: [SelectedSections.Section] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if code.tokens.text(index) == "if", condition == nil, let arm = arm(at: index) {
        found += tabs(arm.body, condition: arm.condition)
        index = arm.body.upperBound + 1
      } else if code.tokens.all[index].kind == .word, code.tokens.startsLine(index) {
        let view = code.view(at: index)
        tab(view).map {
          found.append(.init(title: $0.title, value: $0.value, condition: condition))
        }
        index = max(view.end, index + 1)
      } else {
        index = code.tokens.next(after: index)
      }
    }
    return found
  }

  /// The condition and the body of an `if` without another side.
  private func arm(at index: Int) -> (condition: String, body: Range<Int>)? {
    var brace = index + 1
    while brace < code.tokens.all.count, !code.tokens.isSign("{", brace) { brace += 1 }
    guard let close = code.tokens.partners[brace], code.tokens.text(close + 1) != "else",
      brace > index + 1
    else { return nil }
    let words = (index + 1..<brace).map { code.tokens.text($0) }
    let isPlain = words.allSatisfy { word in
      ["!", ".", "&&", "||", "$"].contains(word)
        || word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
    guard isPlain, !words.contains("let"), !words.contains("case") else { return nil }
    return (words.joined(), brace + 1..<close)
  }

  private func tab(_ view: ViewExpression) -> (title: String, value: String)? {
    if code.tokens.text(view.first) == "Tab" {
      guard let value = code.argument("value", in: view.arguments) else { return nil }
      let label = view.closure.flatMap { labelTitle(behind: $0, before: view.end) }
      let own = code.firstArgument(in: view.arguments).flatMap { $0.hasPrefix("\"") ? $0 : nil }
      return (own ?? label).map { ($0, value) }
    }
    let item = view.modifiers.first { $0.name == "tabItem" }
    let tag = view.modifiers.first { $0.name == "tag" }
    guard let value = tag.flatMap({ code.firstArgument(in: $0.arguments) }),
      let title = item?.closure.flatMap({ title(in: $0) })
    else { return nil }
    return (title, value)
  }

  /// The title of the closure with the label of a tab.
  private func labelTitle(behind closure: Int, before end: Int) -> String? {
    let index = code.tokens.next(after: closure)
    guard code.tokens.text(index) == "label", index < end else { return nil }
    return title(in: index + 2)
  }

  /// The only literal in the closure of a label that is a title.
  private func title(in closure: Int) -> String? {
    guard let close = code.tokens.partners[closure] else { return nil }
    let titles = (closure..<close).filter { index in
      ["Text", "Label"].contains(code.tokens.text(index)) && code.tokens.isSign("(", index + 1)
    }.compactMap { code.firstArgument(in: $0 + 1) }
    return titles.count == 1 && titles[0].hasPrefix("\"") ? titles[0] : nil
  }
}

extension SwiftCode {
  /// The cases of the enumeration whose cases a closure lists, each as a tab with itself as its tag.
  fileprivate func enumeration(
    _ range: Range<Int>, _ files: ProjectFiles, _ classes: ClassHierarchy
  ) -> [String]? {
    let list = view(at: range.lowerBound)
    guard tokens.text(list.first) == "ForEach", list.end >= range.upperBound,
      let all = firstArgument(in: list.arguments), all.hasSuffix(".allCases"),
      let closure = list.closure, tokens.text(closure + 2) == "in"
    else { return nil }
    let name = String(all.dropLast(".allCases".count))
    let tag = view(at: closure + 3).modifiers.first { $0.name == "tag" }
    guard firstArgument(in: tag?.arguments) == tokens.text(closure + 1),
      let place = classes.place(of: name), let code = SwiftCode(place.file, files),
      let type = code.type(name)
    else { return nil }
    return code.cases(of: type).map { "\(name).\($0)" }
  }

  /// The names of the cases of an enumeration without values.
  private func cases(of type: CodeDeclaration) -> [String] {
    guard type.keyword == "enum", let body = type.body else { return [] }
    var names: [String] = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if tokens.text(index) == "case" {
        repeat {
          names.append(tokens.text(index + 1))
          index += 2
          if tokens.text(index) == "=" { index += 2 }
        } while tokens.isSign(",", index)
      } else {
        index = tokens.next(after: index)
      }
    }
    return names
  }
}
