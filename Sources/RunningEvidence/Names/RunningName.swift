/// The name of a class or a type as a running app prints it.
package struct RunningName: Sendable, Hashable {
  /// The module, or `nil` for classes of Objective-C, which have none.
  package var module: String?
  /// The name without the module. Nested types are separated by dots.
  package var name: String
  /// The generic arguments, as far as they can be read.
  package var arguments: [RunningName] { didSet { size = Self.size(of: arguments) } }
  /// The number of names in it, itself included.
  private(set) var size: Int

  /// Creates a name.
  package init(module: String? = nil, name: String, arguments: [RunningName] = []) {
    self.module = module
    self.name = name
    self.arguments = arguments
    size = Self.size(of: arguments)
  }

  private static func size(of arguments: [RunningName]) -> Int {
    arguments.reduce(1) { $0 + $1.size }
  }

  /// Reads a name in any form: `App.Screen`, `Hosting<App.Screen>`, `_TtC3App6Screen`, or
  /// `$s3App6ScreenC`. A name that cannot be read is kept as it is.
  package init(_ text: String) { self.init(reading: Array(text.utf8)[...]) }

  init(reading bytes: Bytes) {
    let plain = Self.withoutPrefix(bytes)
    self =
      OldMangledName.read(plain) ?? NewMangledName.read(plain) ?? PrintedName.read(plain)
      ?? RunningName(name: plain.text)
  }

  /// Classes that are observed have a prefix.
  private static func withoutPrefix(_ bytes: Bytes) -> Bytes {
    bytes.begins(with: "NSKVONotifying_") ? bytes.dropFirst(15) : bytes
  }

  /// The name without the types that contain it.
  package var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The name with its module and arguments, as Swift writes it.
  package var description: String {
    let base = module.map { "\($0).\(name)" } ?? name
    guard !arguments.isEmpty else { return base }
    return "\(base)<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  /// The types of the app among the arguments, outermost first: the views of a hosting controller.
  package var ownArguments: [RunningName] {
    arguments.flatMap { argument in
      let isApple = argument.module.map { Self.appleModules.contains($0) } ?? true
      return (isApple ? [] : [argument]) + argument.ownArguments
    }
  }

  /// Whether the class is one of the system and not of the app.
  package var isOfSystem: Bool {
    if let module { return Self.appleModules.contains(module) }
    return SystemClasses.kind(of: self) != nil
  }

  /// Modules of the system whose types appear in names.
  static let appleModules: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "UIKit", "UIKitCore", "Foundation", "Combine", "__C",
    "ObjectiveC",
    "_SwiftUI_UIKit", "_AuthenticationServices_SwiftUI", "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI",
    "_AVKit_SwiftUI", "_MapKit_SwiftUI", "_QuickLook_SwiftUI", "_SafariServices_SwiftUI",
    "DocumentManager", "StoreKit", "PhotosUI", "AVKit", "MapKit",
  ]
}
