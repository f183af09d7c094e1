// The localizable texts of elements, and their keys in strings tables.
extension DocumentBuilder {
  /// Returns the texts of an element that is not a controller.
  func texts(of element: Int) -> [LocalizableText?] {
    switch tree.name(of: element) {
    case .tabBarItem, .barButtonItem, .navigationItem: [titleText(of: element)]
    case .segmentedControl: segmentTitles(of: element)
    case .button: buttonTitles(of: element)
    case .label, .textView: [text(of: element, .text, as: "text")]
    case .textField:
      [text(of: element, .text, as: "text"), text(of: element, .placeholder, as: "placeholder")]
    case .searchBar: [text(of: element, .placeholder, as: "placeholder")]
    default: []
    }
  }

  /// Returns the title of a controller or bar item. Titles of system items come from the system.
  func titleText(of element: Int) -> LocalizableText? {
    guard let id = tree[element, .id], tree[element, .systemItem] == nil else { return nil }
    let title = title(of: element)
    let isItem =
      tree.isElement(element, named: .tabBarItem) || tree.isElement(element, named: .barButtonItem)
    let isUntouched = isItem && title == Self.untouchedTitle
    return LocalizableText(
      key: id + ".title", text: isUntouched ? nil : title,
      runtimeKey: localizationKey(of: element)?.trimmedOrNil, isTitle: true,
      isUntouched: isUntouched, element: element, attribute: .title)
  }

  private func segmentTitles(of control: Int) -> [LocalizableText?] {
    tree.children(of: control, named: .segments)
      .flatMap { tree.children(of: $0, named: .segment) }.enumerated()
      .map { text(of: $1, .title, as: "segmentTitles[\($0)]", in: control) }
  }

  private func buttonTitles(of button: Int) -> [LocalizableText?] {
    tree.children(of: button).map { part in
      if tree.isElement(part, named: .state), tree.hasValue("normal", for: .key, of: part) {
        return text(of: part, .title, as: "normalTitle", in: button)
      }
      guard tree.hasValue("configuration", for: .key, of: part) else { return nil }
      return text(of: part, .title, as: "configuration.title", in: button)
    }
  }

  private func text(
    of element: Int, _ attribute: XMLName, as name: String, in object: Int? = nil
  ) -> LocalizableText? {
    guard let id = tree[object ?? element, .id] else { return nil }
    return LocalizableText(
      key: "\(id).\(name)", text: tree[element, attribute]?.trimmedOrNil, runtimeKey: nil,
      isTitle: false, isUntouched: false, element: element, attribute: attribute)
  }
}
