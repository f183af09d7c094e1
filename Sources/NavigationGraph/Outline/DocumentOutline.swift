import InterfaceBuilder

/// Reads what is on a screen from its document.
struct DocumentOutline {
  private typealias Part = ScreenOutline.Part
  private typealias Row = ScreenOutline.Row

  private let tree: ElementTree
  /// The screens that elements lead to.
  private let targets: [Int: NodeID]

  init(_ tree: ElementTree, targets: [Int: NodeID]) { (self.tree, self.targets) = (tree, targets) }

  /// Returns the parts of the view of a controller.
  func parts(of controller: Int) -> [ScreenOutline.Part] {
    tree.children(of: controller).filter { tree.hasValue("view", for: .key, of: $0) }
      .flatMap { parts(in: $0) }
  }

  private func parts(in view: Int) -> [Part] {
    switch tree.name(of: view) {
    case .tableView: return sections(of: view)
    case .collectionView: return [sample(.grid, rows(.collectionViewCell, in: view))]
    case .view, .stackView, .scrollView, .visualEffectView: return partsInside(view)
    default: return [part(view)].compactMap(\.self)
    }
  }

  /// Returns the parts of a view that only arranges others. One of a class that is empty here gets its
  /// contents elsewhere.
  private func partsInside(_ view: Int) -> [Part] {
    let inner = tree.children(of: view, named: .subviews).flatMap { tree.children(of: $0) }
    let ordered = tree.isElement(view, named: .stackView) ? inner : inner.sorted(by: isAbove)
    let found = ordered.flatMap { parts(in: $0) }
    return found.isEmpty && tree[view, .customClass] != nil ? [Part(.custom)] : found
  }

  private func isAbove(_ one: Int, _ other: Int) -> Bool {
    let tops = [one, other].map { tree.span(of: $0)?.lowerBound ?? 0 }
    return (tops[0], one) < (tops[1], other)
  }

  // MARK: - Views

  private func part(_ view: Int) -> Part? {
    guard let kind = tree.name(of: view).flatMap({ Self.kinds[$0] }) else { return nil }
    var part = Part(kind, text: text(of: view))
    part.target = targets[view]
    switch kind {
    case .text:
      guard part.text != nil else { return nil }
      (part.style, part.isSoft) = (style(of: view), isSoft(view))
    case .field, .search:
      part.placeholder = tree[view, .placeholder].flatMap(\.shownText)
      if tree.isYes(.secureTextEntry, of: view) { part.kind = .secure }
    case .editor where tree.hasValue("NO", for: .editable, of: view): part.kind = .text
    case .toggle: part.isOn = tree.isYes(.on, of: view)
    case .segments:
      part.items = tree.descendants(of: view, named: .segment).compactMap { tree[$0, .title] }
    case .pages: part.pageCount = tree[view, .numberOfPages].flatMap { Int($0) }
    default: break
    }
    return part
  }

  private static let kinds: [XMLName: Part.Kind] = [
    .label: .text, .imageView: .image, .button: .button, .textField: .field, .textView: .editor,
    .searchBar: .search, .switch: .toggle, .slider: .slider, .stepper: .stepper,
    .segmentedControl: .segments, .pickerView: .picker, .datePicker: .picker,
    .pageControl: .pages, .mapView: .map, .wkWebView: .web, .webView: .web,
    .containerView: .embedded, .glkView: .custom, .sceneKitView: .custom, .skView: .custom,
    .mtkView: .custom, .arscnView: .custom, .arskView: .custom,
  ]

  private func text(of view: Int) -> String? {
    switch tree.name(of: view) {
    case .button: buttonTitle(view)
    case .imageView: tree[view, .image]
    default: tree[view, .text].flatMap(\.shownText)
    }
  }

  private func buttonTitle(_ button: Int) -> String? { tree.buttonTitle(button) }

  private func style(of label: Int) -> ScreenOutline.TextStyle {
    let name =
      tree.children(of: label, named: .fontDescription).lazy.compactMap { tree[$0, .style] }
      .first ?? ""
    if name.contains("Title") { return .title }
    if name.hasSuffix("Headline") { return .headline }
    return name.contains("Caption") || name.hasSuffix("Footnote") ? .caption : .body
  }

  private func isSoft(_ label: Int) -> Bool {
    tree.children(of: label, named: .color).contains {
      tree.hasValue("textColor", for: .key, of: $0)
        && tree[$0, .systemColor].map(Self.softColors.contains) == true
    }
  }

  private static let softColors: Set = [
    "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "systemGrayColor",
  ]

  // MARK: - Lists

  private func sections(of table: Int) -> [Part] {
    guard tree.hasValue("static", for: .dataMode, of: table) else {
      return [sample(.rows, rows(.tableViewCell, in: table))]
    }
    return tree.descendants(of: table, named: .tableViewSection).map { section in
      var part = Part(.rows)
      part.header = tree[section, .headerTitle].flatMap(\.shownText)
      part.footer = tree[section, .footerTitle].flatMap(\.shownText)
      part.rows = rows(.tableViewCell, in: section)
      return part
    }
  }

  /// Returns a list whose data the app has, with a row for each cell in the document.
  private func sample(_ kind: Part.Kind, _ rows: [Row]) -> Part {
    var part = Part(kind)
    (part.isSample, part.rows) = (true, rows)
    return part
  }

  private func rows(_ cell: XMLName, in list: Int) -> [Row] {
    tree.descendants(of: list, named: cell).prefix(Self.mostRows).map(row)
  }

  private func row(_ cell: Int) -> Row {
    var row = Row()
    let labels = tree.descendants(of: cell, named: .label).filter { tree[$0, .text] != nil }
    let texts = labels.map { tree[$0, .text].flatMap(\.shownText) }
    row.title =
      texts.first.flatMap(\.self)
      ?? tree.descendants(of: cell, named: .button).lazy
      .compactMap(buttonTitle).first
    if labels.count > 1, isBeside(labels[0], labels[1]) {
      row.value = texts[1]
    } else if labels.count > 1 {
      row.detail = texts[1]
    }
    row.image =
      tree.descendants(of: cell, named: .imageView).lazy.compactMap { tree[$0, .image] }.first
    let controls = tree.descendants(of: cell).lazy.compactMap(control)
    if let control = controls.first { (row.control, row.isOn) = control }
    row.target = targets[cell] ?? tree.descendants(of: cell).lazy.compactMap { targets[$0] }.first
    return row
  }

  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    guard let first = tree.span(of: one), let second = tree.span(of: other) else { return false }
    return first.overlaps(second)
  }

  private func control(_ element: Int) -> (Part.Kind, Bool)? {
    guard let kind = tree.name(of: element).flatMap({ Self.kinds[$0] }),
      Self.controls.contains(kind)
    else { return nil }
    return (kind, kind == .toggle && tree.isYes(.on, of: element))
  }

  private static let controls: Set<Part.Kind> = [
    .toggle, .slider, .stepper, .segments, .field, .picker,
  ]

  private static let mostRows = 40
}
