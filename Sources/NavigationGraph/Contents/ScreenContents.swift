package import FileReading
import InterfaceBuilder
import SourceEvidence

/// The views and controls in a screen, according to its document and to code.
package struct ScreenContents {
  let tree: ElementTree
  /// The element of the controller.
  let controller: Int
  /// The elements of its scene, or of the controller alone in a xib.
  let scene: Range<Int>
  /// The evidence in code.
  let code: CodeContents

  /// The numbers of controls for input.
  package struct Controls: Equatable {
    package var refreshControls = 0
    package var searchBars = 0
    package var textFields = 0
    /// Switches, sliders, pickers, and steppers.
    package var choices = 0
    /// Editable text views.
    package var textViews = 0
  }

  /// The controls in the screen.
  package var controls: Controls {
    var controls = controlsInDocument
    controls.textFields += code.number(of: .textField, .secureField)
    controls.choices += code.number(of: .toggle, .slider, .stepper, .datePicker, .picker)
    controls.textViews += code.number(of: .textView)
    return controls
  }

  private var controlsInDocument: Controls {
    tree.descendants(of: controller).reduce(into: Controls()) { controls, element in
      switch tree.name(of: element) {
      case .refreshControl: controls.refreshControls += 1
      case .searchBar, .searchDisplayController: controls.searchBars += 1
      case .textField where !tree.hasValue("NO", for: .enabled, of: element):
        controls.textFields += 1
      case .switch, .slider, .pickerView, .datePicker, .stepper: controls.choices += 1
      case .textView where !tree.hasValue("NO", for: .editable, of: element):
        controls.textViews += 1
      default: break
      }
    }
  }

  /// Whether the screen contains a view for augmented reality.
  package var showsAugmentedReality: Bool {
    tree.descendants(of: controller).contains { tree.showsAugmentedReality($0) }
  }

  /// Whether it contains a plain view of a class of the app, whose contents another file or code has.
  package var hasCustomViews: Bool {
    code.contains(.custom)
      || tree.descendants(of: controller, named: .view).contains { tree[$0, .customClass] != nil }
  }

  /// Whether it contains a web view.
  package var hasWebView: Bool { contains(.wkWebView, .webView) || code.contains(.webView) }

  /// Whether it contains a collection.
  package var hasCollection: Bool { contains(.collectionView) || code.contains(.collection, .grid) }

  /// Whether it contains a map.
  package var hasMap: Bool { contains(.mapView) || code.contains(.mapView) }

  /// Whether it contains a slider.
  package var hasSlider: Bool { contains(.slider) || code.contains(.slider) }

  /// Whether the screen contains controls for adjusting or choosing, and not only for reading.
  package var hasChoices: Bool {
    contains(
      .switch, .slider, .stepper, .segmentedControl, .textField, .pickerView, .datePicker, .button,
      .searchBar, .containerView)
      || code.contains(
        .toggle, .slider, .stepper, .segments, .textField, .secureField, .picker, .datePicker,
        .button, .searchField)
  }

  /// Whether it contains a table or a collection.
  package var hasRows: Bool {
    contains(.tableView, .collectionView) || code.contains(.table, .collection, .list, .grid)
  }

  /// Whether its code repeats views of SwiftUI for several values.
  package var repeatsViews: Bool { code.contains(.repetition) }

  /// Whether the screen contains a scrollable image over half of its area.
  package var hasLargePicture: Bool {
    guard let view, let height = tree.height(of: view) else { return false }
    return tree.descendants(of: view, named: .scrollView).contains { scroll in
      tree.descendants(of: scroll, named: .imageView).contains {
        (tree.height(of: $0) ?? 0) * 2 > height
      }
    }
  }

  /// Whether its code always hides its navigation bar.
  package var hidesNavigationBar: Bool {
    code.elements.contains { $0.kind == .hiddenNavigationBar && !$0.isPossible }
  }

  /// The element of the screen's own view.
  var view: Int? {
    tree.children(of: controller).first { tree.hasValue("view", for: .key, of: $0) }
  }

  private func contains(_ names: XMLName...) -> Bool {
    tree.descendants(of: controller).contains { element in
      tree.name(of: element).map(names.contains) == true
    }
  }
}

// MARK: - The view of the screen

extension ScreenContents {
  /// Whether the screen's own view has paging.
  var isPaging: Bool { view.map { tree.isYes(.pagingEnabled, of: $0) } ?? false }

  /// Whether the screen's own view is a list or directly contains one.
  var hasListInView: Bool {
    guard let view else { return code.hasList }
    return code.hasList || isList(view)
      || tree.children(of: view, named: .subviews).contains {
        tree.children(of: $0).contains(where: isList)
      }
  }

  /// Whether the screen's own view contains anything.
  var isFilled: Bool {
    guard let view else { return false }
    return tree.name(of: view) != .view
      || tree.children(of: view, named: .subviews).contains { tree.end(of: $0) > $0 + 1 }
  }

