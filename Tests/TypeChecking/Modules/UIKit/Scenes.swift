@_exported import Foundation

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(systemName name: String) { fatalError() }
  public convenience init?(named name: String) { fatalError() }
}
open class UIColor: NSObject, @unchecked Sendable {
  open class var clear: UIColor { fatalError() }
  open class var red: UIColor { fatalError() }
  open class var systemBackground: UIColor { fatalError() }
  open class var label: UIColor { fatalError() }
}
@MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {
  @objc optional func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  @objc optional func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  @objc optional func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc optional var window: UIWindow? { get set }
}
extension UIApplicationDelegate { @MainActor @preconcurrency public static func main() {} }
@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: _StringNewtype {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public typealias _ObjectiveCType = NSString
  }
  @objc open class var shared: UIApplication { fatalError() }
  @objc open var delegate: (any UIApplicationDelegate)?
  @objc open var supportsMultipleScenes: Bool { fatalError() }
  @objc open var connectedScenes: Set<UIScene> { fatalError() }
  @objc open var openSessions: Set<UISceneSession> { fatalError() }
  @objc @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 27.0)
  @available(macCatalyst, introduced: 13.1, deprecated: 27.0)
  @objc open func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  @available(iOS 17.0, *) public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  @objc open func requestSceneSessionDestruction(
    _ session: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
  nonisolated public class var openSettingsURLString: String { fatalError() }
}
open class UIEvent: NSObject {}
open class UISceneDestructionRequestOptions: NSObject {}
@available(iOS 17.0, *) public struct UISceneSessionActivationRequest {
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) { fatalError() }
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) { fatalError() }
}
@MainActor open class UISceneSession: NSObject {
  public struct Role: _StringNewtype {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public typealias _ObjectiveCType = NSString
    public static let windowApplication = Role(rawValue: "")
  }
  @objc open var role: Role { fatalError() }
  @objc open var scene: UIScene? { fatalError() }
  @objc open var configuration: UISceneConfiguration { fatalError() }
  @objc open var persistentIdentifier: String { fatalError() }
  @objc open var stateRestorationActivity: NSUserActivity?
  @objc open var userInfo: [String: Any]?
  init(_stub: ()) { super.init() }
}
@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
  @objc open var name: String? { fatalError() }
  @objc open var delegateClass: AnyClass?
  @objc open var sceneClass: AnyClass?
  @objc open var storyboard: UIStoryboard?
}
@MainActor open class UISceneActivationConditions: NSObject {
  @objc open var canActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { fatalError() }
    set {}
  }
  @objc open var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    @objc open var userActivities: Set<NSUserActivity> { fatalError() }
    @objc open var handoffUserActivityType: String? { fatalError() }
    init(_stub: ()) { super.init() }
  }
  #if targetEnvironment(macCatalyst)
    @available(macCatalyst 14.0, *) @objc public enum CollectionJoinBehavior: Int, Sendable {
      case automatic, preferred, disallowed, preferredWithoutActivating
    }
  #endif
  @MainActor open class ActivationRequestOptions: NSObject {
    @objc open var requestingScene: UIScene?
    #if targetEnvironment(macCatalyst)
      @available(macCatalyst 14.0, *) @objc open var collectionJoinBehavior: CollectionJoinBehavior
      {
        get { fatalError() }
        set {}
      }
    #endif
  }
  @objc open var session: UISceneSession { fatalError() }
  @objc open var delegate: (any UISceneDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @objc open var title: String! {
    get { fatalError() }
    set {}
  }
  @available(iOS 15.0, *) @objc open var subtitle: String {
    get { fatalError() }
    set {}
  }
  @objc open var activationConditions: UISceneActivationConditions {
    get { fatalError() }
    set {}
  }
}
@MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
  @objc optional func sceneWillResignActive(_ scene: UIScene)
  @objc optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  @objc optional func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
@MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
}
@MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize: CGSize {
    get { fatalError() }
    set {}
  }
  open var maximumSize: CGSize {
    get { fatalError() }
    set {}
  }
  @available(macCatalyst 16.0, *) open var allowsFullScreen: Bool {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UIWindowScene: UIScene {
  open var sizeRestrictions: UISceneSizeRestrictions? { fatalError() }
  @objc open var windows: [UIWindow] { fatalError() }
  @available(iOS 15.0, *) @objc open var keyWindow: UIWindow? { fatalError() }
  @available(iOS 15.0, *) @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {}
  @available(iOS 15.0, *) @MainActor open class ActivationConfiguration: NSObject {
    public convenience init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: NSObject? = nil
    ) { fatalError() }
  }
  @available(iOS 15.0, *) @MainActor open class ActivationAction: UIAction {
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?
    public convenience init(
      title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
      identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) { fatalError() }
  }
  #if targetEnvironment(macCatalyst)
    @objc open var titlebar: UITitlebar? { fatalError() }
  #endif
}
@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc open var windowScene: UIWindowScene?
  @objc open var rootViewController: UIViewController?
  @objc open func makeKeyAndVisible() {}
  @objc open var isKeyWindow: Bool { fatalError() }
}
