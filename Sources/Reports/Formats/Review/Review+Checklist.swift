import Guidance
import MigrationStrategy

/// What every Mac app needs, as far as this app shows that it concerns it.
extension Review {
  /// A line for each point; one line in all where a Mac app stands beside.
  var checklist: [ReviewBlock] {
    if let note = project.noteOnMacApp { return [.paragraph(ReviewText(note), .note)] }
    let points = project.checklist.filter { $0.status.isPending && $0.isKnown != true }
    guard !points.isEmpty else { return [] }
    return [.list(points.map { ReviewItem(text: text(of: $0)) })]
  }

  private func text(of point: RecommendationReport) -> ReviewText {
    let title = "\(Wording.severity(point.severity)): \(point.title)."
    let team: ReviewText? = Wording.decided(point).map { " \(.strong("Team:")) \($0)" }
    guard form != .terminal else { return "\(.strong(title)) \(point.message)\(team)" }
    return "\(.strong(title)) \(point.message) \(point.advice) \(.code(point.rule))\(team)"
  }
}

extension ProjectReport {
  /// That a Mac app stands beside the app, so that the checklist is a matter of that; `nil` if there is
  /// none.
  fileprivate var noteOnMacApp: String? {
    guard !macTargets.isEmpty || targets.contains(where: { $0.platforms.contains("macOS") }),
      let mac = macInWords
    else { return nil }
    return
      "\(mac.prefix(1).uppercased() + mac.dropFirst()). What every Mac app needs is a matter of "
      + "that app and is not repeated here."
  }
}
