@_exported import Foundation

@MainActor @objc public protocol NSMenuItemValidation: NSObjectProtocol {
  @objc func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
@MainActor @objc public protocol NSValidatedUserInterfaceItem {
  @objc var action: Selector? { get }; @objc var tag: Int { get }
}
@MainActor @objc public protocol NSUserInterfaceValidations {
  @objc func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
@MainActor @objc public protocol NSMenuDelegate: NSObjectProtocol {
  @objc optional func menuNeedsUpdate(_ menu: NSMenu)
}
@MainActor open class NSMenu: NSObject {
  public init(title: String) { super.init() }
  @objc open var title: String {
    get { fatalError() }
    set {}
  }
  @objc open var items: [NSMenuItem] {
    get { fatalError() }
    set {}
  }
  @objc open weak var delegate: (any NSMenuDelegate)?
  @objc open var autoenablesItems: Bool {
    get { fatalError() }
    set {}
  }
  @objc open func addItem(_ item: NSMenuItem) {}
  @objc @discardableResult open func addItem(
    withTitle: String, action: Selector?, keyEquivalent: String
  ) -> NSMenuItem { fatalError() }
  @objc open func insertItem(_ item: NSMenuItem, at index: Int) {}
  @objc @discardableResult open func insertItem(
    withTitle: String, action: Selector?, keyEquivalent: String, at index: Int
  ) -> NSMenuItem { fatalError() }
  @objc(itemWithTitle:) open func item(withTitle: String) -> NSMenuItem? { fatalError() }
  @objc(itemWithTag:) open func item(withTag: Int) -> NSMenuItem? { fatalError() }
  @objc(indexOfItemWithTitle:) open func indexOfItem(withTitle: String) -> Int { fatalError() }
  @objc open func indexOfItem(withTarget: Any?, andAction: Selector?) -> Int { fatalError() }
}
@MainActor open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem {
  public init(title: String, action: Selector?, keyEquivalent: String) { super.init() }
  @objc open class func separator() -> NSMenuItem { fatalError() }
  @objc open var title: String {
    get { fatalError() }
    set {}
  }
  @objc open var action: Selector?
  @objc open weak var target: AnyObject?
  @objc open var tag: Int {
    get { fatalError() }
    set {}
  }
  @objc open var keyEquivalent: String {
    get { fatalError() }
    set {}
  }
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { fatalError() }
    set {}
  }
  open var state: NSControl.StateValue {
    get { fatalError() }
    set {}
  }
  @objc open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var submenu: NSMenu?
  @objc open var image: NSImage?
  @objc open var representedObject: Any?
  @objc open var menu: NSMenu?
  @available(macOS 12.0, *) @objc open var allowsAutomaticKeyEquivalentLocalization: Bool {
    get { fatalError() }
    set {}
  }
}
