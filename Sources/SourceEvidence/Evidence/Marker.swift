package import FileReading

/// Something in the code that a rule asks about: what is already done for the Mac, and what would have
/// to be.
package struct Marker: Sendable, Hashable {
  /// What it is.
  package var kind: Kind
  /// What exactly, where the kind has several: a menu's or item's identifier, a mode, a class.
  package var detail: String?
  /// Which tab it is about, for what is about one.
  package var tab: CodeTabReference?
  /// The type whose code it is.
  package var owner: String?
  /// Where.
  package var place: SourceLocation
  /// What must hold for it to be compiled and run.
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

  /// Whether it has any effect in a Mac Catalyst app in the Mac idiom.
  package var countsInMacIdiom: Bool {
    countsOnMacCatalyst && !conditions.contains(.touchIdiom)
  }

  /// Whether it has any effect in a Mac Catalyst app: false inside of code for other platforms, for
  /// AppKit alone, in previews, or that is never compiled.
  package var countsOnMacCatalyst: Bool {
    conditions.isDisjoint(
      with: [.exceptMacCatalyst, .macOS, .otherPlatform, .never, .preview, .exceptMacIdiom])
  }
}
