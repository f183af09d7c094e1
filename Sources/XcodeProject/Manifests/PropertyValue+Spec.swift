import Foundation

extension PropertyValue {
  /// The property list in a specification; `nil` if the value is no mapping.
  init?(_ value: SpecValue) {
    guard !value.entries.isEmpty else { return nil }
    self.init(stated: Self.foundation(value))
  }

  /// A property list of values.
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
