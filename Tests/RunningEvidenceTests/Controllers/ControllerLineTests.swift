import FileReading
import RunningEvidence
import Testing

@Suite struct ControllerLineTests {
  /// The only controller on a line.
  private func controller(_ line: String) throws -> RunningController {
    let dump = Dumps.read(line)
    try #require(dump.controllers.count == 1)
    return dump.controllers[0]
  }

  @Test func allPartsAreRead() throws {
    let line =
      "   + <App.Inbox 0x7f8>, state: disappeared, view: <App.List 0x1> not in the window, "
      + "presented with: <UIPopoverPresentationController 0x2>"
    let inbox = try controller(line)
    #expect(inbox.name == RunningName(module: "App", name: "Inbox"))
    #expect(inbox.address == 0x7f8 && inbox.state == .disappeared)
    #expect(inbox.view == RunningView(className: RunningName("App.List"), isInWindow: false))
    #expect(inbox.presentation == .popover && inbox.location.line == 1)
  }

  @Test(arguments: [
    "<Inbox 0x1>, state: appeared, view: <UIView 0x2>",
    "<Inbox: 0x1>, state: appeared, view: <UIView: 0x2>",
    "<Inbox>, state: appeared, view: <UIView>",
    "  - some : <Inbox 0x1>, state: appeared, view: <UIView 0x2>",
    "`<Inbox 0x1>, state: appeared, view: <UIView 0x2>`",
    "/// <Inbox 0x1>, state: appeared, view: <UIV",
    "2026-01-01 10:00:00.123 App[12:34] <Inbox 0x1>, state: appeared, view: <UIView 0x2>",
    "\u{1B}[32m<Inbox 0x1>\u{1B}[0m, state: appeared, view: <UIView 0x2>",
    "po [root _printHierarchy]<Inbox 0x1>, state: appeared, view: <UIView 0x2>",
    "<Inbox: 0x1; view = <UIView; 0x2>; frame = (0, 0; 414, 736)>", "<Inbox: 0x1; view not loaded>",
  ])
  func eachFormIsRead(line: String) throws {
    #expect(try controller(line).name.name == "Inbox")
  }

  @Test(arguments: [
    "<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>",
    "text, state: appeared, view: none",
    "<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x2>; target= <A>>",
    "a <b c>, state: appeared", ">, state: appeared", "<>, state: appeared", "<App.Inbox: 0x1>",
  ])
  func anythingElseIsPassedOver(line: String) {
    let dump = Dumps.read(line)
    #expect(dump.controllers.isEmpty && dump.passedOver == 1)
  }

  @Test(arguments: [
    ("_UIFullscreenPresentationController", RunningPresentation.fullScreen),
    ("_UIOverFullscreenPresentationController", .overFullScreen),
    ("_UIPageSheetPresentationController", .pageSheet), ("UISheetPresentationController", .sheet),
    ("_UIFormSheetPresentationController", .formSheet),
    ("UIPopoverPresentationController", .popover),
    ("_UIAlertControllerAlertPresentationController", .alert),
    ("_UIAlertControllerActionSheetCompactPresentationController", .actionSheet),
    ("_UISearchPresentationController", .search),
    ("_UICurrentContextPresentationController", .currentContext),
    ("App.PopoverPresentation", .custom), ("XYCardPresentation", .custom),
  ])
  func presentationsAreTold(name: String, presentation: RunningPresentation) throws {
    let line =
      "   + <Inbox 0x1>, state: appeared, view: <UIView 0x2>, presented with: <\(name) 0x3>"
    #expect(try controller(line).presentation == presentation)
  }

  @Test(arguments: [
    ("UIInputWindowController", RunningKind.helper), ("UIEditingOverlayViewController", .helper),
    ("UISystemKeyboardDockController", .helper),
    ("_UIAlertControllerTextFieldViewController", .helper),
    ("UICompatibilityInputViewController", .helper), ("_UIRemoteViewController", .helper),
    ("SFBrowserRemoteViewController", .helper), ("UIAlertController", .alert),
    ("SFSafariViewController", .service), ("UIImagePickerController", .service),
    ("UISearchController", .search), ("UITableViewController", .table),
    ("UICollectionViewController", .collection), ("UIViewController", .screen),
    ("UIMoreNavigationController", .navigation), ("SwiftUI.UIKitTabBarController", .tabBar),
    ("SwiftUI.NotifyingMulticolumnSplitViewController", .split),
    ("App.MainTabBarController", .tabBar),
    ("App.HomePageViewController", .screen), ("XYNavigationController", .navigation),
  ])
  func kindsAreToldByName(name: String, kind: RunningKind) throws {
    #expect(try controller("<\(name) 0x1>, state: appeared, view: <UIView 0x2>").kind == kind)
  }

  @Test(arguments: [
    ("UITableView", RunningKind.table), ("UICollectionViewControllerWrapperView", .collection),
    ("_UISplitViewControllerPanelImplView", .split), ("_UIPageViewControllerContentView", .page),
    ("UILayoutContainerView", .navigation), ("_TtGC7SwiftUI14_UIHostingViewV3App4Root_", .hosting),
    ("_UISizeTrackingView", .helper), ("App.InboxView", .screen),
  ])
  func kindsAreToldByView(view: String, kind: RunningKind) throws {
    #expect(try controller("<App.Home 0x1>, state: appeared, view: <\(view) 0x2>").kind == kind)
  }
}
