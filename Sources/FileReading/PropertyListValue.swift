/// A value of a property list that code reads as data.
package enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case number(Double)
  case flag(Bool)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// Data, a date, or a text that contains references to build settings.
  case unknown
}
