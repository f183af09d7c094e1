/// The type of a target's product (`productType`): the part of Xcode's identifier after
/// `com.apple.product-type.`.
package enum ProductType: String, Sendable, Hashable, CaseIterable {
  case application
  case messagesApplication = "application.messages"
  case onDemandInstallCapableApplication = "application.on-demand-install-capable"
  case watchApp = "application.watchapp"
  case watchApp2 = "application.watchapp2"
  case watchApp2Container = "application.watchapp2-container"
  case appExtension = "app-extension"
  case messagesExtension = "app-extension.messages"
  case messagesStickerPack = "app-extension.messages-sticker-pack"
  case intentsServiceExtension = "app-extension.intents-service"
  case extensionKitExtension = "extensionkit-extension"
  case watchKitExtension = "watchkit-extension"
  case watchKit2Extension = "watchkit2-extension"
  case tvAppExtension = "tv-app-extension"
  case tvBroadcastExtension = "tv-broadcast-extension"
  case xcodeExtension = "xcode-extension"
  case systemExtension = "system-extension"
  case driverExtension = "driver-extension"
  case kernelExtension = "kernel-extension"
  case kernelExtensionIOKit = "kernel-extension.iokit"
  case unitTestBundle = "bundle.unit-test"
  case uiTestBundle = "bundle.ui-testing"
  case multiDeviceUITestBundle = "bundle.multi-device-ui-testing"
  case ocUnitTestBundle = "bundle.ocunit-test"
  case bundle
  case framework
  case staticFramework = "framework.static"
  case xcFramework = "xcframework"
  case dynamicLibrary = "library.dynamic"
  case staticLibrary = "library.static"
  case metalLibrary = "metal-library"
  case objectFile = "objfile"
  case commandLineTool = "tool"
  case xpcService = "xpc-service"
  case instrumentsPackage = "instruments-package"
  case inAppPurchaseContent = "in-app-purchase-content"
  case spotlightImporter = "spotlight-importer"

  /// Creates a product type from Xcode's identifier, or returns `nil` if it is unknown.
  package init?(identifier: String) {
    let prefix = "com.apple.product-type."
    guard identifier.hasPrefix(prefix) else { return nil }
    self.init(rawValue: String(identifier.dropFirst(prefix.count)))
  }

  /// Whether the product is an app for iPhone, iPad, or Mac. Watch apps and App Clips, which do not
  /// run on a Mac, are not included.
  package var isApp: Bool {
    switch self {
    case .application, .messagesApplication: true
    default: false
    }
  }

  /// Whether the product is code that apps link.
  package var isLibrary: Bool {
    switch self {
    case .framework, .staticFramework, .dynamicLibrary, .staticLibrary: true
    default: false
    }
  }

  /// Whether the product contains tests.
  package var isTest: Bool {
    switch self {
    case .unitTestBundle, .uiTestBundle, .multiDeviceUITestBundle, .ocUnitTestBundle: true
    default: false
    }
  }

  /// Whether the product is for Apple Watch, regardless of the settings.
  package var isForWatch: Bool {
    switch self {
    case .watchApp, .watchApp2, .watchKitExtension, .watchKit2Extension: true
    default: false
    }
  }
}
