import FileReading

/// The framework of the interface of a Mac app.
package enum MacFramework: String, Sendable {
  case appKit = "appkit"
  case swiftUI = "swiftui"
}

extension MacFramework {
  private static let largestFile = FileLimit(mebibytes: 8, ".")
  /// The number of files that are read. A part of them tells.
  private static let mostFiles = 400

  /// Finds the framework in source files of Mac targets: that of the entry point, or else AppKit if
  /// any file imports it.
  init?(ofCodeIn files: [Int], _ search: SearchedPath) {
    var usesAppKit = false
    for index in files.prefix(Self.mostFiles) {
      guard
        let bytes = try? FileBytes.load(search.sources[index].path, limit: Self.largestFile)
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if ["@NSApplicationMain", "NSApplicationMain(", "NSApplicationDelegate"].contains(
        where: text.contains)
      {
        self = text.contains(": App {") ? .swiftUI : .appKit
        return
      }
      if text.contains("@main"), text.contains(": App {") {
        self = .swiftUI
        return
      }
      usesAppKit = usesAppKit || text.contains("import AppKit") || text.contains("import Cocoa")
    }
    guard usesAppKit else { return nil }
    self = .appKit
  }
}
