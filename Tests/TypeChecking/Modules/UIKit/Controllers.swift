@_exported import Foundation

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  @objc open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var backgroundColor: UIColor?
  @objc open var window: UIWindow? { fatalError() }
  @objc open var subviews: [UIView] { fatalError() }
  @objc open func addSubview(_ view: UIView) {}
  @objc open func setNeedsLayout() {}
  @objc open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @objc open var tintColor: UIColor!
  @objc open func removeFromSuperview() {}
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2),
      flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask {
    get { fatalError() }
    set {}
  }
}
open class UITraitCollection: NSObject {
  @objc open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  @objc open var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
}
@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5
}
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError() };
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
}
@MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }
  @objc open func instantiateInitialViewController() -> UIViewController? { fatalError() }
  @objc(instantiateViewControllerWithIdentifier:) open func instantiateViewController(
    withIdentifier: String
  ) -> UIViewController { fatalError() }
}
@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { fatalError() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @objc open var view: UIView! {
    get { fatalError() }
    set {}
  }
  @objc open func loadView() {}
  @objc open func viewDidLoad() {}
  @objc open func viewWillAppear(_ animated: Bool) {}
  @objc open func viewDidAppear(_ animated: Bool) {}
  @objc open var isViewLoaded: Bool { fatalError() }
  @objc open var viewIfLoaded: UIView? { fatalError() }
  @objc open var title: String?
  @objc open var children: [UIViewController] { fatalError() }
  @objc open var parent: UIViewController? { fatalError() }
  @objc open func addChild(_ child: UIViewController) {}
  @objc open func removeFromParent() {}
  @objc open func willMove(toParent: UIViewController?) {}
  @objc open func didMove(toParent: UIViewController?) {}
  @objc open var navigationController: UINavigationController? { fatalError() }
  @objc open var tabBarController: UITabBarController? { fatalError() }
  @objc open var splitViewController: UISplitViewController? { fatalError() }
  @objc open var navigationItem: UINavigationItem { fatalError() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @objc open var tabBarItem: UITabBarItem! {
    get { fatalError() }
    set {}
  }
  @objc open var traitCollection: UITraitCollection { fatalError() }
  @objc open var presentedViewController: UIViewController? { fatalError() }
  @objc open var restorationIdentifier: String?
  @objc open var storyboard: UIStoryboard? { fatalError() }
  @objc open func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
  }
  @objc open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  @objc open var modalPresentationStyle: UIModalPresentationStyle {
    get { fatalError() }
    set {}
  }
  @objc open var modalTransitionStyle: UIModalTransitionStyle {
    get { fatalError() }
    set {}
  }
  @objc open var hidesBottomBarWhenPushed: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var toolbarItems: [UIBarButtonItem]?
  @objc open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  @objc open func show(_ vc: UIViewController, sender: Any?) {}
  @objc open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  @objc open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
}
@objc public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover, none = -1, automatic = -2
}
@objc public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
@MainActor open class UINavigationItem: NSObject {
  @objc open var searchController: UISearchController?
  @objc open var backButtonTitle: String?
  @objc open var title: String?
  @objc open var titleView: UIView?
  @objc open var leftBarButtonItems: [UIBarButtonItem]?
  @objc open var hidesBackButton: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var leftItemsSupplementBackButton: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var rightBarButtonItems: [UIBarButtonItem]?
  @objc open var leftBarButtonItem: UIBarButtonItem?
  @objc open var rightBarButtonItem: UIBarButtonItem?
  @available(iOS 16.0, *) @objc open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { fatalError() }
    set {}
  }
  @available(iOS 16.0, *) @objc open var centerItemGroups: [UIBarButtonItemGroup] {
    get { fatalError() }
    set {}
  }
  @available(iOS 16.0, *) @objc open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UIBarItem: NSObject {
  @objc open var title: String?; @objc open var image: UIImage?;
  @objc open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }; public override init() { super.init() }
}
@MainActor open class UIBarButtonItem: UIBarItem {
  @objc open var target: AnyObject?; @objc open var action: Selector?
  @available(iOS 16.0, *) @objc open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  @objc public enum Style: Int, Sendable { case plain, bordered, done }
  @objc public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply,
      action, organize, bookmarks, search, refresh
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    fatalError()
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    fatalError()
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    fatalError()
  }
  @available(iOS 14.0, *) public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