  private func isList(_ element: Int) -> Bool {
    let name = tree.name(of: element)
    return (name == .tableView || name == .collectionView)
      && !tree.isYes(.pagingEnabled, of: element)
  }
}

// MARK: - Input without a pointer

extension ScreenContents {
  /// The number of text fields that hide what people type.
  package var secureFields: Int {
    tree.descendants(of: controller).count { tree.isYes(.secureTextEntry, of: $0) }
  }

  /// The number of web views.
  package var webViews: Int {
    tree.descendants(of: controller).count {
      tree.isElement($0, named: .wkWebView) || tree.isElement($0, named: .webView)
    }
  }

  /// Whether the screen's own view has an opaque background color with fixed components. Colors of the
  /// system and those of an asset catalog may be anything.
  package var hasOpaqueBackground: Bool {
    guard let view else { return false }
    return tree.children(of: view, named: .color).contains { color in
      tree.hasValue("backgroundColor", for: .key, of: color)
        && (tree[color, .white] != nil || tree[color, .red] != nil)
        && (tree[color, .alpha].flatMap(Double.init) ?? 1) >= 1
    }
  }

  /// Whether it contains anything that takes focus by itself: controls, cells, and texts to scroll.
  package var isFocusable: Bool { hasChoices || hasRows || contains(.textView) }

  /// The number of pinches, rotations, and pans from the edge of the screen.
  package var multiTouchGestures: Int {
    scene.count {
      tree.isElement($0, named: .pinchGestureRecognizer)
        || tree.isElement($0, named: .rotationGestureRecognizer)
        || tree.isElement($0, named: .screenEdgePanGestureRecognizer)
    }
  }

  /// The number of buttons that a constraint makes less high than some points.
  package func buttons(lowerThan height: Double) -> Int {
    tree.descendants(of: controller, named: .button).count { button in
      tree.children(of: button, named: .constraints)
        .flatMap { tree.children(of: $0, named: .constraint) }
        .contains { isHeight($0, below: height) }
    }
  }

  private func isHeight(_ constraint: Int, below height: Double) -> Bool {
    tree.hasValue("height", for: .firstAttribute, of: constraint)
      && tree[constraint, .constant].flatMap(Double.init).map { $0 > 0 && $0 < height } == true
  }

  /// The number of plain views that react to taps or swipes. A tap on the screen's own view usually
  /// puts the keyboard away, and code of a view's class may let it take focus.
  package var gesturedViews: Int {
    let gestures = Set(
      scene.filter {
        tree.isElement($0, named: .tapGestureRecognizer)
          || tree.isElement($0, named: .swipeGestureRecognizer)
      }.compactMap { tree[$0, .id] })
    guard !gestures.isEmpty else { return 0 }
    return tree.descendants(of: controller).count {
      isPlainView($0) && $0 != view && leads($0, toAnyOf: gestures)
    }
  }

  private func isPlainView(_ element: Int) -> Bool {
    switch tree.name(of: element) {
    case .view, .imageView, .label, .stackView, .visualEffectView:
      tree[element, .customClass] == nil
    default: false
    }
  }

  private func leads(_ element: Int, toAnyOf ids: Set<String>) -> Bool {
    tree.children(of: element, named: .connections)
      .flatMap { tree.children(of: $0, named: .outletCollection) }
      .contains { tree[$0, .destination].map(ids.contains) == true }
  }
}

// MARK: - Gestures

extension ScreenContents {
  /// Whether the scene contains a swipe gesture recognizer.
  package var hasSwipe: Bool {
    code.contains(.swipe) || scene.contains { tree.isElement($0, named: .swipeGestureRecognizer) }
  }

  /// The number of cells with a long press. The cells refer to gesture recognizers beside the
  /// controller.
  package var cellLongPresses: Int {
    let presses = Set(
      scene.filter { tree.isElement($0, named: .pongPressGestureRecognizer) }
        .compactMap { tree[$0, .id] })
    guard !presses.isEmpty else { return 0 }
    return scene.count { element in
      tree.isElement(element, named: .outletCollection)
        && tree[element, .destination].map(presses.contains) == true && tree.isInCell(element)
    }
  }
}

// MARK: - Tables and buttons

extension ScreenContents {
  /// A table view.
  package struct Table {
    /// The style, or `nil` if the document contains none.
    package var style: String?
    /// Whether the rows are static.
    package var isStatic: Bool
    /// The number of cells in the document.
    package var rowCount: Int
  }

  /// The first table view in the screen.
  package var table: Table? {
    let tables = tree.descendants(of: controller, named: .tableView)
    return tables.first { _ in true }.map { table in
      Table(
        style: tree[table, .style], isStatic: tree.hasValue("static", for: .dataMode, of: table),
        rowCount: tree.descendants(of: table, named: .tableViewCell).count { _ in true })
    }
  }

