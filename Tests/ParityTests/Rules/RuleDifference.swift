import Guidance

/// A rule that cannot apply in a technology, or need not.
struct RuleDifference: Sendable {
  /// The rule.
  var rule: String
  /// Where it does not apply.
  var technologies: [Technology]
  /// Whether it does not apply to apps with documents either.
  var isInDocuments: Bool
  /// The fact on which the difference rests: one of the rule's condition, or one that the technology
  /// cannot have.
  var fact: AnyFact
  /// The reason, as a sentence.
  var because: String

  init(
    _ rule: String, _ technologies: Technology..., documents: Bool = false, by fact: AnyFact,
    because: String
  ) {
    (self.rule, self.technologies, self.fact, self.because) = (rule, technologies, fact, because)
    isInDocuments = documents
  }
}

extension RuleDifference {
  /// All differences. Each follows from the rule's condition, or from a fact that the technology lacks.
  static let all: [RuleDifference] = [
    RuleDifference(
      "navigation-stack/back-in-toolbar", .swiftUI,
      by: .isSwiftUI,
      because: "A stack of SwiftUI shows Back in the toolbar: back-in-swiftui is its rule."),
    RuleDifference(
      "navigation-stack/back-in-swiftui", .uiKit, .objectiveC,
      by: .isSwiftUI,
      because: "It is about SwiftUI: back-in-toolbar is the rule of the others."),
    RuleDifference(
      "navigation-stack/navigation-view", .uiKit, .objectiveC,
      by: .isNavigationView,
      because: "NavigationView is a view of SwiftUI."),
    RuleDifference(
      "navigation-stack/navigation-view-in-sheet", .uiKit, .objectiveC,
      by: .isNavigationView,
      because: "NavigationView is a view of SwiftUI."),
    RuleDifference(
      "navigation-stack/stack-style", .uiKit, .objectiveC,
      by: .isNavigationView,
      because: "NavigationView is a view of SwiftUI."),
    RuleDifference(
      "navigation-stack/custom-back", .swiftUI,
      by: .customBackItems,
      because: "SwiftUI has no item to show in place of the title in Back."),
    RuleDifference(
      "navigation-stack/swipe-only", .swiftUI,
      by: .hasSwipe,
      because: "SwiftUI has drags, and no gesture for swipes or edges."),
    RuleDifference(
      "split-view/column-widths", .swiftUI, by: .isSwiftUI,
      because: "SwiftUI gives its columns sensible widths."),
    RuleDifference(
      "split-view/no-compact-column", .swiftUI, by: .isSwiftUI,
      because: "SwiftUI collapses its columns itself."),
    RuleDifference(
      "split-view/hidden-middle-level", .swiftUI,
      by: .isSwiftUI,
      because: "SwiftUI shows Back in the column itself."),
    RuleDifference(
      "split-view/classic-style", .swiftUI, by: .hasColumnStyle,
      because: "Each split view of SwiftUI has columns."),
    RuleDifference(
      "split-view/sidebar-style", .swiftUI,
      by: .hasSidebarBackground,
      because: "The first column of SwiftUI has the style of a sidebar."),
    RuleDifference(
      "split-view/selection-not-kept", .swiftUI, by: .clearsSelection,
      because: "A list of SwiftUI keeps its selection."),
    RuleDifference(
      "modal/overlay", .swiftUI, by: .presentation,
      because: "SwiftUI presents nothing with what is behind it in view."),
    RuleDifference(
      "modal/touch-transition", .swiftUI, by: .hasTouchTransition,
      because: "SwiftUI has no flip and no curl."),
    RuleDifference(
      "page-control/page-curl", .swiftUI, by: .isPageCurl,
      because: "Pages of SwiftUI do not curl."),
    RuleDifference(
      "page-control/mac-idiom-crash", .swiftUI, by: .pageCount,
      because: "SwiftUI has no control for pages."),
    RuleDifference(
      "page-control/too-many-pages", .swiftUI, by: .pageCount,
      because: "SwiftUI has no control for pages."),
    RuleDifference(
      "page-control/onboarding", .swiftUI,
      by: .isSwiftUI,
      because: "A first run in a sheet of SwiftUI has its Continue button already."),
    RuleDifference(
      "tab-bar/catalyst18-default", .swiftUI,
      by: .isSwiftUI,
      because: "A tab view of SwiftUI has its sidebar in each version of the system."),
    RuleDifference(
      "tab-bar/bare-uitabbar", .swiftUI, by: .isBare,
      because: "SwiftUI has no tab bar without its tab view."),
    RuleDifference(
      "window/reopen", .uiKit, .objectiveC, documents: true,
      by: .hasWindowGroup,
      because: "With Mac Catalyst the system opens a scene again by itself."),
    RuleDifference(
      "window/remember-frame", .swiftUI,
      by: .hasWindowGroup,
      because: "SwiftUI keeps the frames of its own windows."),
    RuleDifference(
      "toolbar/search-field", .swiftUI,
      by: .searchPlace,
      because: "The field of searchable is in the toolbar of a Mac by itself."),
  ]
}
