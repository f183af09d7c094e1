import FileReading

/// Finds the features that rules check: what is already done, and what the Mac lacks.
final class MarkerFinder {
  let file: CodeFile
  let hierarchy: ClassHierarchy
  private(set) var markers: [Marker] = []
  /// Settings that a control with a Mac appearance rejects.
  var looks: [Look] = []
  /// The controls that keep the look of the iPad.
  var touchControls: Set<Control> = []

  /// The local variables that hold scenes of windows, with their functions as owners.
  var sceneNames: Set<Control> = []

  /// The offsets of values that functions create and return or hand over.
  private(set) var handedOn: Set<Int> = []
  /// The offsets of the frames that windows are made with, and of their parts.
  var windowFrames: Set<Int> = []
  /// The offsets of the values after `??`, and of their parts.
  var fallbacks: Set<Int> = []
  /// What must hold for parts of expressions, by their offsets.
  var partConditions: [Int: Set<CodeCondition>] = [:]
  /// The offsets of long presses that are no actions of rows.
  private var otherPresses: Set<Int> = []
  /// The declarations of private properties that their types do not use, in bytes.
  private var unusedValues: [Range<Int>] = []
  /// The locations of properties whose types are classes that the Mac lacks.
  private var properties: Set<SourceLocation> = []

  /// A control, as named in code.
  struct Control: Hashable {
    var owner: String?
    var name: String
  }

  /// A setting of a control, and the code that it stands in.
  struct Look {
    var target: Expression
    var context: CodeContext
    var marker: Marker
  }

  private init(_ file: CodeFile, _ hierarchy: ClassHierarchy) {
    self.file = file
    self.hierarchy = hierarchy
  }

  /// Returns the markers of a file.
  static func markers(_ file: CodeFile, _ hierarchy: ClassHierarchy) -> [Marker] {
    let finder = MarkerFinder(file, hierarchy)
    for type in file.types { finder.look(at: type) }
    for function in file.functions { finder.look(at: function, nil) }
    CodeVisitor(
      visit: {
        finder.look(at: $0, $1)
        return true
      }, assign: { finder.look(atAssignment: $0, $1, $2) },
      declare: { finder.look(atVariable: $0, $1) }, roles: .marker
    ).walk(file)
    finder.addLooks()
    finder.joinPropertiesWithValues()
    var seen: Set<Marker> = []
    return finder.markers.filter { seen.insert($0).inserted }
  }

  func add(
    _ kind: Marker.Kind, _ detail: String? = nil, at offset: Int, _ owner: String?,
    tab: CodeTabReference? = nil
  ) {
    var marker = marker(kind, detail, at: offset, owner)
    marker.tab = tab
    markers.append(marker)
  }

  /// Adds the marker of a name.
  func add(_ sign: MarkerWords.Sign, _ name: String, at offset: Int, _ owner: String?) {
    if sign.kind == .longPress, otherPresses.contains(offset) { return }
    if sign.kind == .search, unusedValues.contains(where: { $0.contains(offset) }) { return }
    add(sign.kind, sign.detail == .name ? name : nil, at: offset, owner)
  }

  func add(_ markers: [Marker]) { self.markers += markers }

  func marker(
    _ kind: Marker.Kind, _ detail: String? = nil, at offset: Int, _ owner: String?
  ) -> Marker {
    Marker(
      kind, detail: detail, owner: owner, place: file.place(offset),
      conditions: file.conditions(at: offset).union(partConditions[offset] ?? []))
  }

  private func look(at type: TypeDeclaration) {
    if type.inherited.contains("UIWindowSceneDelegate")
      || type.inherited.contains("UISceneDelegate")
    {
      add(.sceneLifeCycle, "UIWindowSceneDelegate", at: type.offset, type.name)
    }
    if type.inherited.contains("App"), type.kind == .type {
      add(.swiftUIApp, at: type.offset, type.name)
    }
    if type.inherited.contains("NSApplicationDelegate") {
      add(.appKitWindow, "NSApplicationDelegate", at: type.offset, type.name)
    }
    if type.kind == .type, let parent = type.inherited.first {
      if MarkerWords.documentClasses.contains(parent) {
        add(.documents, parent, at: type.offset, type.name)
      }
      lacks(parent, at: type.offset, type.name)
      if DrawerClasses.names.contains(parent) { add(.drawer, parent, at: type.offset, type.name) }
      forbidden([parent], type.offset, type.name)
    }
    unusedValues += UnusedProperties(file).ranges(in: type) { $0.contains("UISearch") }
    for function in type.functions { look(at: function, type) }
    for variable in type.variables {
      if variable.name == "customizableViewControllers", variable.getter != nil {
        add(.customizableViewControllers, at: variable.offset, type.name)
      }
      refreshControl(variable, type)
      columnVisibility(variable, type)
      // A computed property, and one that a protocol asks for, holds nothing itself.
      if let declared = variable.type, variable.isStored, !type.isProtocol,
        variable.value == nil || declared == "UIWebView"
      {
        lacks(declared, at: variable.offset, type.name)
        properties.insert(file.place(variable.offset))
      }
    }
  }

