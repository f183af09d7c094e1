import Testing

@testable import SourceEvidence

struct SystemConditionTests {
  private static let systems = [
    CodeSearch.System("iOS"), CodeSearch.System("tvOS", missingModules: ["WebKit"]),
    CodeSearch.System("visionOS"), CodeSearch.System("watchOS", missingModules: ["UIKit"]),
  ]

  /// Conditions, and the systems for which the code on their first and on their second side may be
  /// compiled.
  static let conditions: [(String, String, String)] = [
    ("os(iOS)", "iOS", "tvOS visionOS watchOS"),
    ("!os(tvOS)", "iOS visionOS watchOS", "tvOS"),
    ("os(iOS) || os(xrOS)", "iOS visionOS", "tvOS watchOS"),
    ("(os(iOS) || os(tvOS)) && !os(tvOS)", "iOS", "tvOS visionOS watchOS"),
    ("os(macOS)", "", "iOS tvOS visionOS watchOS"),
    ("targetEnvironment(macCatalyst)", "", "iOS tvOS visionOS watchOS"),
    (
      "targetEnvironment(simulator)", "iOS tvOS visionOS watchOS",
      "iOS tvOS visionOS watchOS"
    ),
    ("canImport(UIKit)", "iOS tvOS visionOS", "watchOS"),
    ("canImport(WebKit)", "iOS visionOS watchOS", "iOS tvOS visionOS watchOS"),
    ("canImport(AppKit)", "", "iOS tvOS visionOS watchOS"),
    ("__has_include(<WebKit/WebKit.h>)", "iOS visionOS watchOS", "iOS tvOS visionOS watchOS"),
    ("TARGET_OS_IOS", "iOS", "tvOS visionOS watchOS"),
    ("TARGET_OS_TV || TARGET_OS_WATCH", "tvOS watchOS", "iOS visionOS"),
    ("!TARGET_OS_TV", "iOS visionOS watchOS", "tvOS"),
    ("defined(BETA) && os(iOS)", "iOS", "iOS tvOS visionOS watchOS"),
    ("swift(>=5.9)", "iOS tvOS visionOS watchOS", "iOS tvOS visionOS watchOS"),
    ("false", "", "iOS tvOS visionOS watchOS"),
    ("os(tvOS) || os(iOS) && false", "tvOS", "iOS visionOS watchOS"),
    ("TARGET_OS_IOS == 1", "iOS", "tvOS visionOS watchOS"),
    ("TARGET_OS_IOS && __IPHONE_OS_VERSION_MAX_ALLOWED >= 1", "iOS", "iOS tvOS visionOS watchOS"),
    ("os(iOS) || !os(iOS)", "iOS tvOS visionOS watchOS", ""),
    ("defined BETA || os(iOS)", "iOS tvOS visionOS watchOS", "tvOS visionOS watchOS"),
    ("(", "iOS tvOS visionOS watchOS", "iOS tvOS visionOS watchOS"),
    ("DEBUG", "", "iOS tvOS visionOS watchOS"),
  ]

  @Test(arguments: conditions.indices)
  func `systems of a condition`(_ index: Int) {
    let (text, holds, fails) = Self.conditions[index]
    let value = SystemCondition(Self.systems, flags: nil).value(of: text)
    #expect(Self.names(value.mayHold) == holds, "\(text)")
    #expect(Self.names(value.mayFail) == fails, "\(text)")
  }

  @Test func `the project's own conditions are known`() {
    let condition = SystemCondition(Self.systems, flags: ["BETA"])
    #expect(condition.value(of: "BETA").mayFail == 0)
    #expect(condition.value(of: "OTHER").mayHold == 0)
    #expect(condition.value(of: "__cplusplus").mayHold == condition.all)
  }

  private static func names(_ set: SystemCondition.Systems) -> String {
    systems.indices.filter { set & 1 << SystemCondition.Systems($0) != 0 }
      .map { systems[$0].name }.joined(separator: " ")
  }
}
