/// How pictures show what structures become for a target: the keys `frame` and `drawings` in
/// `target.yml`.
package struct TargetDrawings: Sendable {
  /// What is drawn around a screen.
  package var frame: TargetFrame
  /// How the outcomes of each decision are drawn, by the IDs of both. Other outcomes are not drawn.
  private var forms: [String: [String: DrawingForm]]

  package init(_ frame: TargetFrame, _ forms: [String: [String: DrawingForm]] = [:]) {
    (self.frame, self.forms) = (frame, forms)
  }

  /// Returns how an outcome of a decision is drawn, or `nil` if there is nothing to draw.
  package func form(of outcome: Outcome, in decision: String) -> DrawingForm? {
    forms[decision]?[outcome.id]
  }

  /// The IDs of the outcomes that are drawn, by the ID of their decision.
  package var outcomes: [String: Set<String>] { forms.mapValues { Set($0.keys) } }
}

/// What is drawn around a screen.
package enum TargetFrame: String, Sendable, CatalogWord {
  case macWindow = "mac-window"
  case ipad, tv, vision, watch
}

/// How a picture shows an outcome.
package enum DrawingForm: String, Sendable, CatalogWord {
  /// Tabs at the top, or at the leading edge.
  case topTabs = "top-tabs"
  case sideTabs = "side-tabs"
  /// Tabs at the leading edge, with a sidebar beside them.
  case sideTabsAndSidebar = "side-tabs-and-sidebar"
  case sidebar
  /// As many columns as the structure has, or the given number.
  case columns
  case twoColumns = "two-columns"
  case threeColumns = "three-columns"
  /// One of several pages, which may have buttons.
  case pages
  case nextPrevious = "next-previous"
  case grid, list, screen, segments, shelf
  /// A tab that becomes a button, or that is left out. Other tabs remain.
  case button
  case nothing
}
