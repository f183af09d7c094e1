import Guidance

/// How the Mac equivalents are built.
extension MarkdownReporter {
  var equivalents: String {
    let told = report.buildable
    guard !told.isEmpty else { return "" }
    return
      (["# How to build it with \(report.platform.title)"] + told.map(equivalent))
      .joined(separator: "\n\n")
  }

  private func equivalent(_ equivalent: Equivalent) -> String {
    let head = ["## \(markdown(equivalent.title))", layout.wrap(markdown(equivalent.summary))]
    let parts = report.platforms(of: equivalent).flatMap { platform in
      // With one platform the heading of the whole part names it.
      (report.platform == .all ? ["### \(platform.title)"] : [])
        + instructions(for: equivalent, on: platform)
    }
    return (head + parts).joined(separator: "\n\n")
  }

  /// What to use from which version on, the steps, and the APIs.
  private func instructions(
    for equivalent: Equivalent, on platform: TargetPlatform
  ) -> [String] {
    let preferences = equivalent.prefer.filter { $0.platform == platform }
      .map { layout.wrap(markdown(Wording.preference($0))) }
    let steps = equivalent.steps[platform].enumerated().map { position, step in
      layout.wrap(markdown(step), first: "\(position + 1). ")
    }
    let lists = [steps, equivalent.apis[platform].map(api)].filter { !$0.isEmpty }
    return preferences + lists.map { $0.joined(separator: "\n") }
  }

  private func api(_ api: API) -> String {
    let since = api.since.map { " (from \($0))" } ?? ""
    let note = api.note.map { ": \(markdown($0))" } ?? ""
    return layout.wrap("\(code(api.api))\(since)\(note)", first: "- ")
  }
}
