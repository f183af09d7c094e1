import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import SourceEvidence
import TestSupport
import Testing

/// What source files make that the Mac refuses.
@Suite struct SourceFileTests {
  private func found(_ rule: String, _ markers: [Marker], in app: App = App(.screen("home")))
    throws -> [Recommendation]
  {
    try app.adviceWithCode(markers: markers).recommendations.filter { $0.rule == rule }
  }

  @Test func controlsAreReportedAtTheirFileAndLineWithTheirNumbers() throws {
    let found = try found(
      "project/forbidden-controls",
      [
        .sketch(.forbiddenControl, "UIStepper", in: "List", line: 4),
        .sketch(.forbiddenControl, "UIStepper", in: "List", line: 9),
        .sketch(.forbiddenControl, "UIPickerView", file: "Other.m", line: 2),
      ])
    #expect(found.map(\.location.file) == ["List.swift", "Other.m"])
    #expect(found.map(\.location.line) == [4, 2])
    #expect(found.map(\.object) == ["List", "Other"])
    #expect(found[0].message.contains("2 steppers (lines 4, 9)"))
    #expect(found[1].message.contains("1 picker."))
    #expect(found.allSatisfy { $0.isFromSource })
  }

  @Test(arguments: [
    [CodeCondition.exceptMacCatalyst], [.exceptMacIdiom], [.phoneIdiom, .touchIdiom],
    [.otherPlatform], [.preview], [.macOS],
  ])
  func aControlInCodeThatTheMacDoesNotRunIsNone(_ conditions: [CodeCondition]) throws {
    var marker = Marker.sketch(.forbiddenControl, "UIStepper")
    marker.conditions = Set(conditions)
    #expect(try found("project/forbidden-controls", [marker]).isEmpty)
  }

  static let conditions: [([CodeCondition], Severity)] = [
    ([], .required), ([.flag("OLD")], .recommended), ([.notFlag("NEW")], .recommended),
    ([.any([.flag("A"), .flag("B")])], .recommended), ([.exceptMacOS], .required),
  ]

  @Test(arguments: conditions)
  func aConditionOfTheProjectMayLeaveItOut(
    _ conditions: [CodeCondition], _ severity: Severity
  ) throws {
    for (name, rule) in [
      ("UIWebView", "project/unavailable-classes"), ("CAEAGLLayer", "project/opengl-es"),
    ] {
      var marker = Marker.sketch(.unavailableClass, name)
      marker.conditions = Set(conditions)
      #expect(try found(rule, [marker]).map(\.severity) == [severity])
    }
  }

  @Test(arguments: [
    (Marker.sketch(.forbiddenControl, "UIPageControl"), "project/forbidden-controls", false),
    (.sketch(.forbiddenControl, "UIDatePicker"), "project/forbidden-controls", true),
    (.sketch(.lookProperty, "slider"), "project/appkit-look-properties", true),
    (.sketch(.lookProperty, "slider"), "project/forbidden-controls", false),
    (.sketch(.unavailableClass, "UIWebView"), "project/unavailable-classes", true),
    (
      .sketch(.unavailableClass, "UIWebView", .phoneIdiom, .touchIdiom),
      "project/unavailable-classes", true
    ),
    (
      .sketch(.unavailableClass, "UIWebView", .exceptMacCatalyst),
      "project/unavailable-classes", false
    ),
    (.sketch(.unavailableClass, "EAGLContext"), "project/unavailable-classes", false),
    (.sketch(.unavailableClass, "EAGLContext"), "project/opengl-es", true),
    (.sketch(.refresh, "UIRefreshControl"), "menu/refresh-command", true),
    (.sketch(.refresh, "refreshable"), "menu/refresh-command", false),
  ])
  func eachMarkerBelongsToItsRule(_ marker: Marker, _ rule: String, _ isFound: Bool) throws {
    #expect(try found(rule, [marker]).count == (isFound ? 1 : 0))
  }

  @Test func theBarOfAppleTVIsReportedInAppsForAppleTV() throws {
    let markers: [Marker] = [
      .sketch(.barMetrics, "height", line: 4), .sketch(.barMetrics, "y", line: 4),
      .sketch(.barMetrics, "titleView", line: 6, .otherPlatform),
      .sketch(.barMetrics, "titleView", line: 8, .preview),
    ]
    let found = try found("tvos/metrics", markers, in: App(.screen("home")).onTV)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("List.swift:4, List.swift:6.") == true)
    let others = try self.found("tvos/metrics", markers)
    #expect(others.isEmpty)
  }
}
