import Foundation

extension PropertyValue {
  /// Creates a property list from a specification, or returns `nil` if the value is not a mapping.
  init?(_ value: SpecValue) {
    guard !value.entries.isEmpty else { return nil }
    self.init(stated: Self.foundation(value))
  }

  /// Creates a property list from Foundation values.
  init?(stated value: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: value, format: .xml, options: 0)
    guard let data, let list = try? PropertyList(data, file: "") else { return nil }
    self = list.root
  }

  private static func foundation(_ value: SpecValue) -> Any {
    switch value {
    case .nothing: ""
    case .text(let text): text
    case .list(let elements): elements.map(foundation)
    case .mapping(let entries): entries.mapValues(foundation)
    }
  }
}
