#if targetEnvironment(macCatalyst)
  @_exported import Foundation

  @objc public enum UITitlebarTitleVisibility: Int, Sendable { case visible, hidden }
  @available(macCatalyst 14.0, *) @objc public enum UITitlebarToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  @available(macCatalyst 14.0, *) @objc public enum UITitlebarSeparatorStyle: Int, Sendable {
    case automatic, none, line, shadow
  }
  @MainActor open class UITitlebar: NSObject {
    @objc open var titleVisibility: UITitlebarTitleVisibility {
      get { fatalError() }
      set {}
    }
    @available(macCatalyst 14.0, *) @objc open var toolbarStyle: UITitlebarToolbarStyle {
      get { fatalError() }
      set {}
    }
    @available(macCatalyst 14.0, *) @objc open var separatorStyle: UITitlebarSeparatorStyle {
      get { fatalError() }
      set {}
    }
    @objc open var toolbar: NSToolbar?
    @objc open var autoHidesToolbarInFullScreen: Bool {
      get { fatalError() }
      set {}
    }
  }
  @MainActor @objc public protocol NSToolbarDelegate: NSObjectProtocol {
    @objc optional func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    @objc optional func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem
      .Identifier]
    @objc optional func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem
      .Identifier]
    @objc optional func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem
      .Identifier]
    @available(macCatalyst 16.0, *) @objc optional func toolbarImmovableItemIdentifiers(
      _ toolbar: NSToolbar
    ) -> Set<NSToolbarItem.Identifier>
  }
  @MainActor open class NSToolbar: NSObject {
    public typealias Identifier = String
    @objc public enum DisplayMode: UInt, Sendable {
      case `default`, iconAndLabel, iconOnly, labelOnly
    }
    public init(identifier: Identifier) { super.init() }
    public convenience override init() { fatalError() }
    @objc open weak var delegate: (any NSToolbarDelegate)?
    @objc open var displayMode: DisplayMode {
      get { fatalError() }
      set {}
    }
    @objc open var allowsUserCustomization: Bool {
      get { fatalError() }
      set {}
    }
    @objc open var autosavesConfiguration: Bool {
      get { fatalError() }
      set {}
    }
    @available(macCatalyst 16.0, *) @objc open var centeredItemIdentifiers:
      Set<NSToolbarItem.Identifier>
    {
      get { fatalError() }
      set {}
    }
    @objc open var items: [NSToolbarItem] { fatalError() }
    @objc open var visibleItems: [NSToolbarItem]? { fatalError() }
    @objc open func insertItem(withItemIdentifier: NSToolbarItem.Identifier, at index: Int) {}
    @objc open func removeItem(at index: Int) {}
    @available(macCatalyst 18.0, *) @objc open var itemIdentifiers: [NSToolbarItem.Identifier] {
      get { fatalError() }
      set {}
    }
  }
  @MainActor open class NSToolbarItem: NSObject {
    public struct Identifier: _StringNewtype {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public typealias _ObjectiveCType = NSString
      public static let space = Identifier(""), flexibleSpace = Identifier(""),
        toggleSidebar = Identifier(""), print = Identifier("")
      @available(macCatalyst 14.0, *) public static
        let primarySidebarTrackingSeparatorItemIdentifier = Identifier("")
      @available(macCatalyst 14.0, *) public static
        let supplementarySidebarTrackingSeparatorItemIdentifier = Identifier("")
      @available(macCatalyst 17.0, *) public static let toggleInspector = Identifier("")
    }
    public init(itemIdentifier: Identifier) { super.init() }
    public convenience init(itemIdentifier: Identifier, barButtonItem: UIBarButtonItem) {
      fatalError()
    }
    open var itemIdentifier: Identifier { fatalError() }
    @objc open var label: String {
      get { fatalError() }
      set {}
    }
    @objc open var paletteLabel: String {
      get { fatalError() }
      set {}
    }
    @objc open var title: String {
      get { fatalError() }
      set {}
    }
    @objc open var toolTip: String?
    @objc open var image: UIImage?
    @objc open var isBordered: Bool {
      get { fatalError() }
      set {}
    }
    @objc open var isEnabled: Bool {
      get { fatalError() }
      set {}
    }
    @objc open var autovalidates: Bool {
      get { fatalError() }
      set {}
    }
    @objc dynamic open func validate() {}
    @available(macCatalyst 14.0, *) @objc open var isNavigational: Bool {
      get { fatalError() }
      set {}
    }
    @available(macCatalyst 18.0, *) @objc open var isHidden: Bool {
      get { fatalError() }
      set {}
    }
    @objc open weak var target: AnyObject?
    @objc open var action: Selector?
    @objc open var tag: Int {
      get { fatalError() }
      set {}
    }
    @objc open var itemMenuFormRepresentation: UIMenuElement?
    @objc open weak var toolbar: NSToolbar? { fatalError() }
  }
  @MainActor open class NSToolbarItemGroup: NSToolbarItem {
    @objc public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
    @objc public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
    public convenience init(
      itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode,
      labels: [String]?, target: Any?, action: Selector?
    ) { fatalError() }
    public convenience init(
      itemIdentifier: NSToolbarItem.Identifier, images: [UIImage], selectionMode: SelectionMode,
      labels: [String]?, target: Any?, action: Selector?
    ) { fatalError() }
    @objc open var subitems: [NSToolbarItem] {
      get { fatalError() }
      set {}
    }
    @objc open var selectedIndex: Int {
      get { fatalError() }
      set {}
    }
    @objc open func setSelected(_ selected: Bool, at index: Int) {}
    @objc open func isSelected(at index: Int) -> Bool { fatalError() }
    @objc open var controlRepresentation: ControlRepresentation {
      get { fatalError() }
      set {}
    }
  }
  @available(macCatalyst 16.0, *) @MainActor open class NSUIViewToolbarItem: NSToolbarItem {
    public init(itemIdentifier: NSToolbarItem.Identifier, uiView: UIView) {
      super.init(itemIdentifier: itemIdentifier)
    }
  }
#endif
