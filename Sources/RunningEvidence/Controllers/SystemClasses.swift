/// What is known about view controllers of the system by their names.
enum SystemClasses {
  /// Returns what a controller of the system is for, or `nil` for one of the app.
  static func kind(of name: RunningName) -> RunningKind? {
    if let kind = kinds[name.name] { return kind }
    if name.module == "SwiftUI" || name.module == "_SwiftUI_UIKit" { return swiftUIKind(of: name) }
    if name.module != nil, !isOfUIKit(name) { return nil }
    if services.contains(name.name) { return .service }
    if name.name.hasSuffix("RemoteViewController") { return .helper }
    return isOfUIKit(name) ? uiKitKind(of: name) : nil
  }

  /// Names of UIKit begin with `UI` or `_UI`. Classes of apps do not.
  private static func isOfUIKit(_ name: RunningName) -> Bool {
    if let module = name.module { return module == "UIKit" || module == "UIKitCore" }
    return name.name.hasPrefix("UI") || name.name.hasPrefix("_UI") || name.name.hasPrefix("__UI")
  }

  /// Subclasses in UIKit, such as `UIMoreNavigationController`, are named after their base class.
  private static func uiKitKind(of name: RunningName) -> RunningKind {
    suffixes.first { name.name.hasSuffix($0.suffix) }?.kind ?? .helper
  }

  private static func swiftUIKind(of name: RunningName) -> RunningKind {
    if name.name.contains("HostingController") { return .hosting }
    return suffixes.first { name.name.hasSuffix($0.suffix) }?.kind ?? .helper
  }

  /// Endings of names, of the system and of apps.
  static let suffixes: [(suffix: String, kind: RunningKind)] = [
    ("TabBarController", .tabBar), ("TabBarViewController", .tabBar),
    ("NavigationController", .navigation), ("NavigationViewController", .navigation),
    ("SplitViewController", .split), ("PageViewController", .page),
    ("HostingController", .hosting),
  ]

  private static let kinds: [String: RunningKind] = [
    "UIViewController": .screen, "UITableViewController": .table,
    "UICollectionViewController": .collection, "UIMoreListController": .helper,
    "UITabBarController": .tabBar, "UINavigationController": .navigation,
    "UISplitViewController": .split, "UIPageViewController": .page,
    "UIHostingController": .hosting, "UIAlertController": .alert,
    "UISearchController": .search, "UISearchContainerViewController": .search,
    "UIStoryboardPreviewingViewController": .helper,
  ]

  private static let services: Set<String> = [
    "UIImagePickerController", "UIDocumentPickerViewController", "UIDocumentMenuViewController",
    "UIDocumentBrowserViewController", "UIActivityViewController",
    "UIReferenceLibraryViewController",
    "UIPrintInteractionController", "UIPrintPanelViewController", "UIVideoEditorController",
    "UICloudSharingController", "UIFontPickerViewController", "UIColorPickerViewController",
    "PHPickerViewController", "SFSafariViewController", "SFAuthenticationViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "SLComposeViewController",
    "CNContactPickerViewController", "CNContactViewController", "EKEventEditViewController",
    "EKEventViewController", "EKCalendarChooser", "ABPeoplePickerNavigationController",
    "QLPreviewController", "AVPlayerViewController", "MPMediaPickerController",
    "MPMoviePlayerViewController", "SKStoreProductViewController", "PKAddPassesViewController",
    "PKPaymentAuthorizationViewController", "GKGameCenterViewController",
    "VNDocumentCameraViewController", "ASAuthorizationController",
  ]
}
