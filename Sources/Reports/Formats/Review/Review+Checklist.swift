import Guidance
import MigrationStrategy

/// The checklist for every Mac app, limited to the items that apply to this app.
extension Review {
  /// A line for each item, or a single line if a Mac app already exists.
  var checklist: [ReviewBlock] {
    if let note = project.noteOnMacApp { return [.paragraph(ReviewText(note), .note)] }
    let points = project.checklist.filter { $0.status.isPending && $0.isKnown != true }
    guard !points.isEmpty else { return [] }
    return [.list(points.map { ReviewItem(text: text(of: $0), finding: $0) })]
  }

  private func text(of point: RecommendationReport) -> ReviewText {
    let title = "\(Wording.severity(point.severity)): \(point.title)."
    let team: ReviewText? = Wording.decided(point).map { " \(.strong("Team:")) \($0)" }
    guard form != .terminal else { return "\(.strong(title)) \(point.message)\(team)" }
    return "\(.strong(title)) \(point.message) \(point.advice) \(.code(point.rule))\(team)"
  }
}

extension ProjectReport {
  /// A note that a Mac app already exists, to which the checklist applies, or `nil` if there is
  /// none.
  fileprivate var noteOnMacApp: String? {
    guard !macTargets.isEmpty || targets.contains(where: { $0.platforms.contains("macOS") }),
      let mac = macInWords
    else { return nil }
    return
      "\(mac.prefix(1).uppercased() + mac.dropFirst()). What every Mac app needs concerns "
      + "that app, and is not repeated here."
  }
}
