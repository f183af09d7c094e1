import SourceEvidence

/// The titles that the code of screens sets, by class.
struct CodeTitles {
  private let titles: [String: CodeScreenTitle]
  /// The contents of screens in code, which may show a title in another way or place.
  private let screens: [CodeScreen: CodeContents]

  init(_ source: SourceEvidence?) {
    screens = source?.screens ?? [:]
    titles = Dictionary((source?.screenTitles ?? []).map { ($0.className, $0) }) { first, _ in
      first
    }
  }

  /// Returns a file with the titles of the classes of its screens. A title in a document remains if code
  /// replaces it only under a condition.
  func added(to file: ScreenFile) -> ScreenFile {
    guard !titles.isEmpty || !screens.isEmpty else { return file }
    var file = file
    for index in file.screens.indices {
      let screen = file.screens[index]
      guard !screen.isPartOfClass else { continue }
      if let name = screen.customClass, titles[name] == nil, screen.shownTitle == nil,
        let title = screens[.ofClass(name)]?.title
      {
        file.screens[index].codeTitle = Item.Title(ofScreen: title)
        continue
      }
      guard let title = screen.customClass.flatMap({ titles[$0] }),
        !title.isConditional || screen.shownTitle == nil
      else { continue }
      file.screens[index].codeTitle = Item.Title(ofScreen: title.text)
    }
    return file
  }
}

extension Item.Title {
  /// Creates the title of a screen whose code sets one.
  fileprivate init(ofScreen text: CodeText?) {
    let title = text.map { Item.Title($0) } ?? .unknown()
    let isFilled = title.text.map { !TextFormat($0).hasPlaceholder } ?? false
    self = isFilled ? title : .unknown(key: text?.key)
  }
}
