import Foundation
import XcodeProject

/// What the fuzzer tries with bytes that may be a `.strings` file.
enum StringsFuzzing {
  /// Reads bytes.
  static func read(_ bytes: [UInt8]) {
    _ = try? StringsTable(Data(bytes), file: "Main.strings").values
  }
}

/// What the fuzzer tries with bytes that may be a string catalog.
enum StringCatalogFuzzing {
  /// Reads bytes, and asks for the texts of all languages.
  static func read(_ bytes: [UInt8]) {
    guard let catalog = try? StringCatalog(Data(bytes), file: "Main.xcstrings") else { return }
    for language in catalog.languages { _ = catalog.values(in: language) }
  }
}
