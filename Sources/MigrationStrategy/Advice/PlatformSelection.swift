package import Guidance

/// The technology of the Mac app that advice is for, and the reason for the choice.
package struct PlatformSelection: Sendable {
  /// The technology, or all of them.
  package var choice: PlatformChoice
  /// The reason, as a sentence.
  package var reason: String
}

extension PlatformSelection {
  /// Creates the selection of an option or of a team's configuration, or returns `nil` if neither
  /// selects anything for the target.
  init?(_ option: PlatformChoice?, _ configuration: Configuration?, for target: Target) {
    if let option {
      self.init(choice: option, reason: "Chosen with --platform.")
    } else if let own = configuration?.platform?.applying(to: target) {
      self.init(choice: own, reason: "Chosen in \(Configuration.fileName).")
    } else {
      return nil
    }
  }

  /// Creates the selection of a route that the team has decided on, or returns `nil` if it has not.
  init?(chosenIn decisions: [Decision], among routes: [Route]) {
    guard let decision = decisions.first(where: { $0.procedure == RouteBuilder.procedure }),
      decision.team != nil, let route = routes.first(where: { $0.id == decision.outcome.id })
    else { return nil }
    choice = .one(route.platform)
    reason = "The team has decided on the route: \(route.title)."
  }

  /// Creates the selection that follows the app, from the decision about it.
  /// A target without such a decision has the first of its forms.
  init(following decisions: [Decision], among forms: [TargetPlatform]) {
    let decision = decisions.first { $0.procedure == Self.procedure }
    choice =
      decision.flatMap { PlatformChoice(rawValue: $0.outcome.id) }
      ?? forms.first.map(PlatformChoice.one) ?? .all
    reason = decision?.deciding?.text ?? ""
  }

  /// The ID of the decision.
  private static let procedure = "platform"
}
