import FileReading
import Testing

@testable import SourceEvidence

struct SourceTraitsTests {
  /// Lines of code, and the modules that are imported in a Mac Catalyst app and in a macOS app.
  static let imports: [(String, String, String)] = [
    ("import CarPlay", "CarPlay", "CarPlay"),
    ("@testable import A // of tests", "A", "A"),
    ("public import struct A.B", "A", "A"),
    ("@import HealthKit;", "HealthKit", "HealthKit"),
    ("#import <CoreNFC/CoreNFC.h>", "CoreNFC", "CoreNFC"),
    ("#import \"Own.h\"", "", ""),
    ("let a = 1\n// import B", "", ""),
    ("/*\nimport B\n#if os(iOS)\n*/\nimport C", "C", "C"),
    ("let a = \"\"\"\nimport B\n\"\"\"", "", ""),
    ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", "UIKit", "AppKit"),
    ("#if !targetEnvironment(macCatalyst)\nimport CarPlay\n#endif", "", "CarPlay"),
    ("#if os(iOS)\nimport CarPlay\n#endif", "CarPlay", ""),
    ("#if canImport(CarPlay)\nimport CarPlay\n#endif", "", ""),
    ("#if __has_include(<CarPlay/CarPlay.h>)\n#import <CarPlay/CarPlay.h>\n#endif", "", ""),
    ("#if os(tvOS)\nimport TVUIKit\n#endif", "", ""),
    ("import importer\nimportant import B", "importer", "importer"),
  ]

  @Test(arguments: imports.indices)
  func `imports in an app for the Mac`(_ index: Int) throws {
    let (text, catalyst, macOS) = Self.imports[index]
    let name = text.contains("@import") || text.contains("#import") ? "App.m" : "App.swift"
    let found = try evidence([name: text]).traits.imports
    let names = { (outside: Set<CodeCondition>) in
      found.filter { $0.counts(outside: outside) }.map(\.module).joined(separator: " ")
    }
    #expect(names([.macOS, .exceptMacCatalyst]) == catalyst)
    #expect(names([.exceptMacOS, .macCatalyst]) == macOS)
  }

  @Test func `an import has a line`() throws {
    let found = try evidence(swift: "import A\n\n  import B\nimport A").traits.imports
    #expect(found.map { "\($0.module):\($0.place.line)" } == ["A:1", "B:3"])
  }

  @Test func `code for the Mac`() throws {
    let found = try evidence(
      swift: """
        #if targetEnvironment(macCatalyst)
        #elseif os(macOS)
        #else
        #endif
        #if !os(macOS)
        #else
        #endif
        /*
        #if os(macOS)
        */
        """
    ).traits.macBranches
    #expect(
      found.map { "\($0.system.rawValue):\($0.place.line)" } == [
        "macCatalyst:1", "macOS:2", "macOS:6",
      ])
  }

  @Test func `files by the framework of their interface`() throws {
    let found = try evidence([
      "A.swift": "struct A: View {}\nstruct B: View {}", "B.swift": "@main struct C: App {}",
      "C.swift": "class D: UITableViewController {}", "D.swift": "class E: D {}",
      "E.swift": "class F: UIHostingController<A> {}", "F.swift": "struct G: Codable {}",
      "G.m": "@interface H : UIView\n@end\n@implementation H\n@end", "H.h": "@class H;",
    ]).traits
    #expect(found.swiftUIFiles == 2 && found.uiKitFiles == 3)
    #expect(found.swiftFiles == 6 && found.objectiveCFiles == 1)
  }
}
