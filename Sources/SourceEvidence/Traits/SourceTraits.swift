package import FileReading

/// The frameworks that the source files of an app import, the code that they have for the Mac, and
/// the frameworks that their interfaces are made with.
package struct SourceTraits: Sendable, Hashable {
  /// The imports, each module once in a file.
  package var imports: [ModuleImport] = []
  /// The sides of `#if` for a Mac.
  package var macBranches: [MacBranch] = []
  /// The number of files that declare a view of SwiftUI.
  package var swiftUIFiles = 0
  /// The number of files that declare a view controller or a view of UIKit.
  package var uiKitFiles = 0
  /// The number of files that are written in Objective-C, without headers.
  package var objectiveCFiles = 0
  /// The number of files that are written in Swift.
  package var swiftFiles = 0

  /// Creates empty traits.
  package init() {}
}

/// An import of a module.
package struct ModuleImport: Sendable, Hashable {
  /// The module, such as `CarPlay`.
  package var module: String
  /// The location of the first import in the file.
  package var place: SourceLocation
  /// The conditions under which it is compiled.
  package var conditions: Set<CodeCondition>
  /// Whether the code asks first if the module exists (`#if canImport(…)`).
  package var isChecked: Bool

  /// The kinds of declarations of which one is imported, as in `import struct A.B`.
  static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Whether the import has an effect in an app for the Mac, on which `conditions` do not hold.
  package func counts(outside conditions: Set<CodeCondition>) -> Bool {
    !isChecked && self.conditions.isDisjoint(with: conditions)
      && self.conditions.isDisjoint(with: [.otherPlatform, .never, .preview])
  }
}

/// A side of `#if` for a Mac.
package struct MacBranch: Sendable, Hashable {
  /// The system that the code is for.
  package enum System: String, Sendable, Hashable { case macCatalyst, macOS }

  /// The system.
  package var system: System
  /// The location of the directive.
  package var place: SourceLocation
}
