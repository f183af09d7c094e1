import Guidance
import InterfaceBuilder
import MigrationStrategy
import Testing

/// The tables of what the targets do not have.
@Suite struct UnavailableTableTests {
  static let targets = ["tv", "vision", "watch"]

  private static func table(_ target: String) throws -> UnavailableAPIs {
    try #require(try tables.get()[target])
  }

  private static let tables = Result {
    let library = try CatalogLibrary.builtIn()
    return Dictionary(
      uniqueKeysWithValues: try targets.map { name in
        let target = try #require(library.target(name))
        return (name, try #require(try library.unavailable(for: target)))
      })
  }

  /// The entries that a class, a module, or another name in code belongs to.
  private static func entries(_ name: String, _ target: String) throws -> [UnavailableAPI] {
    try table(target).entries.filter { entry in
      entry.name == name || entry.className == name || entry.modules.contains(name)
        || entry.tokens.contains {
          $0.split { !($0.isLetter || $0.isNumber) }.contains { $0 == name }
        }
    }
  }

  @Test(arguments: ClassAvailability.all)
  func theTablesAgreeWithTheHeaders(_ declared: ClassAvailability) throws {
    let tv = try Self.entries(declared.name, "tv")
    let vision = try Self.entries(declared.name, "vision")
    if declared.isUnavailable(in: "tvos") {
      #expect(tv.contains { $0.status == .unavailable && $0.certainty == .declared })
    }
    if declared.isUnavailable(in: "visionos") {
      #expect(vision.contains { $0.status == .unavailable && $0.certainty == .declared })
    }
    if declared.isDeprecated(in: "visionos") {
      #expect(vision.contains { $0.status == .deprecated && $0.certainty == .declared })
    }
    if declared.isDeprecated(in: "tvos") {
      #expect(tv.contains { $0.status == .deprecated && $0.certainty == .declared })
    }
  }

  /// What a header does not declare as unavailable is in a table for another reason: it is there in
  /// part, its framework is not, or the header does not name the system.
  @Test func theTablesSayNoMoreThanTheHeaders() throws {
    let known = Dictionary(ClassAvailability.all.map { ($0.name, $0) }) { first, _ in first }
    let others = try [("tv", "tvos"), ("vision", "visionos")].flatMap { target, system in
      try Self.table(target).entries.filter { entry in
        guard entry.status == .unavailable, entry.certainty == .declared else { return false }
        return known[entry.className ?? entry.name].map { !$0.isUnavailable(in: system) } ?? false
      }.map { "\(target) \($0.name)" }
    }
    #expect(others == ["tv QLPreviewController"])
  }

  @Test func noViewOfUIKitIsOnTheWatch() throws {
    let table = try Self.table("watch")
    let classes = Set(table.entries.compactMap(\.className))
    let declared = ClassAvailability.all.filter {
      classes.contains($0.name) && $0.header.hasPrefix("UIKit/")
    }
    #expect(declared.count > 30)
    #expect(declared.allSatisfy { $0.isUnavailable(in: "watchos") })
    #expect(try Self.entries("UIKit", "watch").count == 1)
  }

  @Test(arguments: targets)
  func everyAttributeIsReadFromDocuments(_ target: String) throws {
    let names = try Self.table(target).entries.flatMap(\.attributes).map(\.name)
    for name in names { #expect(XMLName(stringValue: name) != nil, "\(name)") }
    let open = try Self.table(target).entries.flatMap(\.attributes)
      .filter { !$0.except.isEmpty && $0.elements.isEmpty }
    #expect(open.isEmpty)
  }

  @Test(arguments: targets)
  func everyEntryCitesASourceAndMarksWhatAppleDoesNotSay(_ target: String) throws {
    for entry in try Self.table(target).entries {
      #expect(!entry.sources.isEmpty, "\(entry.name)")
      let known = entry.sources.allSatisfy { ["GK", "SPI"].contains($0) }
      #expect(!known || !entry.isCertain, "\(entry.name)")
    }
  }

  /// The names in code that the research lists for each target.
  static let tokens: [(String, String)] = [
    (
      "tv",
      """
      WebKit UIImagePickerController UIDocumentPickerViewController UIActivityViewController
      UIPasteboard UIPrintInteractionController UICloudSharingController
      MFMailComposeViewController MessageUI CoreNFC CallKit Messages WatchConnectivity
      LocalAuthentication LAContext ContactsUI MPMediaPickerController
      VNDocumentCameraViewController SKStoreProductViewController UIRefreshControl Slider Stepper
      DatePicker DisclosureGroup ColorPicker popover
      """
    ),
    (
      "vision",
      """
      ActivityKit AdSupport AppClip AutomatedDeviceEnrollment BusinessChat CarKey CarPlay Cinematic
      ClockKit CoreLocationUI CoreMediaIO CoreNFC CoreTelephony DeviceActivity DockKit
      ExposureNotification FamilyControls FinanceKit ImageKit ManagedSettings Messages MLCompute
      NearbyInteraction OpenAL OpenGLES RoomPlan SafetyKit ScreenTime SensorKit ServiceManagement
      Social Twitter WidgetKit WorkoutKit Accounts AddressBook AssetsLibrary GLKit iAd
      NewsstandKit NotificationCenter UIScreen screen UIFeedbackGenerator
      AVCaptureVideoPreviewLayer AVRoutePickerView UIScreenEdgePanGestureRecognizer
      UISearchDisplayController UIWebView UIActionSheet UIAlertView UIPopoverController
      UILocalNotification UITabAccessory SFSafariViewControllerDelegate inspector UIStoryboard
      UINib
      """
    ),
    ("watch", "UIKit segmented"),
  ]

  /// The attributes and members that the research lists for each target.
  static let members: [(String, String)] = [
    (
      "tv",
      """
      toolbarItems hidesBottomBarWhenPushed hidesBarsOnSwipe hidesBarsOnTap
      hidesBarsWhenVerticallyCompact interactivePopGestureRecognizer backBarButtonItem
      hidesBackButton leftItemsSupplementBackButton prompt prefersLargeTitles
      largeTitleDisplayMode searchController isPagingEnabled scrollsToTop refreshControl
      insetGrouped separatorStyle detailDisclosureButton primaryBackgroundStyle pageSheet
      flipHorizontal partialCurl preferredStatusBarStyle prefersStatusBarHidden
      supportedInterfaceOrientations UISheetPresentationController prefersGrabberVisible
      selectedDetentIdentifier preferredCornerRadius tabSidebar overlap inspector
      leadingAccessoryView trailingAccessoryView UISwipeActionsConfiguration sidebar
      """
    ),
    (
      "vision",
      """
      oneOverSecondary twoOverSecondary twoDisplaceSecondary displace presentsWithGesture
      displayModeButtonItem displayModeButtonVisibility showsSecondaryOnlyButton detents
      prefersGrabberVisible selectedDetentIdentifier preferredCornerRadius overlap inspector
      isTranslucent inputAccessoryView keyboardDismissMode UIGlassEffect leadingAccessoryView
      trailingAccessoryView preferredStatusBarStyle prefersStatusBarHidden
      """
    ),
  ]

  @Test(arguments: (tokens + members).indices)
  func theResearchIsComplete(_ index: Int) throws {
    let (target, names) = (Self.tokens + Self.members)[index]
    for name in names.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(try !Self.entries(name, target).isEmpty, "\(name)")
    }
  }

  @Test func whatIsNotConfirmedIsMarked() throws {
    let names = try Self.targets.map { target in
      try Self.table(target).entries.filter { !$0.isCertain }.map(\.name)
    }
    #expect(names[0].contains("CoreNFC") && !names[0].contains("WebKit"))
    #expect(names[1].sorted() == ["UITabAccessory"])
  }
}
