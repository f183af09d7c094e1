/// A text of a document that can be localized (Interface-Builder-Format.md#localized-titles).
package struct LocalizableText: Sendable, Hashable {
  /// The key in strings tables: `8bC-Xf-vdC.title`, or `8bC-Xf-vdC.segmentTitles[0]` for a segment.
  package var key: String
  /// The visible text, or `nil` if the document does not contain one.
  package var text: String?
  /// A key that a library looks up at run time.
  package var runtimeKey: String?
  /// Whether the text is the title of a controller or a bar item.
  package var isTitle: Bool
  /// Whether the text is Interface Builder's default.
  package var isUntouched: Bool

  /// The element and the attribute that contain the text, or would contain it.
  var element: Int
  var attribute: XMLName

  /// Whether the text is a title that the document does not contain.
  package var isMissing: Bool { isTitle && text == nil }

  fileprivate var isMissingWithKey: Bool { isMissing && runtimeKey != nil }
}

extension Document {
  /// The localizable texts, in file order.
  package var localizableTexts: [LocalizableText] {
    let builder = DocumentBuilder(itemsOf: tree)
    let owners = Set(controllers.lazy.filter { $0.reference == nil }.map(\.element))
    return (0..<tree.count).flatMap { element in
      owners.contains(element) ? [builder.titleText(of: element)] : builder.texts(of: element)
    }.compactMap { $0 }
  }

  /// Whether some title of an item or a controller is only in a strings table: a tab has no title,
  /// or a runtime attribute contains a key.
  package var leavesTitlesOpen: Bool {
    if isLaunchScreen { return false }
    let isUntitled = controllers.contains {
      $0.tabBarItem.map { $0.title == nil && $0.systemItem == nil } ?? false
    }
    if isUntitled { return true }
    let builder = DocumentBuilder(itemsOf: tree)
    return tree.elements(named: .userDefinedRuntimeAttribute).contains { element in
      guard let owner = tree.parent(of: element).flatMap(tree.parent) else { return false }
      return isTitled(owner) && builder.titleText(of: owner)?.isMissingWithKey ?? false
    }
  }

  /// Whether an element is a controller or a bar item, which have titles.
  private func isTitled(_ element: Int) -> Bool {
    switch tree.name(of: element) {
    case .tabBarItem, .barButtonItem, .navigationItem: true
    default: owner(of: element).map { controllers[$0].element == element } ?? false
    }
  }

  /// Returns the document with some of its texts replaced, and everything derived from them
  /// rebuilt.
  ///
  /// - Parameter texts: Texts of this document, each with its replacement.
  /// - Returns: A document of the same file, with the same source locations.
  package func saying(_ texts: [(place: LocalizableText, text: String)]) -> Document {
    guard !texts.isEmpty else { return self }
    var comments: [Int: String] = [:]
    for (place, text) in texts {
      guard let scene = scene(namedAfter: place), comments[scene] == nil else { continue }
      comments[scene] = text
    }
    let replacements = texts.map {
      ElementTree.Replacement(
        element: $0.place.element, attribute: $0.place.attribute, text: $0.text)
    }
    return DocumentBuilder(tree.replacing(replacements, comments: comments))
      .document(file: file, form: form, platform: platform)
  }

  /// Returns the scene whose comment contains a title. Xcode writes these comments.
  private func scene(namedAfter place: LocalizableText) -> Int? {
    guard place.isTitle, let owner = owner(of: place.element), controllers[owner].ownsScene,
      let scene = controllers[owner].scene,
      place.element == controllers[owner].element
        || tree.parent(of: place.element) == controllers[owner].element,
      let name = scenes[scene].name,
      name == DocumentBuilder(itemsOf: tree).title(of: place.element)
    else { return nil }
    return scenes[scene].element
  }
}