  /// Adds a marker for a split view of SwiftUI that begins with its detail column alone.
  private func columnVisibility(_ variable: Variable, _ type: TypeDeclaration) {
    guard let value = variable.value, value.lastName == "detailOnly" else { return }
    add(.displayMode, "secondaryOnly", at: variable.offset, type.name)
  }

  /// Removes duplicates: a property and the code that sets its value are one use of a class.
  private func joinPropertiesWithValues() {
    let uses = markers.filter { $0.kind == .unavailableClass }
    var open = Dictionary(
      uses.filter { properties.contains($0.place) }.map { (Use($0), 1) }, uniquingKeysWith: +)
    markers.removeAll { marker in
      guard marker.kind == .unavailableClass, !properties.contains(marker.place),
        let left = open[Use(marker)], left > 0
      else { return false }
      open[Use(marker)] = left - 1
      return true
    }
  }

  /// A use of a class in the code of a type.
  private struct Use: Hashable {
    var owner: String?
    var name: String?

    init(_ marker: Marker) { (owner, name) = (marker.owner, marker.detail) }
  }

  private func lacks(_ name: String, at offset: Int, _ owner: String?) {
    guard MarkerWords.unavailableClasses.contains(name) else { return }
    add(.unavailableClass, name, at: offset, owner)
  }

  private func look(at function: Function, _ type: TypeDeclaration?) {
    if FrameworkNames.roles(function.marks).contains(.marker) {
      handedOn.formUnion(returned(by: function))
      handedOn.formUnion(handedOver(by: function))
      otherPresses.formUnion(pressesBesidesRows(in: function))
    }
    for name in [function.name] + function.parameters.map(\.label) {
      guard let sign = MarkerWords.functions[name] else { continue }
      if name == "buildMenu", function.parameters.count != 1 { continue }
      if name == "commit", function.name != "tableView" { continue }
      if Self.rowActions.contains(sign.kind), returnsNoActions(function) { continue }
      add(sign.kind, name == "buildMenu" ? nil : name, at: function.offset, type?.name)
    }
    let labels = function.parameters.map(\.label)
    tabSelection(function, labels, type)
    rowSelection(function, labels, type)
    barSize(function, type)
    sidebarLevels(function, type)
    replacedItems(function, type)
    searchText(function, type)
  }

  private static let rowActions: Set<Marker.Kind> = [.swipeActions, .contextMenu]

  /// Counts the levels of `snapshot.append(items, to: parent)`: one more for each parent that is
  /// itself appended to a parent.
  private func sidebarLevels(_ function: Function, _ type: TypeDeclaration?) {
    guard FrameworkNames.roles(function.marks).contains(.marker) else { return }
    var links: [(children: Set<String>, parent: String?)] = []
    var first: Int?
    CodeVisitor(visit: { expression, _ in
      if case .call(let callee, let arguments) = expression.kind, callee.lastName == "append",
        let items = arguments.unlabeled, let parent = arguments["to"]
      {
        first = first ?? expression.offset
        let names = [items] + items.children
        links.append((Set(names.compactMap(\.lastName)), parent.lastName))
      }
      return true
    }).walk(function.body, CodeContext())
    guard let first else { return }
    func level(_ parent: String?, _ depth: Int) -> Int {
      guard depth < 6, let parent,
        let above = links.first(where: { $0.children.contains(parent) && $0.parent != parent })
      else { return depth }
      return level(above.parent, depth + 1)
    }
    let levels = links.map { level($0.parent, 2) }.max() ?? 2
    add(.sidebarLevels, String(levels), at: first, type?.name)
  }
}
