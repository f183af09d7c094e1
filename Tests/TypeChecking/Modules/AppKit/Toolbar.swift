@_exported import Foundation

@MainActor @objc public protocol NSToolbarItemValidation: NSObjectProtocol {
  @objc func validateToolbarItem(_ item: NSToolbarItem) -> Bool
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
}
@MainActor open class NSToolbar: NSObject {
  @objc public enum DisplayMode: UInt, Sendable {
    case `default`, iconAndLabel, iconOnly, labelOnly
  }
  public init(identifier: String) { super.init() }
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
  @available(macOS 13.0, *) @objc open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> {
    get { fatalError() }
    set {}
  }
  @available(macOS, introduced: 10.14, deprecated: 15.4) @objc open var centeredItemIdentifier:
    NSToolbarItem.Identifier?
  {
    get { fatalError() }
    set {}
  }
  @objc open var items: [NSToolbarItem] { fatalError() }
  @objc open func validateVisibleItems() {}
}
@MainActor open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem {
  public struct Identifier: _StringNewtype {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public typealias _ObjectiveCType = NSString
    public static let space = Identifier(""), flexibleSpace = Identifier(""),
      toggleSidebar = Identifier("")
    @available(macOS 11.0, *) public static let sidebarTrackingSeparator = Identifier("")
    @available(macOS 14.0, *) public static let toggleInspector = Identifier("")
    @available(macOS 14.0, *) public static let inspectorTrackingSeparator = Identifier("")
  }
  public init(itemIdentifier: Identifier) { super.init() }
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
  @objc open var image: NSImage?
  @objc open var view: NSView?
  @objc open var isBordered: Bool {
    get { fatalError() }
    set {}
  }
  @available(macOS 11.0, *) @objc open var isNavigational: Bool {
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
  @objc open weak var target: AnyObject?
  @objc open var action: Selector?
  @objc open var tag: Int {
    get { fatalError() }
    set {}
  }
}
@MainActor open class NSToolbarItemGroup: NSToolbarItem {
  @objc public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
  @objc public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode,
    labels: [String]?, target: Any?, action: Selector?
  ) { fatalError() }
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode,
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
@available(macOS 11.0, *) @MainActor open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  public convenience init(
    identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int
  ) { fatalError() }
}
