import Guidance

/// The technology that code is written for.
enum CodeForm: Sendable {
  case macCatalyst, swiftUI, none

  /// Creates the form for the technology of the advice. Advice for all of them is written for Mac
  /// Catalyst, which keeps the app's code. An app that starts in SwiftUI gets commands of SwiftUI in any
  /// case, and one whose windows are UIKit's gets those of UIKit, unless SwiftUI was chosen.
  init(_ choice: PlatformChoice, isChosen: Bool, _ app: AppLayout) {
    switch choice {
    case .one(.appKit): self = .none
    case .one(.swiftUI) where isChosen || app.sceneDelegate == nil: self = .swiftUI
    default: self = app.startsInSwiftUI ? .swiftUI : .macCatalyst
    }
  }

  /// What can be written, by rule.
  var recipes: RecipeTable {
    switch self {
    case .macCatalyst: .macCatalyst
    case .swiftUI: .swiftUI
    case .none: .none
    }
  }

  /// Returns the changes that a draft comes to.
  func changes(_ draft: Draft, _ context: ScaffoldContext, _ header: FileHeader) -> Changes {
    switch self {
    case .macCatalyst: CatalystFiles(draft, context, header).changes
    case .swiftUI, .none: SwiftUIFiles(draft, context, header).changes
    }
  }
}
