/// Collects the titles that screens set for themselves.
struct ScreenTitles {
  private let runner: CodeRunner
  private var controllers: ControllerTitles
  private let views: ViewTitles

  /// Returns the titles, sorted by class.
  ///
  /// This runs code again, so call it after all other evidence is collected.
  static func titles(_ runner: CodeRunner, _ tree: ViewParts) -> [CodeScreenTitle] {
    var collection = ScreenTitles(runner, tree)
    return runner.symbols.types.keys.sorted().compactMap { collection.title(of: $0) }
      .reduce(into: []) { titles, title in
        // Several types may have the same last name.
        let known = titles.firstIndex { $0.className == title.className }
        guard let known else { return titles.append(title) }
        if titles[known].text != title.text { titles[known].text = nil }
      }
  }

  private init(_ runner: CodeRunner, _ tree: ViewParts) {
    self.runner = runner
    controllers = ControllerTitles(runner)
    views = ViewTitles(runner, tree)
  }

  private mutating func title(of name: String) -> CodeScreenTitle? {
    guard runner.symbols.declares(name) else { return nil }
    let written =
      runner.symbols.kind(of: name) == nil ? views.titles(of: name) : controllers.titles(of: name)
    let titles = written.filter { !$0.isEmpty }
    guard !titles.isEmpty else { return nil }
    let text = Self.only(titles).flatMap { $0.isOneOfSeveral ? nil : $0 }
    return CodeScreenTitle(
      className: runner.symbols.hierarchy.name(of: name), text: text,
      isConditional: titles.allSatisfy(\.isConditional))
  }

  /// Returns the last title that is set unconditionally, or else the only one that is set.
  private static func only(_ titles: [WrittenTitle]) -> CodeText? {
    if let last = titles.last(where: { !$0.isConditional }) { return last.text }
    let texts = Set(titles.map(\.text))
    return texts.count == 1 ? titles[0].text : nil
  }
}
