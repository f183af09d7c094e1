@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  @objc open var next: UIResponder? { fatalError() }
  @objc open var canBecomeFirstResponder: Bool { fatalError() }
  @objc @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
  @objc @discardableResult open func resignFirstResponder() -> Bool { fatalError() }
  @objc open var isFirstResponder: Bool { fatalError() }
  @objc(canPerformAction:withSender:) dynamic open func canPerformAction(
    _ action: Selector, withSender sender: Any?
  ) -> Bool { fatalError() }
  @objc(targetForAction:withSender:) open func target(
    forAction action: Selector, withSender sender: Any?
  ) -> Any? { fatalError() }
  @objc(buildMenuWithBuilder:) dynamic open func buildMenu(with builder: any UIMenuBuilder) {}
  @objc(validateCommand:) dynamic open func validate(_ command: UICommand) {}
  @objc open var keyCommands: [UIKeyCommand]? { fatalError() }
  @objc open var userActivity: NSUserActivity?
  @objc(updateUserActivityState:) open func updateUserActivityState(_ activity: NSUserActivity) {}
  @objc(restoreUserActivityState:) open func restoreUserActivityState(_ activity: NSUserActivity) {}
  @objc open var undoManager: UndoManager? { fatalError() }
  public override init() { super.init() }
}
extension UIResponder {  // UIResponderStandardEditActions
  @objc open func cut(_ sender: Any?) {}
  @objc open func copy(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
  @objc open func delete(_ sender: Any?) {}
  @objc open func selectAll(_ sender: Any?) {}
  @available(iOS 15.0, *) @objc(print:) open func printContent(_ sender: Any?) {}
}
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16),
    shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18),
    alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20),
    numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
