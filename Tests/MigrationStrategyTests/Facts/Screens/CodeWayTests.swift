import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import Testing

import struct FileReading.SourceLocation

/// What code pushes and presents is judged as what segues push and present.
@Suite struct CodeWayTests {
  private static let app = App(
    .stack("stack", "home"), .screen("home").ofClass("Home"),
    .screen("next", .present("fixed")).ofClass("Next"), .screen("last").ofClass("Last"),
    .screen("fixed"))

  @Test(arguments: [
    (nil, "sheet"), ("pageSheet", "sheet"), ("fullScreen", "full-screen"),
    ("overFullScreen", "overlay"),
  ])
  func codePresentsInAStyle(style: String?, expected: String) throws {
    var way = Self.way(.present, "Home", "Next")
    way.presentationStyle = style
    let facts = try Self.subject(.scene, "next", going: [way]).facts
    #expect(facts[.presentation] == .word(expected))
    // What is presented on it stands on a sheet.
    #expect(try Self.subject(.scene, "fixed", going: [way]).facts[.isOnSheet] == .flag(true))
    #expect(try Self.subject(.scene, "fixed", going: []).facts[.isOnSheet] == .flag(false))
  }

  @Test func codePresentsAPopover() throws {
    let ways = [Self.way(.popover, "Home", "Next")]
    #expect(
      try Self.subject(.scene, "next", going: ways).facts[.presentation] == .word("popover"))
    #expect(try Self.subject(.scene, "home", going: ways).facts[.popovers] == .count(1))
    #expect(try Self.subject(.scene, "home", going: ways).facts[.adjustingPopovers] == .count(0))
  }

  @Test func whatCodePushesIsALevelOfTheStack() throws {
    let ways = [Self.way(.push, "Home", "Next"), Self.way(.push, "Next", "Last")]
    let stack = try Self.subject(.navigationStack, "stack", going: ways)
    #expect(stack.facts[.depth] == .count(2))
    #expect(stack.facts[.isLinear] == .flag(true))
    #expect(try Self.subject(.navigationStack, "stack", going: []).facts[.depth] == .count(0))
    let recommended = try Self.advice(going: ways).recommendations.map(\.equivalent)
    #expect(recommended.contains("back-button"))
    #expect(try !Self.advice(going: []).recommendations.map(\.equivalent).contains("back-button"))
  }

  private static func way(
    _ kind: CodeTransition.Kind, _ from: String, _ to: String
  ) -> CodeTransition {
    CodeTransition(
      kind, from: from, target: CodeTarget(className: to),
      place: SourceLocation(file: "App.swift", line: 3, column: 5), confidence: .certain)
  }

  private static func advice(going ways: [CodeTransition]) throws -> Advice {
    var project = app.graph.project
    var source = SourceEvidence()
    source.transitions = ways
    project.source = source
    return Strategy(try Catalog.inBinary.get()).advice(for: NavigationGraph(project))
  }

  private static func subject(
    _ kind: SubjectKind, _ object: String, going ways: [CodeTransition]
  ) throws -> Subject {
    try #require(
      try advice(going: ways).subjects.all.first { $0.kind == kind && $0.object == object })
  }
}
