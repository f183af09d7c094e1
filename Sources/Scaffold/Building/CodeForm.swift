import Guidance

/// The technology that code is written for.
enum CodeForm: Sendable {
  case macCatalyst, swiftUI, appKit

  /// Creates the form for the technology of the advice. Advice for all of them is written for Mac
  /// Catalyst, which keeps the app's code. So is code for an app whose views are SwiftUI but whose
  /// windows are UIKit's, unless SwiftUI was chosen: its commands would belong to no scene.
  init(_ choice: PlatformChoice, isChosen: Bool, _ app: AppLayout) {
    switch choice {
    case .one(.swiftUI) where isChosen || app.sceneDelegate == nil: self = .swiftUI
    case .one(.appKit): self = .appKit
    default: self = .macCatalyst
    }
  }

  /// What can be written, by rule.
  var recipes: RecipeTable {
    switch self {
    case .macCatalyst: .macCatalyst
    case .swiftUI: .swiftUI
    case .appKit: .appKit
    }
  }

  /// Returns the changes that a draft comes to.
  func changes(_ draft: Draft, _ context: ScaffoldContext, _ header: FileHeader) -> Changes {
    switch self {
    case .macCatalyst: CatalystFiles(draft, context, header).changes
    case .swiftUI: SwiftUIFiles(draft, context, header).changes
    case .appKit: AppKitFiles(draft, context, header).changes
    }
  }
}