@MainActor open class UIMenuElement: NSObject {
  @objc public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1), destructive = Attributes(rawValue: 2),
      hidden = Attributes(rawValue: 4)
    @available(iOS 16.0, *) public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  @objc open var title: String { fatalError() }
  @available(iOS 15.0, *) @objc open var subtitle: String? {
    get { fatalError() }
    set {}
  }
  @objc open var image: UIImage? { fatalError() }
  init(_stub: ()) { super.init() }
}
@MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: _StringNewtype {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public typealias _ObjectiveCType = NSString
    public static let application = Identifier(""), file = Identifier(""), edit = Identifier(""),
      view = Identifier("")
    public static let window = Identifier(""), help = Identifier(""), about = Identifier(""),
      preferences = Identifier("")
    public static let services = Identifier(""), hide = Identifier(""), quit = Identifier(""),
      newScene = Identifier("")
    public static let close = Identifier(""), print = Identifier(""), undoRedo = Identifier(""),
      standardEdit = Identifier("")
    public static let find = Identifier(""), replace = Identifier(""), share = Identifier(""),
      textStyle = Identifier("")
    public static let spelling = Identifier(""), substitutions = Identifier(""),
      transformations = Identifier("")
    public static let speech = Identifier(""), lookup = Identifier(""), learn = Identifier(""),
      format = Identifier("")
    public static let font = Identifier(""), text = Identifier(""), toolbar = Identifier(""),
      fullscreen = Identifier("")
    public static let minimizeAndZoom = Identifier(""), bringAllToFront = Identifier(""),
      root = Identifier("")
    @available(iOS 14.0, *) public static let openRecent = Identifier("")
    @available(iOS 15.0, *) public static let sidebar = Identifier("")
    @available(iOS 16.0, *) public static let document = Identifier("")
    @available(iOS 17.0, *) public static let autoFill = Identifier("")
    @available(iOS 26.0, *) public static let newItem = Identifier("")
    @available(iOS 14.0, *) public static let open = Identifier("")  // SDK 17 or later
    @available(iOS 26.0, *) public static let findPanel = Identifier("")
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1), destructive = Options(rawValue: 2)
    @available(iOS 15.0, *) public static let singleSelection = Options(rawValue: 32)
    @available(iOS 17.0, *) public static let displayAsPalette = Options(rawValue: 128)
  }
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) { fatalError() }
  @objc open var children: [UIMenuElement] { fatalError() }
  open var identifier: Identifier { fatalError() }
  @objc open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { fatalError() }
}
@MainActor open class UICommandAlternate: NSObject {
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    fatalError()
  }
}
@MainActor open class UICommand: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
  @objc open override var title: String {
    get { fatalError() }
    set {}
  }
  @objc open override var image: UIImage? {
    get { fatalError() }
    set {}
  }
  open var action: Selector { fatalError() }
  @objc open var propertyList: Any? { fatalError() }
  open var attributes: UIMenuElement.Attributes {
    get { fatalError() }
    set {}
  }
  @objc open var state: UIMenuElement.State {
    get { fatalError() }
    set {}
  }
  @objc open var discoverabilityTitle: String? {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UIKeyCommand: UICommand {
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    fatalError()
  }
  @objc open var input: String? { fatalError() }
  open var modifierFlags: UIKeyModifierFlags { fatalError() }
  @available(iOS 15.0, *) @objc open var wantsPriorityOverSystemBehavior: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 15.0, *) @objc open var allowsAutomaticLocalization: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 15.0, *) @objc open var allowsAutomaticMirroring: Bool {
    get { fatalError() }
    set {}
  }
  nonisolated public class var inputUpArrow: String { fatalError() }
  nonisolated public class var inputDownArrow: String { fatalError() }
  nonisolated public class var inputLeftArrow: String { fatalError() }
  nonisolated public class var inputRightArrow: String { fatalError() }
  nonisolated public class var inputEscape: String { fatalError() }
  nonisolated public class var inputPageUp: String { fatalError() }
  nonisolated public class var inputPageDown: String { fatalError() }
  @available(iOS 15.0, *) nonisolated public class var inputDelete: String { fatalError() }
}
public typealias UIActionHandler = (UIAction) -> Void
@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: _StringNewtype {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public typealias _ObjectiveCType = NSString
  }
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }
  @available(iOS 14.0, *) @objc open var sender: Any? { fatalError() }
}
@MainActor open class UIMenuSystem: NSObject {
  @objc open class var main: UIMenuSystem { fatalError() }
  @objc open class var context: UIMenuSystem { fatalError() }
  @objc open func setNeedsRebuild() {}
  @objc open func setNeedsRevalidate() {}
  init(_stub: ()) { super.init() }
  @available(iOS 26.0, *) @objc public enum ElementGroupPreference: Int, Sendable {
    case automatic, removed, included
  }
  @available(iOS 26.0, *) @MainActor open class FindElementGroupConfiguration: NSObject {
    @objc public enum Style: Int, Sendable { case automatic, search, nonEditableText, editableText }
    @objc open var style: Style {
      get { fatalError() }
      set {}
    }
  }
}
@available(iOS 26.0, *) @MainActor open class UIMainMenuSystem: UIMenuSystem {
  @objc open class var shared: UIMainMenuSystem { fatalError() }
  @MainActor open class Configuration: NSObject {
    public override init() { super.init() }
    @objc open var newScenePreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
    @objc open var documentPreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
    @objc open var printingPreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
    @objc open var findingPreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
    @objc open var findingConfiguration: UIMenuSystem.FindElementGroupConfiguration { fatalError() }
    @objc open var toolbarPreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
    @objc open var sidebarPreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
    @objc open var inspectorPreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
    @objc open var textFormattingPreference: UIMenuSystem.ElementGroupPreference {
      get { fatalError() }
      set {}
    }
  }
  public func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) { fatalError() }
}
@MainActor @objc public protocol UIMenuBuilder {
  @objc var system: UIMenuSystem { get }
  @objc(menuForIdentifier:) func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  @objc(actionForIdentifier:) func action(for identifier: UIAction.Identifier) -> UIAction?
  @objc(replaceMenuForIdentifier:withMenu:) func replace(menu: UIMenu.Identifier, with: UIMenu)
  @objc(replaceChildrenOfMenuForIdentifier:fromChildrenBlock:) func replaceChildren(
    ofMenu: UIMenu.Identifier, from: ([UIMenuElement]) -> [UIMenuElement])
  @objc(insertSiblingMenu:beforeMenuForIdentifier:) func insertSibling(
    _ menu: UIMenu, beforeMenu: UIMenu.Identifier)
  @objc(insertSiblingMenu:afterMenuForIdentifier:) func insertSibling(
    _ menu: UIMenu, afterMenu: UIMenu.Identifier)
  @objc(insertChildMenu:atStartOfMenuForIdentifier:) func insertChild(
    _ menu: UIMenu, atStartOfMenu: UIMenu.Identifier)
  @objc(insertChildMenu:atEndOfMenuForIdentifier:) func insertChild(
    _ menu: UIMenu, atEndOfMenu: UIMenu.Identifier)
  @objc(removeMenuForIdentifier:) func remove(menu: UIMenu.Identifier)
  @available(iOS 26.0, *) @objc(insertElements:atStartOfMenuForIdentifier:) func insertElements(
    _ e: [UIMenuElement], atStartOfMenu: UIMenu.Identifier)
  @available(iOS 26.0, *) @objc(insertElements:atEndOfMenuForIdentifier:) func insertElements(
    _ e: [UIMenuElement], atEndOfMenu: UIMenu.Identifier)
  @available(iOS 26.0, *) @objc(insertElements:beforeMenuForIdentifier:) func insertElements(
    _ e: [UIMenuElement], beforeMenu: UIMenu.Identifier)
  @available(iOS 26.0, *) @objc(insertElements:afterMenuForIdentifier:) func insertElements(
    _ e: [UIMenuElement], afterMenu: UIMenu.Identifier)
}