  /// A button in the content of a screen.
  package struct Button {
    /// The titles of its states.
    package var titles: [String]
    /// The selectors of its actions.
    package var selectors: [String]
  }

  /// The buttons in the screen.
  package var buttons: [Button] {
    tree.descendants(of: controller, named: .button).map { button in
      Button(
        titles: tree.descendants(of: button, named: .state).compactMap { tree[$0, .title] },
        selectors: tree.descendants(of: button, named: .action).compactMap { tree[$0, .selector] })
    }
  }

  /// The titles, or else the images, of its custom back items. A title of white space is a common
  /// way to show only a chevron, and is left out.
  package var backItems: [String] {
    tree.children(of: controller, named: .navigationItem)
      .flatMap { tree.children(of: $0, named: .barButtonItem) }
      .filter { tree.hasValue("backBarButtonItem", for: .key, of: $0) }
      .compactMap { tree.itemTitle(of: $0) ?? tree[$0, .image] }
      + [code.backTitle?.shown].compactMap(\.self)
  }

  /// The places where SwiftUI code lets people swipe rows without a context menu: for actions, or to delete
  /// them.
  package var swipesOnRows: [SourceLocation] { placesOnRows(.swipeActions, .deletion) }

  /// The places where SwiftUI code lets people press rows without a context menu for long.
  package var pressesOnRows: [SourceLocation] { placesOnRows(.longPress) }

  /// The titles of the actions that people swipe rows for.
  package var swipes: [String] { titles(of: .swipe) }

  /// The titles of those of them that its context menus lack. None if the titles in these are not known.
  package var swipesWithoutMenu: [String] {
    let inMenus = titles(of: .contextMenu)
    guard !inMenus.isEmpty else { return [] }
    let known = Set((inMenus + titles(of: .menu)).map { $0.lowercased() })
    return swipes.filter { !known.contains($0.lowercased()) }
  }

  /// Returns the titles of actions, each once.
  private func titles(of kind: CodeAction.Kind) -> [String] {
    var seen: Set<String> = []
    return code.actions.filter { $0.kind == kind }.compactMap { $0.title.readable?.trimmedOrNil }
      .filter { seen.insert($0).inserted }
  }

  private func placesOnRows(_ kinds: CodeContents.Element.Kind...) -> [SourceLocation] {
    guard
      !code.contains(.contextMenu) || kinds.contains(.swipeActions) && !swipesWithoutMenu.isEmpty
    else { return [] }
    return code.elements.filter { kinds.contains($0.kind) }.map(\.place)
  }

  /// The number of places where its code lets people pull to refresh.
  package var refreshesInCode: Int { code.number(of: .refresh) }

  /// Where its code gives it a search field.
  package var searchFieldInCode: SourceLocation? {
    code.elements.first { $0.kind == .searchField }?.place
  }

  /// Whether its code turns on large titles in its stack.
  package var hasLargeTitle: Bool { code.contains(.largeTitle) }

  /// Whether its title is large where its stack has large titles, or `nil` if it is as that of the screen
  /// before it.
  package var showsLargeTitle: Bool? {
    let choice = code.elements.first { !$0.isPossible && $0.kind.isTitleChoice }
    if let choice { return choice.kind == .alwaysLargeTitle }
    return tree.children(of: controller, named: .navigationItem).lazy
      .compactMap { Self.displayModes[tree[$0, .largeTitleDisplayMode] ?? ""] }.first
  }

  private static let displayModes = ["never": false, "always": true]
}

extension ScreenContents {
  /// The identifiers of the segues back from the screen.
  package var unwindNames: [String] {
    tree.descendants(of: controller, named: .segue)
      .filter { tree.hasValue("unwind", for: .kind, of: $0) }.compactMap { tree[$0, .identifier] }
  }

  /// The number of search bars that the screen can read as their delegate only, because it has no outlet
  /// to them.
  package var searchBarsOfDelegate: Int {
    let targets = tree.descendants(of: controller, named: .outlet).map { tree[$0, .destination] }
    return tree.descendants(of: controller, named: .searchBar).count { bar in
      let delegates = tree.descendants(of: bar, named: .outlet).map { tree[$0, .destination] }
      return !delegates.isEmpty && delegates.allSatisfy { $0 == tree[controller, .id] }
        && !targets.contains { $0 == tree[bar, .id] }
    }
  }
}

extension NavigationGraph {
  /// The views and controls in a screen.
  package func contents(of node: NodeID) -> ScreenContents {
    let code = codeContents[node] ?? CodeContents()
    guard let document = file(node).document else {
      return ScreenContents(tree: .empty, controller: 0, scene: 0..<0, code: code)
    }
    return ScreenContents(
      tree: document.tree, controller: element(of: node),
      scene: document.elements(around: document.controllers[nodes[node].screen]), code: code)
  }
}
