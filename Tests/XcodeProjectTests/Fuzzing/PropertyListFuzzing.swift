import Foundation
import XcodeProject

/// What the fuzzer tries with bytes that may be a property list in any form.
enum PropertyListFuzzing {
  /// Reads bytes, and asks for all that depends on them.
  static func read(_ bytes: [UInt8]) {
    let data = Data(bytes)
    _ = try? InfoPropertyList(data, file: "Info.plist")
    guard let list = try? PropertyList(data, file: "Info.plist") else { return }
    walk(list.root)
    _ = list.root.elements.last?.line
  }

  private static func walk(_ value: PropertyValue) {
    _ = (value.string, value.bool)
    for (_, value) in value.entries { walk(value) }
    for value in value.elements { walk(value) }
  }
}