@MainActor open class UIPopoverPresentationController: NSObject {
  @objc open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections: UIPopoverArrowDirection = []
}
@MainActor open class UIAlertController: UIViewController {
  @objc public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    fatalError()
  }
}
extension UIViewController {
  public var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
}
@MainActor open class UIBarButtonItemGroup: NSObject {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    super.init()
  }
}
@MainActor open class UITabBarItem: UIBarItem {
  @objc open var badgeValue: String?
  public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    fatalError()
  }
}
@MainActor open class UINavigationBar: UIView {
  @objc open var prefersLargeTitles: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 16.0, *) @objc public enum NSToolbarSection: Int, Sendable {
    case none, sidebar, supplementary, content
  }
  @available(iOS 16.0, *) @objc open var preferredBehavioralStyle: UIBehavioralStyle {
    get { fatalError() }
    set {}
  }
  @available(iOS 16.0, *) @objc open var behavioralStyle: UIBehavioralStyle { fatalError() }
}
@available(iOS 15.0, *) @objc public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}
@MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  @objc open var viewControllers: [UIViewController] {
    get { fatalError() }
    set {}
  }
  @objc open var topViewController: UIViewController? { fatalError() }
  @objc open var visibleViewController: UIViewController? { fatalError() }
  @objc open var navigationBar: UINavigationBar { fatalError() }
  @objc open weak var delegate: (any UINavigationControllerDelegate)?
  @objc open func setViewControllers(_ vcs: [UIViewController], animated: Bool) {}
  @objc open func pushViewController(_ vc: UIViewController, animated: Bool) {}
  @objc @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    fatalError()
  }
  @objc @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]?
  { fatalError() }
  @objc open var isToolbarHidden: Bool {
    get { fatalError() }
    set {}
  }
  @objc open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}
