@_exported import Foundation

@MainActor open class NSView: NSResponder {
  public init(frame: NSRect) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var frame: NSRect {
    get { fatalError() }
    set {}
  }
  open var bounds: NSRect {
    get { fatalError() }
    set {}
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2), height = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask {
    get { fatalError() }
    set {}
  }
  @objc open var identifier: NSUserInterfaceItemIdentifier? {
    get { fatalError() }
    set {}
  }
  @objc open var window: NSWindow? { fatalError() }
  @objc open func addSubview(_ view: NSView) {}
  @objc open func removeFromSuperview() {}
  @objc open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set {}
  }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
}
@MainActor open class NSLayoutConstraint: NSObject {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    fatalError()
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { fatalError() }
}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let on = StateValue(rawValue: 1), off = StateValue(rawValue: 0),
      mixed = StateValue(rawValue: -1)
  }
  @objc open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  @objc open weak var target: AnyObject?
  @objc open var action: Selector?
  @objc open var stringValue: String {
    get { fatalError() }
    set {}
  }
}
@MainActor open class NSTextField: NSControl {
  public convenience init(labelWithString: String) { fatalError() }
}
@MainActor open class NSImageView: NSControl { @objc open var image: NSImage? }
@MainActor open class NSScrollView: NSView {
  @objc open var documentView: NSView?
  @objc open var hasVerticalScroller: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var drawsBackground: Bool {
    get { fatalError() }
    set {}
  }
}
@MainActor open class NSTableColumn: NSObject {
  public init(identifier: NSUserInterfaceItemIdentifier) { super.init() }
}
@MainActor @objc public protocol NSTableViewDataSource: NSObjectProtocol {
  @objc optional func numberOfRows(in tableView: NSTableView) -> Int
}
@MainActor @objc public protocol NSTableViewDelegate: NSObjectProtocol {
  @objc optional func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  @objc optional func tableViewSelectionDidChange(_ notification: Notification)
}
@MainActor open class NSTableView: _TableView {
  @objc open weak var delegate: (any NSTableViewDelegate)?
  @objc open weak var dataSource: (any NSTableViewDataSource)?
}
// What table and outline views share. An outline view is a table view, but Swift has no way to
// write a delegate of another type in a subclass.
@MainActor open class _TableView: NSControl {
  @available(macOS 11.0, *) @objc public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }
  @available(macOS 11.0, *) @objc open var style: Style {
    get { fatalError() }
    set {}
  }
  @objc open var headerView: NSView?
  @objc open var selectedRow: Int { fatalError() }
  @objc open var allowsEmptySelection: Bool {
    get { fatalError() }
    set {}
  }
  @objc open func addTableColumn(_ column: NSTableColumn) {}
  @objc open func reloadData() {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection: Bool) {}
  @objc open func makeView(withIdentifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    fatalError()
  }
}
@MainActor open class NSTableCellView: NSView {
  @objc open var textField: NSTextField?
  @objc open var imageView: NSImageView?
}
@MainActor @objc public protocol NSOutlineViewDataSource: NSObjectProtocol {
  @objc optional func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?)
    -> Int
  @objc optional func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?)
    -> Any
  @objc optional func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
}
@MainActor @objc public protocol NSOutlineViewDelegate: NSObjectProtocol {
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  @objc optional func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  @objc optional func outlineViewSelectionDidChange(_ notification: Notification)
}
@MainActor open class NSOutlineView: _TableView {
  @objc open weak var delegate: (any NSOutlineViewDelegate)?
  @objc open weak var dataSource: (any NSOutlineViewDataSource)?
  @objc open var outlineTableColumn: NSTableColumn?
  @objc open func item(atRow: Int) -> Any? { fatalError() }
  @objc open func row(forItem: Any?) -> Int { fatalError() }
  @objc open func expandItem(_ item: Any?) {}
}
@MainActor open class NSStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }
  @objc open func instantiateController(withIdentifier: String) -> Any { fatalError() }
}
@MainActor open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init() { fatalError() }
  @objc open var view: NSView {
    get { fatalError() }
    set {}
  }
  @objc open var title: String?
  @objc open var representedObject: Any?
  @objc open func loadView() {}
  @objc open func viewDidLoad() {}
  @objc open func viewWillAppear() {}
  @objc open var children: [NSViewController] {
    get { fatalError() }
    set {}
  }
  @objc open var parent: NSViewController? { fatalError() }
  @objc open func addChild(_ child: NSViewController) {}
  @objc open func removeFromParent() {}
  open var preferredContentSize: NSSize {
    get { fatalError() }
    set {}
  }
}
@MainActor open class NSSplitView: NSView {
  @objc open var autosaveName: String?;
  @objc open var isVertical: Bool {
    get { fatalError() }
    set {}
  }
}
@MainActor open class NSSplitViewItem: NSObject {
  public convenience init(viewController: NSViewController) { fatalError() }
  public convenience init(sidebarWithViewController: NSViewController) { fatalError() }
  public convenience init(contentListWithViewController: NSViewController) { fatalError() }
  @available(macOS 11.0, *) public convenience init(inspectorWithViewController: NSViewController) {
    fatalError()
  }
  open var minimumThickness: CGFloat {
    get { fatalError() }
    set {}
  }
  open var maximumThickness: CGFloat {
    get { fatalError() }
    set {}
  }
  open var canCollapse: Bool {
    get { fatalError() }
    set {}
  }
  open var isCollapsed: Bool {
    get { fatalError() }
    set {}
  }
  open var viewController: NSViewController {
    get { fatalError() }
    set {}
  }
}
@MainActor open class NSSplitViewController: NSViewController, NSUserInterfaceValidations {
  @objc open var splitView: NSSplitView {
    get { fatalError() }
    set {}
  }
  @objc open var splitViewItems: [NSSplitViewItem] {
    get { fatalError() }
    set {}
  }
  @objc open func addSplitViewItem(_ item: NSSplitViewItem) {}
  @objc open func insertSplitViewItem(_ item: NSSplitViewItem, at index: Int) {}
  @objc open func removeSplitViewItem(_ item: NSSplitViewItem) {}
  @IBAction open func toggleSidebar(_ sender: Any?) {}
  @available(macOS 14.0, *) @IBAction open func toggleInspector(_ sender: Any?) {}
  @objc open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    fatalError()
  }
}
@MainActor open class NSTabViewItem: NSObject {
  public convenience init(viewController: NSViewController) { fatalError() }
  @objc open var label: String {
    get { fatalError() }
    set {}
  }
  @objc open var image: NSImage?
  @objc open var viewController: NSViewController?
}
@MainActor open class NSTabViewController: NSViewController, NSToolbarDelegate {
  @objc public enum TabStyle: Int, Sendable {
    case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified = -1
  }
  @objc open var tabStyle: TabStyle {
    get { fatalError() }
    set {}
  }
  @objc open var tabViewItems: [NSTabViewItem] {
    get { fatalError() }
    set {}
  }
  @objc open var selectedTabViewItemIndex: Int {
    get { fatalError() }
    set {}
  }
  @objc open var canPropagateSelectedChildViewControllerTitle: Bool {
    get { fatalError() }
    set {}
  }
  @objc open func addTabViewItem(_ item: NSTabViewItem) {}
}
@MainActor @objc public protocol NSPageControllerDelegate: NSObjectProtocol {
  @objc optional func pageController(_ pageController: NSPageController, identifierFor object: Any)
    -> String
  @objc optional func pageController(
    _ pageController: NSPageController, viewControllerForIdentifier identifier: String
  ) -> NSViewController
  @objc optional func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController, with object: Any?)
  @objc optional func pageController(
    _ pageController: NSPageController, didTransitionTo object: Any)
  @objc optional func pageControllerDidEndLiveTransition(_ pageController: NSPageController)
}
@MainActor open class NSPageController: NSViewController {
  @objc public enum TransitionStyle: Int, Sendable { case stackHistory, stackBook, horizontalStrip }
  @objc open weak var delegate: (any NSPageControllerDelegate)?
  @objc open var arrangedObjects: [Any] {
    get { fatalError() }
    set {}
  }
  @objc open var selectedIndex: Int {
    get { fatalError() }
    set {}
  }
  @objc open var transitionStyle: TransitionStyle {
    get { fatalError() }
    set {}
  }
  @IBAction open func navigateForward(_ sender: Any?) {}
  @IBAction open func navigateBack(_ sender: Any?) {}
  @objc open func completeTransition() {}
}
@MainActor open class NSText: NSView {
  @objc open func copy(_ sender: Any?) {}
  @objc open func cut(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
  @objc open func delete(_ sender: Any?) {}
  @objc open func selectAll(_ sender: Any?) {}
}
