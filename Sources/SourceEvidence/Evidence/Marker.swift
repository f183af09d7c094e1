package import FileReading

/// A feature in the code that a rule checks: one that is already done for the Mac, or one that
/// needs work.
package struct Marker: Sendable, Hashable {
  /// The kind of the feature.
  package var kind: Kind
  /// The detail, if the kind has several: the identifier of a menu or item, a mode, or a class.
  package var detail: String?
  /// The tab, if the feature is that of a tab.
  package var tab: CodeTabReference?
  /// The type whose code it is.
  package var owner: String?
  /// The source location.
  package var place: SourceLocation
  /// The conditions under which the code is compiled and run.
  package var conditions: Set<CodeCondition>

  /// Creates a marker.
  package init(
    _ kind: Kind, detail: String? = nil, owner: String? = nil, place: SourceLocation,
    conditions: Set<CodeCondition> = [], tab: CodeTabReference? = nil
  ) {
    self.kind = kind
    self.detail = detail
    self.owner = owner
    self.place = place
    self.conditions = conditions
    self.tab = tab
  }

  /// Whether it depends on compilation conditions of the project's own.
  package var dependsOnProject: Bool { conditions.contains(where: \.isOfProject) }

  /// Whether the code runs in a Mac Catalyst app in an idiom. Code for iPhone and for narrow windows does not.
  package func runsOnMacCatalyst(inMacIdiom: Bool) -> Bool {
    guard !conditions.contains(.compactWidth) else { return false }
    // What is not for iPad runs in the Mac idiom as well.
    return inMacIdiom
      ? countsInMacIdiom : countsOnMacCatalyst && !conditions.contains(.phoneIdiom)
  }

  /// Whether the code has an effect on an iPhone. Code for other devices, in previews, or that is never
  /// compiled has none.
  package var countsOnPhone: Bool {
    conditions.isDisjoint(
      with: [.macCatalyst, .macOS, .macIdiom, .padIdiom, .otherPlatform, .never, .preview])
  }

  /// Whether it has any effect in a Mac Catalyst app in the Mac idiom.
  package var countsInMacIdiom: Bool {
    countsOnMacCatalyst && !conditions.contains(.touchIdiom)
  }

  /// Whether the code has an effect in an app for macOS, or would have if the app were built for it.
  package var countsOnMacOS: Bool {
    conditions.isDisjoint(with: [.macCatalyst, .otherPlatform, .never, .preview])
  }

  /// Whether the code has an effect in a Mac Catalyst app. Code for other platforms, for AppKit
  /// only, in previews, or that is never compiled has none.
  package var countsOnMacCatalyst: Bool {
    conditions.isDisjoint(
      with: [.exceptMacCatalyst, .macOS, .otherPlatform, .never, .preview, .exceptMacIdiom])
  }
}
