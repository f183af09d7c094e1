/// Tells what a view controller is for: by its name, its view, and what it contains. A dump does not
/// name base classes.
struct KindReader {
  private let controller: RunningController

  private init(_ controller: RunningController) { self.controller = controller }

  /// Returns what a controller with all its children is for.
  static func kind(of controller: RunningController) -> RunningKind {
    let reader = KindReader(controller)
    return SystemClasses.kind(of: controller.name) ?? reader.byName ?? reader.byView ?? .screen
  }

  private var byName: RunningKind? {
    let name = controller.name.shortName
    let kind = SystemClasses.suffixes.first { name.hasSuffix($0.suffix) }?.kind
    // A home page is no page view controller.
    return kind == .page && controller.children.isEmpty ? nil : kind
  }

  private var byView: RunningKind? {
    guard let view = controller.view?.className?.shortName else { return nil }
    switch view {
    case "UILayoutContainerView": return byChildren
    case "UITableView": return .table
    case "UICollectionView", "UICollectionViewControllerWrapperView": return .collection
    case "_UIPageViewControllerContentView", "_UIQueuingScrollView": return .page
    case "_UIHostingView": return .hosting
    // The view of a process of the system.
    case "_UISizeTrackingView", "_UIRemoteView": return .helper
    default: return view.hasSuffix("SplitViewControllerPanelImplView") ? .split : nil
    }
  }

  /// Tab bar and navigation controllers have views of one class. A tab bar controller usually contains
  /// navigation controllers, and a navigation controller cannot contain another one.
  private var byChildren: RunningKind {
    let own = controller.children.filter { !$0.kind.isSystem }
    guard own.count > 1 else { return .navigation }
    let isShownLast = own.last?.state?.isVisible ?? true
    let isOtherShown = own.dropLast().contains { $0.state?.isVisible ?? false }
    return own.contains { $0.kind == .navigation } || isOtherShown && !isShownLast
      ? .tabBar : .navigation
  }
}
