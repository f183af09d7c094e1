import Guidance
import MigrationStrategy
import NavigationGraph
import Projects

/// The open decisions on the first page.
extension Review {
  var overview: [ReviewBlock] {
    guard form != .terminal else { return [.facts(facts)] }
    let hasAdvice = project.summary.severity.values.contains { $0 > 0 }
    return [.facts(facts)]
      + (form == .page && hasAdvice ? [.counts(project.summary, project.plan)] : [])
      + fitReasons + outcomes + required + (hasBrief ? [] : keyQuestions)
  }

  var facts: [ReviewFact] {
    let summary = project.summary
    let all: [(String, [ReviewText])] = [
      ("App", [project.targetsInWords].compactMap { $0 }.map { ReviewText($0) }),
      ("On the Mac", [existingMac].compactMap { $0 }.map { ReviewText($0) }),
      ("Fit", [fit].compactMap { $0 }),
      ("Platform", form == .terminal ? [] : advisedFor),
      start,
      ("Advice", form == .page ? [] : [ReviewText(Wording.summary(summary))]),
      (
        "Effort",
        project.plan.phases.isEmpty ? [] : [ReviewText(Wording.shortEffort(of: project.plan))]
      ),
      ("From source", project.source.map { [ReviewText(Wording.source($0))] } ?? []),
      (
        "Team",
        project.team.map { ["\(Wording.team($0)) in \(.place(project.configuration ?? ""))"] } ?? []
      ), ("Baseline", project.newAndKnown.map { [ReviewText(Wording.baseline($0))] } ?? []),
    ]
    return all.filter { !$0.1.isEmpty }.map { ReviewFact(label: $0.0, values: $0.1) }
  }

  /// What the project has for the Mac, if that counts for the target.
  private var existingMac: String? {
    project.target.has(.existingWork) ? project.macInWords : nil
  }

  /// How well the app suits the target.
  private var fit: ReviewText? {
    project.fit.map {
      "\(.strong($0.outcome.title)) \(project.target.phrase), \(Wording.confidence(of: $0))"
    }
  }

  /// The decision about how well the app suits the target, with its reasons.
  private var fitReasons: [ReviewBlock] {
    project.fit.map {
      [
        .heading("How well the app suits \(project.target.title)"),
        .decision($0, title: nil, structure: nil),
      ]
    } ?? []
  }

  /// The technology that the advice is for, with the reason.
  private var advisedFor: [ReviewText] {
    guard !project.platformReason.isEmpty else { return [] }
    let reason = project.platformReason
    let end = String(reason.hasSuffix(".") ? reason.dropLast() : reason[...])
    return [ReviewText("\(project.platformTitle). \(end)")]
  }

  /// The entry points of the app.
  private var start: (String, [ReviewText]) {
    if project.kind == .library { return ("Contents", ["a Swift package that makes no app"]) }
    if project.kind == .rest { return ("Contents", ["documents that belong to no app"]) }
    if project.entries.isEmpty { return ("Starts with", ["unknown"]) }
    return (
      "Starts with",
      project.entries.map { entry in
        "\(entry.scene), \(.place("\(entry.file):\(entry.line)")) (\(entry.source))"
      } + otherRoots
    )
  }

  /// What else fills windows, by name.
  private var otherRoots: [ReviewText] {
    let scenes = project.otherRoots.map(\.scene)
    return scenes.isEmpty
      ? [] : [ReviewText("At other times, or in other windows: \(scenes.inWords(most: 5))")]
  }

  /// The outcome for each structure.
  private var outcomes: [ReviewBlock] {
    let changed = reported.filter { !isUnchanged($0.element) }
    let rows = changed.map { index, structure -> [ReviewText] in
      let outcomes = structure.decisions.map { Wording.outcome($0.outcome) }
      return [
        "\(.link(Self.short(name(of: structure), 160), .structure(index)))",
        "\(.strong(outcomes.joined(separator: "; ")))",
        ReviewText(structure.decisions.first.map { Wording.confidence(of: $0) } ?? ""),
        "\(.place("\(structure.file):\(structure.line)"))",
      ]
    }
    let header = ["What it is", "What it becomes", "Confidence", "Where"]
    return table("What becomes of each structure", header: header, rows: rows) + unchanged
  }

  /// The structures for which nothing changes, in one line.
  private var unchanged: [ReviewBlock] {
    let names = reported.filter { isUnchanged($0.element) }.map { index, structure in
      "\(.link(Self.short(name(of: structure), 160), .structure(index)))" as ReviewText
    }
    return names.isEmpty
      ? [] : [.paragraph("Nothing changes for: \(names.joined(separator: "; ")).", .note)]
  }

  /// Whether all decisions leave a structure as it is.
  func isUnchanged(_ structure: StructureReport) -> Bool {
    !structure.decisions.isEmpty
      && structure.decisions.allSatisfy {
        [.keep, .ignore, .nothing].contains($0.outcome) && $0.decidedBy == nil
      }
  }

  /// The required changes, with each rule listed once.
  private var required: [ReviewBlock] {
    let items = project.required.map { demand in
      let finding = demand.finding
      let scene = finding.subject.scene.isEmpty ? "" : ": \(finding.subject.scene)"
      let place: ReviewText? = finding.place.map { ", \(.place($0))" }
      let count = demand.count > 1 ? ", \(demand.count) times" : ""
      return ReviewItem(
        text: "\(.link(finding.title, .rule(finding.rule)))\(scene)\(place)\(count)")
    }
    return items.isEmpty ? [] : [.heading("Required changes"), .list(items)]
  }

  /// The most important questions.
  private var keyQuestions: [ReviewBlock] {
    let key = project.keyQuestions
    guard !key.isEmpty else { return [] }
    let rest = project.questions.count - key.count
    let link = ReviewText.Span.link("Open questions", .section(.questions))
    let more: [ReviewBlock] =
      rest > 0 && sections.contains(.questions)
      ? [.paragraph("\(counted(rest, "more question")) below, under “\(link)”.")] : []
    return [
      .heading("Questions to answer first"),
      .list(key.map { item(for: $0) }, .numbers),
    ] + more
  }

  /// Returns a question, with the objects that it is about and with what each answer changes.
  func item(for question: QuestionReport, key: String? = nil) -> ReviewItem {
    let places = question.places ?? []
    var lines: [ReviewText] = places.prefix(Self.mostPlaces).map { place in
      let scene = place.scene.isEmpty ? "" : "\(place.scene), "
      return "\(scene)\(.place("\(place.file):\(place.line)")) · \(.code(place.object))"
    }
    if places.count > lines.count { lines.append("\("and \(places.count - lines.count) more")") }
    lines += (question.answers ?? []).map { change in
      "\(.faint("\(Wording.answer(change, to: question)): \(change.changes.joined(separator: "; ")).".replacing("..", with: ".")))"
    }
    if question.answer.isShownByRunningApp { lines.append(Self.runningApp) }
    return ReviewItem(
      text: "\(question.text)", children: lines, hasPlainChildren: true, key: key,
      question: question)
  }

  /// What is said of a question that the running app answers.
  private static let runningApp: ReviewText =
    "The running app shows it: \(.code("macward running")) explains how to copy that."

  /// The maximum number of objects that a question lists.
  private static let mostPlaces = 3

  func table(
    _ caption: String, header: [String], rows: [[ReviewText]]
  ) -> [ReviewBlock] {
    rows.isEmpty ? [] : [.table(ReviewTable(caption: caption, header: header, rows: rows))]
  }
}
