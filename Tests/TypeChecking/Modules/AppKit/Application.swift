@_exported import Foundation

public struct NSUserInterfaceItemIdentifier: _StringNewtype {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public typealias _ObjectiveCType = NSString
}
open class NSImage: NSObject, @unchecked Sendable {
  @available(macOS 11.0, *) public convenience init?(
    systemSymbolName name: String, accessibilityDescription: String?
  ) { fatalError() }
  public convenience init?(named name: String) { fatalError() }
}
open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16),
      shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18),
      option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
}
@MainActor open class NSResponder: NSObject, NSCoding {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  @objc open var nextResponder: NSResponder?
  @objc open func invalidateRestorableState() {}
  @objc open func encodeRestorableState(with coder: NSCoder) {}
  @objc open func restoreState(with coder: NSCoder) {}
  @available(macOS 10.12, *) @IBAction open func newWindowForTab(_ sender: Any?) {}
}
@MainActor @objc public protocol NSApplicationDelegate: NSObjectProtocol {
  @objc optional func applicationDidFinishLaunching(_ notification: Notification)
  @objc optional func applicationWillFinishLaunching(_ notification: Notification)
  @objc optional func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication)
    -> Bool
  @objc optional func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool
  @available(macOS 12.0, *) @objc optional func applicationSupportsSecureRestorableState(
    _ app: NSApplication
  ) -> Bool
}
extension NSApplicationDelegate { @MainActor @preconcurrency public static func main() {} }
@MainActor open class NSApplication: NSResponder {
  @objc open class var shared: NSApplication { fatalError() }
  @objc open weak var delegate: (any NSApplicationDelegate)?
  @objc open var mainMenu: NSMenu?
  @objc open var windowsMenu: NSMenu?
  @objc open var helpMenu: NSMenu?
  @objc open var servicesMenu: NSMenu?
  @objc open var keyWindow: NSWindow? { fatalError() }
  @objc open var mainWindow: NSWindow? { fatalError() }
  @objc open var windows: [NSWindow] { fatalError() }
  @objc(sendAction:to:from:) open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?
  ) -> Bool { fatalError() }
  @objc open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  @objc open func hide(_ sender: Any?) {}
  @objc open func hideOtherApplications(_ sender: Any?) {}
  @objc open func unhideAllApplications(_ sender: Any?) {}
  @objc open func terminate(_ sender: Any?) {}
  @objc open func arrangeInFront(_ sender: Any?) {}
  @available(macOS 14.0, *) @objc open func activate() {}
  @objc open func showHelp(_ sender: Any?) {}
}
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { fatalError() }
