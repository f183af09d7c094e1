/// How a view controller is presented.
package enum RunningPresentation: String, Sendable {
  case fullScreen, overFullScreen, currentContext, pageSheet, formSheet, sheet, popover
  case alert, actionSheet, search
  /// With a class of the app, or in a way that the dump does not show.
  case custom

  /// Creates the presentation from the name of the class that UIKit presents with.
  init(presentationController name: RunningName) {
    let isOwn = name.module.map { !RunningName.appleModules.contains($0) } ?? false
    let known = Self.words.first { name.name.contains($0.word) }
    self = isOwn ? .custom : known?.kind ?? .custom
  }

  /// Words in the names of UIKit's classes. The first one that fits counts.
  private static let words: [(word: String, kind: Self)] = [
    ("AlertControllerActionSheet", .actionSheet), ("AlertController", .alert),
    ("SearchPresentation", .search), ("Popover", .popover), ("FormSheet", .formSheet),
    ("PageSheet", .pageSheet), ("UISheetPresentation", .sheet), ("SheetPresentation", .sheet),
    ("OverFullscreen", .overFullScreen), ("OverFullScreen", .overFullScreen),
    ("Fullscreen", .fullScreen), ("FullScreen", .fullScreen), ("CurrentContext", .currentContext),
  ]
}
