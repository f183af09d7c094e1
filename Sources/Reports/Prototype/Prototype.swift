package import Guidance
package import MigrationStrategy

/// The data of the working picture on a page: the proposed Mac app, the device of today, and what other
/// answers change. The page's script draws it.
///
/// Screens and symbols are referred to by their positions. What is `nil` is not in the JSON.
package struct Prototype: Sendable, Encodable {
  /// The name of the app.
  package var app: String
  /// The device of today: `iphone` or `ipad`.
  package var device: String
  /// The outlines of symbols as path data, in a square with sides of 20.
  package var symbols: [String] = []
  /// The screens that the first ones lead to in the fewest steps.
  package var screens: [Screen] = []
  /// The number of screens that are left out, because there are too many.
  package var more: Int?
  /// The tabs of today's tab bar, or `nil` if there is none.
  package var tabs: [Tab]?
  /// The screen that the app begins with.
  package var start: Int?
  /// The proposal.
  package var base: State
  /// What other answers change.
  package var variants: [Variant] = []
  /// The findings that parts of the window come from.
  package var findings: [Finding] = []

  /// A tab of today's tab bar.
  package struct Tab: Sendable, Encodable {
    package var title: String
    /// Whether the files have no title, so that this one is only a suggestion.
    package var isSuggested: Bool?
    package var symbol: Int?
    package var screen: Int?
    /// What becomes of it, or `nil` for a section.
    package var outcome: String?
  }

  /// The proposed Mac app, or what is different in it.
  package struct State: Sendable, Encodable, Equatable {
    /// What the app becomes, as a sentence.
    package var sentence: String?
    /// The effort for what is required or recommended, or the additional one.
    package var days: EffortRange?
    package var window: Window?
    package var menus: [Menu]?
    /// The place of each screen.
    package var places: [PlacedScreen.Place]?
  }

  /// What another answer changes.
  package struct Variant: Sendable, Encodable {
    /// The ID of the question.
    package var question: String
    /// The structures that it is about. It is empty for the whole app.
    package var places: [StructurePlace]
    package var answer: Bool
    /// What is different.
    package var changes: State

    // A state has `places` of its own.
    private enum CodingKeys: String, CodingKey { case question, about, answer }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(question, forKey: .question)
      try container.encode(places.map(\.text), forKey: .about)
      try container.encode(answer, forKey: .answer)
      try changes.encode(to: encoder)
    }
  }

  /// A finding, with the parts of the window that come from it.
  package struct Finding: Sendable, Encodable {
    /// The rule.
    package var rule: String
    /// The ID of its explanation on the page, or `nil` if there is none.
    package var id: String?
    package var title: String
    package var severity: Severity
    /// The parts, such as `sidebar` or `toolbar/New Item`.
    package var at: [String]
  }
}

extension Prototype.State {
  /// Returns what is different from another state.
  func changes(from other: Self, days: EffortRange?) -> Self {
    Self(
      sentence: sentence == other.sentence ? nil : sentence, days: days,
      window: window?.changes(from: other.window), menus: menus == other.menus ? nil : menus,
      places: places == other.places ? nil : places)
  }
}
