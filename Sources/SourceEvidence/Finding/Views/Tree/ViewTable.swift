/// What is known of the views and modifiers of SwiftUI, by name: one row for each.
struct ViewTable: Sendable {
  private let views: [String: ViewRow]
  private let modifiers: [String: ViewRow]

  /// Creates a table.
  init(views: [ViewRow], modifiers: [ViewRow]) {
    self.views = Dictionary(views.map { ($0.name, $0) }) { $1 }
    self.modifiers = Dictionary(modifiers.map { ($0.name, $0) }) { $1 }
  }

  /// SwiftUI.
  static let swiftUI = ViewTable(views: views, modifiers: modifiers)

  /// Returns the table with one more view.
  func adding(_ view: ViewRow) -> ViewTable {
    ViewTable(views: views.values + [view], modifiers: Array(modifiers.values))
  }

  /// Returns the row of a view or scene.
  func view(_ name: String) -> ViewRow? { views[name] }

  /// Returns the row of a modifier.
  func modifier(_ name: String) -> ViewRow? { modifiers[name] }

  /// Returns the names of the views and modifiers with some roles, sorted.
  func names(where isWanted: (ViewRow.Role) -> Bool) -> [String] {
    [views, modifiers].flatMap { $0.values.filter { isWanted($0.role) }.map(\.name) }.sorted()
  }
}

extension ViewTable {
  private static let views: [ViewRow] =
    [
      ViewRow("TabView", .tabs),
      ViewRow("Tab", .tab),
      ViewRow("TabSection", .tabGroup),
      ViewRow("NavigationStack", .stack, content: ["", "root"]),
      ViewRow("NavigationView", .stackOrColumns),
      ViewRow(
        "NavigationSplitView", .columns,
        columns: [
          .primary: ["sidebar", ""], .supplementary: ["content"], .secondary: ["detail"],
        ]),
      ViewRow("NavigationLink", .link),
      ViewRow("WindowGroup", .window),
      ViewRow("Settings", .scene),
      ViewRow("MenuBarExtra", .scene),
      ViewRow("CommandMenu", .menu),
      ViewRow("CommandGroup", .menuGroup),
      ViewRow("ForEach", .repetition),
      ViewRow("OutlineGroup", .repetition),
      ViewRow("List", .list),
      ViewRow("ScrollView", .scroll),
      ViewRow("VStack", .rows),
      ViewRow("HStack", .line),
      ViewRow("Button", .button),
      ViewRow("Menu", .submenu),
      ViewRow("Picker", .picker),
      ViewRow("Toggle", .toggle),
      ViewRow("Slider", .slider),
      ViewRow("TextField", .field),
      ViewRow("Text", .text),
      ViewRow("Image", .image),
      ViewRow("Label", .label),
    ]
    + rows(.wrapper, "Group AnyView EquatableView ViewThatFits TimelineView")
    // Views of libraries.
    + rows(.wrapper, "LazyView NavigationLazyView WithViewStore")
    + rows(.frame, "ZStack GeometryReader ScrollViewReader")
    + rows(.form, "Form Table")
    + rows(.section, "Section")
    + rows(
      .grid,
      """
      LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow DisclosureGroup GroupBox ControlGroup
      LabeledContent
      """)
    + rows(.action, "Link ShareLink")
    + rows(.control, "SecureField TextEditor DatePicker Stepper ColorPicker EditButton")
    + rows(
      .display,
      """
      Divider Spacer AsyncImage EmptyView Color ProgressView Path Rectangle RoundedRectangle Circle
      Ellipse Capsule LinearGradient RadialGradient ContentUnavailableView Gauge
      """)

  private static let modifiers: [ViewRow] =
    [
      ViewRow("sheet", .sheet),
      ViewRow("fullScreenCover", .cover),
      ViewRow("popover", .popover),
      ViewRow("navigationDestination", .destination),
      ViewRow("navigationTitle", .title),
      ViewRow("navigationBarTitle", .title),
      ViewRow("commands", .commands),
      ViewRow("keyboardShortcut", .keys),
      ViewRow("tabItem", .tabItem),
      ViewRow("badge", .badge),
      ViewRow("tabViewStyle", .tabStyle),
      ViewRow("pickerStyle", .pickerStyle),
      ViewRow("navigationViewStyle", .stackStyle),
      ViewRow("scrollTargetBehavior", .scrollBehavior),
      ViewRow("tag", .tag),
    ]
    + rows(.attachment, "toolbar contextMenu inspector navigationBarItems swipeActions")
    + rows(
      .reaction,
      """
      task onAppear onDisappear onChange onReceive onTapGesture onOpenURL onLongPressGesture
      onContinueUserActivity gesture alert confirmationDialog actionSheet refreshable onDrop onDrag
      onSubmit simultaneousGesture
      """)
    + rows(
      .look,
      """
      accentColor accessibilityHidden accessibilityIdentifier accessibilityLabel animation background
      border buttonStyle clipShape clipped contentShape cornerRadius disabled edgesIgnoringSafeArea
      environment environmentObject fixedSize font foregroundColor foregroundStyle frame id
      ignoresSafeArea layoutPriority lineLimit listStyle mask multilineTextAlignment
      navigationBarHidden navigationBarTitleDisplayMode offset opacity overlay padding position
      preferredColorScheme safeAreaInset scaleEffect scrollContentBackground scrollDisabled
      scrollIndicators searchable shadow tint transition zIndex
      """)

  private static func rows(_ role: ViewRow.Role, _ names: String) -> [ViewRow] {
    names.split(whereSeparator: \.isWhitespace).map { ViewRow(String($0), role) }
  }
}