@MainActor open class UITabBar: UIView {
  @objc open var items: [UITabBarItem]?
  public convenience init() { fatalError() }
}
@MainActor @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @available(iOS 18.0, *) @objc optional func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  @available(iOS 18.0, *) @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  @available(iOS 18.0, *) @objc optional func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}
@MainActor open class UITabBarController: UIViewController {
  @available(iOS 18.0, *) public init(tabs: [UITab]) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  @objc open weak var delegate: (any UITabBarControllerDelegate)?
  @objc open var tabBar: UITabBar { fatalError() }
  @objc open var viewControllers: [UIViewController]?
  @objc open func setViewControllers(_ vcs: [UIViewController]?, animated: Bool) {}
  @objc open var selectedIndex: Int {
    get { fatalError() }
    set {}
  }
  @objc open var selectedViewController: UIViewController? {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.0, *) @objc public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }
  @available(iOS 18.0, *) @objc open var mode: Mode {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.0, *) @objc open var tabs: [UITab] {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.0, *) @objc open func setTabs(_ tabs: [UITab], animated: Bool) {}
  @available(iOS 18.0, *) @objc open var selectedTab: UITab? {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.0, *) @objc open func tab(forIdentifier identifier: String) -> UITab? {
    fatalError()
  }
  @available(iOS 18.0, *) @objc open var sidebar: Sidebar { fatalError() }
  @available(iOS 18.0, *) @objc open var customizationIdentifier: String? {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.0, *) @objc open var compactTabIdentifiers: [String]? {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.0, *) @objc open var isTabBarHidden: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.0, *) @MainActor open class Sidebar: NSObject {
    @objc public enum Layout: Int, Sendable { case automatic, overlap, tile }
    @objc open var isHidden: Bool {
      get { fatalError() }
      set {}
    }
    @objc open var preferredLayout: Layout {
      get { fatalError() }
      set {}
    }
    @objc open func reconfigureItem(for tab: UITab) {}
    init(_stub: ()) { super.init() }
  }
}
@available(iOS 18.0, *) @MainActor open class UITab: NSObject {
  @objc public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { super.init() }
  @objc open var title: String {
    get { fatalError() }
    set {}
  }
  @objc open var image: UIImage? {
    get { fatalError() }
    set {}
  }
  @objc open var identifier: String { fatalError() }
  @objc open var badgeValue: String? {
    get { fatalError() }
    set {}
  }
  @objc open var viewController: UIViewController? { fatalError() }
  @objc open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var allowsHiding: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 18.4, *) @objc open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var preferredPlacement: Placement {
    get { fatalError() }
    set {}
  }
  @objc open var parent: UITabGroup? { fatalError() }
  @objc open var managingTabGroup: UITabGroup? { fatalError() }
  @objc open var userInfo: Any?
}
@available(iOS 18.0, *) @MainActor open class UITabGroup: UITab {
  @objc public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { super.init(title: title, image: image, identifier: identifier) }
  @objc open var children: [UITab] {
    get { fatalError() }
    set {}
  }
  @objc open var selectedChild: UITab? {
    get { fatalError() }
    set {}
  }
  @objc open var defaultChildIdentifier: String? {
    get { fatalError() }
    set {}
  }
  @objc open var managingNavigationController: UINavigationController? {
    get { fatalError() }
    set {}
  }
  @objc open var sidebarAppearance: SidebarAppearance {
    get { fatalError() }
    set {}
  }
  @objc open var sidebarActions: [UIAction] {
    get { fatalError() }
    set {}
  }
  @objc open var allowsReordering: Bool {
    get { fatalError() }
    set {}
  }
  @objc open func tab(forIdentifier: String) -> UITab? { fatalError() }
}
@MainActor @objc public protocol UISplitViewControllerDelegate {
  @available(iOS 14.0, *) @objc optional func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  @available(iOS 14.0, *) @objc optional func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  @available(iOS 14.0, *) @objc optional func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  @available(iOS 14.0, *) @objc optional func splitViewControllerDidCollapse(
    _ svc: UISplitViewController)
  @available(iOS 14.0, *) @objc optional func splitViewControllerDidExpand(
    _ svc: UISplitViewController)
}
@MainActor open class UISplitViewController: UIViewController {
  @available(iOS 14.0, *) @objc public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  @available(iOS 14.0, *) @objc public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact; @available(iOS 26.0, *) case inspector
  }
  @objc public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }
  @available(iOS 14.0, *) @objc public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
  @objc public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  @objc public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  @available(iOS 14.0, *) public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  @objc open weak var delegate: (any UISplitViewControllerDelegate)?
  @available(iOS 14.0, *) @objc open var style: Style { fatalError() }
  @objc open var viewControllers: [UIViewController] {
    get { fatalError() }
    set {}
  }
  @available(iOS 14.0, *) @objc open func setViewController(
    _ vc: UIViewController?, for column: Column
  ) {}
  @available(iOS 14.0, *) @objc open func viewController(for column: Column) -> UIViewController? {
    fatalError()
  }
  @available(iOS 14.0, *) @objc open func show(_ column: Column) {}
  @available(iOS 14.0, *) @objc open func hide(_ column: Column) {}
  @objc open var isCollapsed: Bool { fatalError() }
  @objc open var preferredDisplayMode: DisplayMode {
    get { fatalError() }
    set {}
  }
  @objc open var displayMode: DisplayMode { fatalError() }
  @available(iOS 14.0, *) @objc open var preferredSplitBehavior: SplitBehavior {
    get { fatalError() }
    set {}
  }
  @objc open var primaryBackgroundStyle: BackgroundStyle {
    get { fatalError() }
    set {}
  }
  @available(iOS 14.5, *) @objc open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { fatalError() }
    set {}
  }
  @objc open var minimumPrimaryColumnWidth: CGFloat {
    get { fatalError() }
    set {}
  }
  @objc open var maximumPrimaryColumnWidth: CGFloat {
    get { fatalError() }
    set {}
  }
  @available(iOS 14.0, *) @objc open var preferredPrimaryColumnWidth: CGFloat {
    get { fatalError() }
    set {}
  }
}
@MainActor @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  @objc func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  @objc func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
@MainActor @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
@MainActor open class UIPageViewController: UIViewController {
  @objc public enum NavigationDirection: Int, Sendable { case forward, reverse }
  @objc public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  @objc public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public struct OptionsKey: Hashable, Sendable {}
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc open weak var dataSource: (any UIPageViewControllerDataSource)?
  @objc open weak var delegate: (any UIPageViewControllerDelegate)?
  @objc open var viewControllers: [UIViewController]? { fatalError() }
  @objc open func setViewControllers(
    _ vcs: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor open class UIControl: UIView {
  @objc open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UISegmentedControl: UIControl {
  public class var noSegment: Int { fatalError() }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { fatalError() }
  public init(items: [Any]?) { super.init(frame: .zero) }
  @available(iOS 14.0, *) public convenience init(frame: CGRect, actions: [UIAction]) {
    fatalError()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @available(iOS 14.0, *) @objc(insertSegmentWithAction:atIndex:animated:)
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {}
  @objc open var selectedSegmentIndex: Int {
    get { fatalError() }
    set {}
  }
}
