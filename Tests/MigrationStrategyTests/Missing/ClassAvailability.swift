/// What the headers of the iOS 26.5 SDK declare about a class.
struct ClassAvailability: Sendable, CustomStringConvertible {
  var name: String
  var header: String
  /// The availability macros, as they are written.
  var macros: String

  var description: String { name }

  /// Whether the macros say that a system, such as `tvos`, does not have the class.
  func isUnavailable(in system: String) -> Bool {
    if system == "tvos", macros.contains("__TVOS_PROHIBITED") { return true }
    return macros.split(separator: "API_UNAVAILABLE(", omittingEmptySubsequences: false)
      .dropFirst()
      .contains { part in
        part.prefix { $0 != ")" }.split { $0 == "," || $0 == " " }.contains { $0 == system }
      }
  }

  /// Whether the macros say that the class is deprecated in a system.
  func isDeprecated(in system: String) -> Bool {
    macros.contains("DEPRECATED") && macros.contains("\(system)(")
      && !isUnavailable(in: system) && !macros.contains("API_AVAILABLE(\(system)")
  }

  /// All classes.
  static let all: [ClassAvailability] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: "\t").map(String.init)
    return ClassAvailability(name: parts[0], header: parts[1], macros: parts[2])
  }

  private static let table = #"""
    UIView	UIKit/UIView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UILabel	UIKit/UILabel.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UIButton	UIKit/UIButton.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UISegmentedControl	UIKit/UISegmentedControl.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UITextField	UIKit/UITextField.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UISlider	UIKit/UISlider.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos, watchos)
    UISwitch	UIKit/UISwitch.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos, watchos)
    UIActivityIndicatorView	UIKit/UIActivityIndicatorView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UIProgressView	UIKit/UIProgressView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UIPageControl	UIKit/UIPageControl.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UIStepper	UIKit/UIStepper.h	API_AVAILABLE(ios(5.0)) API_UNAVAILABLE(tvos, watchos)
    UIImageView	UIKit/UIImageView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UITableView	UIKit/UITableView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UITableViewController	UIKit/UITableViewController.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UICollectionView	UIKit/UICollectionView.h	API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(watchos)
    UICollectionViewController	UIKit/UICollectionViewController.h	API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(watchos)
    UITextView	UIKit/UITextView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UIScrollView	UIKit/UIScrollView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UIDatePicker	UIKit/UIDatePicker.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos, watchos)
    UIPickerView	UIKit/UIPickerView.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos, watchos)
    UIVisualEffectView	UIKit/UIVisualEffectView.h	API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(watchos)
    MKMapView	MapKit/MKMapView.h	NS_CLASS_AVAILABLE(NA, 3_0) __TVOS_AVAILABLE(9_2) API_UNAVAILABLE(watchos)
    MTKView	MetalKit/MTKView.h	API_AVAILABLE(macos(10.11), ios(9.0))
    GLKView	GLKit/GLKView.h	OPENGLES_DEPRECATED(ios(5.0,12.0), tvos(9.0,12.0)) API_UNAVAILABLE(macos)
    GLKViewController	GLKit/GLKViewController.h	OPENGLES_DEPRECATED(ios(5.0,12.0), tvos(9.0,12.0)) API_UNAVAILABLE(macos)
    SCNView	SceneKit/SCNView.h	API_UNAVAILABLE(watchos)
    SKView	SpriteKit/SKView.h	(none)
    UIWebView	UIKit/UIWebView.h	API_UNAVAILABLE(tvos, macos, macCatalyst) API_UNAVAILABLE(visionos, watchos)
    ARSCNView	ARKit/ARSCNView.h	API_AVAILABLE(ios(11.0))
    ARSKView	ARKit/ARSKView.h	API_AVAILABLE(ios(11.0))
    UINavigationBar	UIKit/UINavigationBar.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UINavigationController	UIKit/UINavigationController.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UINavigationItem	UIKit/UINavigationItem.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UIToolbar	UIKit/UIToolbar.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos, watchos)
    UITabBar	UIKit/UITabBar.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UITabBarController	UIKit/UITabBarController.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UITabBarItem	UIKit/UITabBarItem.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UITab	UIKit/UITab.h	API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos)
    UITabGroup	UIKit/UITabGroup.h	API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos)
    UISearchTab	UIKit/UISearchTab.h	API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos)
    UISearchBar	UIKit/UISearchBar.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UISearchController	UIKit/UISearchController.h	API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(watchos)
    UISearchContainerViewController	UIKit/UISearchContainerViewController.h	(none)
    UISearchDisplayController	UIKit/UISearchDisplayController.h	API_DEPRECATED("UISearchDisplayController has been replaced with UISearchController", ios(3.0, 8.0)) API_UNAVAILABLE(tvos) API_UNAVAILABLE(visionos, watchos)
    UIStackView	UIKit/UIStackView.h	API_AVAILABLE(ios(9.0)) API_UNAVAILABLE(watchos)
    UIRefreshControl	UIKit/UIRefreshControl.h	API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(tvos, watchos)
    UIColorWell	UIKit/UIColorWell.h	API_AVAILABLE(ios(14.0)) API_UNAVAILABLE(tvos, watchos)
    UICalendarView	UIKit/UICalendarView.h	API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(watchos, tvos)
    UIPasteControl	UIKit/UIPasteControl.h	API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(tvos, watchos)
    UISplitViewController	UIKit/UISplitViewController.h	API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(watchos)
    UIPageViewController	UIKit/UIPageViewController.h	API_AVAILABLE(ios(5.0)) API_UNAVAILABLE(watchos)
    AVPlayerViewController	AVKit/AVPlayerViewController.h	API_AVAILABLE(ios(8.0), tvos(9.0), visionos(1.0)) API_UNAVAILABLE(watchos) API_UNAVAILABLE(macos)
    UIBarButtonItem	UIKit/UIBarButtonItem.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos)
    UITapGestureRecognizer	UIKit/UITapGestureRecognizer.h	API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(watchos)
    UIPinchGestureRecognizer	UIKit/UIPinchGestureRecognizer.h	API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(tvos, watchos)
    UIRotationGestureRecognizer	UIKit/UIRotationGestureRecognizer.h	API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(tvos, watchos)
    UISwipeGestureRecognizer	UIKit/UISwipeGestureRecognizer.h	API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(watchos)
    UIPanGestureRecognizer	UIKit/UIPanGestureRecognizer.h	API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(watchos)
    UIScreenEdgePanGestureRecognizer	UIKit/UIScreenEdgePanGestureRecognizer.h	API_AVAILABLE(ios(7.0)) API_UNAVAILABLE(tvos, visionos, watchos)
    UILongPressGestureRecognizer	UIKit/UILongPressGestureRecognizer.h	API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(watchos)
    UIHoverGestureRecognizer	UIKit/UIHoverGestureRecognizer.h	API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(watchos, tvos)
    UIPopoverPresentationController	UIKit/UIPopoverPresentationController.h	API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(tvos, watchos)
    UISheetPresentationController	UIKit/UISheetPresentationController.h	API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos)
    UIAlertController	UIKit/UIAlertController.h	API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(watchos)
    UIActivityViewController	UIKit/UIActivityViewController.h	API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(watchos) __TVOS_PROHIBITED
    UIImagePickerController	UIKit/UIImagePickerController.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos, watchos)
    UIDocumentPickerViewController	UIKit/UIDocumentPickerViewController.h	API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(tvos, watchos)
    UIDocumentBrowserViewController	UIKit/UIDocumentBrowserViewController.h	API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(watchos,tvos)
    UIPrintInteractionController	UIKit/UIPrintInteractionController.h	API_AVAILABLE(ios(4.2)) API_UNAVAILABLE(tvos, watchos)
    UIScreen	UIKit/UIScreen.h	API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(visionos, watchos)
    UIFeedbackGenerator	UIKit/UIFeedbackGenerator.h	API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(visionos, tvos) API_UNAVAILABLE(watchos)
    UIContextMenuInteraction	UIKit/UIContextMenuInteraction.h	API_AVAILABLE(ios(13.0), tvos(17.0)) API_UNAVAILABLE(watchos)
    UIEditMenuInteraction	UIKit/UIEditMenuInteraction.h	API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(tvos) API_UNAVAILABLE(watchos)
    UIDragInteraction	UIKit/UIDragInteraction.h	API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(watchos, tvos)
    UIDropInteraction	UIKit/UIDropInteraction.h	API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(watchos, tvos)
    UIFocusGuide	UIKit/UIFocusGuide.h	API_AVAILABLE(ios(9.0)) API_UNAVAILABLE(watchos)
    UIMainMenuSystem	UIKit/UIMainMenuSystem.h	API_AVAILABLE(ios(26.0)) API_UNAVAILABLE(watchos)
    UIStoryboard	UIKit/UIStoryboard.h	API_AVAILABLE(ios(5.0)) API_UNAVAILABLE(watchos) API_DEPRECATED("Loading Interface Builder products will not be supported in a future version of visionOS.", visionos(1.0, 1.0))
    UINib	UIKit/UINib.h	API_AVAILABLE(ios(4.0)) API_UNAVAILABLE(watchos) API_DEPRECATED("Loading Interface Builder products will not be supported in a future version of visionOS.", visionos(1.0, 1.0))
    UIStoryboardSegue	UIKit/UIStoryboardSegue.h	API_AVAILABLE(ios(5.0)) API_UNAVAILABLE(watchos) API_DEPRECATED("Loading Interface Builder products will not be supported in a future version of visionOS.", visionos(1.0, 1.0))
    QLPreviewController	QuickLook/QLPreviewController.h	NS_CLASS_AVAILABLE_IOS(4_0)
    PKCanvasView	PencilKit/PKCanvasView.h	API_AVAILABLE(ios(13.0))
    PHPickerViewController	PhotosUI/PHPicker.h	API_UNAVAILABLE(watchos)
    """#
}
