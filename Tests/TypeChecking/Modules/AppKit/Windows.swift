@_exported import Foundation

@MainActor @objc public protocol NSWindowDelegate: NSObjectProtocol {
  @objc optional func windowWillClose(_ notification: Notification)
}
@objc public protocol NSWindowRestoration: NSObjectProtocol {
  @MainActor @objc static func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
}
@MainActor open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = StyleMask(rawValue: 1), closable = StyleMask(rawValue: 2),
      miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8),
      fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  @objc public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  @available(macOS 11.0, *) @objc public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  @objc public enum OrderingMode: Int, Sendable { case above = 1, below = -1, out = 0 }
  @objc public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }
  public typealias TabbingIdentifier = String
  public convenience init(contentViewController: NSViewController) { fatalError() }
  @objc open var title: String {
    get { fatalError() }
    set {}
  }
  @available(macOS 11.0, *) @objc open var subtitle: String {
    get { fatalError() }
    set {}
  }
  open var styleMask: StyleMask {
    get { fatalError() }
    set {}
  }
  @objc open weak var delegate: (any NSWindowDelegate)?
  @objc open var contentViewController: NSViewController?
  @objc open var toolbar: NSToolbar?
  @available(macOS 11.0, *) @objc open var toolbarStyle: ToolbarStyle {
    get { fatalError() }
    set {}
  }
  open var contentMinSize: NSSize {
    get { fatalError() }
    set {}
  }
  @objc open var tabbingMode: TabbingMode {
    get { fatalError() }
    set {}
  }
  @objc open var tabbingIdentifier: TabbingIdentifier {
    get { fatalError() }
    set {}
  }
  @objc open func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {}
  @objc open var identifier: NSUserInterfaceItemIdentifier? {
    get { fatalError() }
    set {}
  }
  @objc open var isRestorable: Bool {
    get { fatalError() }
    set {}
  }
  open var restorationClass: (any NSWindowRestoration.Type)?
  @objc @discardableResult open func setFrameUsingName(_ name: String) -> Bool { fatalError() }
  @objc @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { fatalError() }
  @objc open func makeKeyAndOrderFront(_ sender: Any?) {}
  @objc open func center() {}
  @objc open func standardWindowButton(_ b: ButtonType) -> NSControl? { fatalError() }
  @objc open func performClose(_ sender: Any?) {}
  @objc open func performMiniaturize(_ sender: Any?) {}
  @objc open func performZoom(_ sender: Any?) {}
  @objc open func toggleFullScreen(_ sender: Any?) {}
  @objc open func toggleToolbarShown(_ sender: Any?) {}
  @objc open func runToolbarCustomizationPalette(_ sender: Any?) {}
}
@MainActor open class NSWindowController: NSResponder {
  public init(window: NSWindow?) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init() { fatalError() }
  @objc open var window: NSWindow?
  @objc open var contentViewController: NSViewController?
  @IBAction open func showWindow(_ sender: Any?) {}
  @objc open func windowDidLoad() {}
  @objc open var windowFrameAutosaveName: String {
    get { fatalError() }
    set {}
  }
  @objc open func close() {}
}
