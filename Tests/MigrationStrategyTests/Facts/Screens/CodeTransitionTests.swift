import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

import struct FileReading.SourceLocation

/// What code pushes and presents is judged as what transitions push and present.
@Suite struct CodeTransitionTests {
  private static let app = App(
    .stack("stack", "home"), .screen("home").ofClass("Home"),
    .screen("next", .present("fixed")).ofClass("Next"), .screen("last").ofClass("Last"),
    .screen("fixed"))

  @Test(arguments: [
    (nil, "sheet"), ("pageSheet", "sheet"), ("fullScreen", "full-screen"),
    ("overFullScreen", "overlay"),
  ])
  func codePresentsInAStyle(style: String?, expected: String) throws {
    var transition = Self.transition(.present, "Home", "Next")
    transition.presentationStyle = style
    let facts = try Self.subject(.scene, "next", going: [transition]).facts
    #expect(facts[.presentation] == .word(expected))
    // What is presented on it stands on a sheet.
    #expect(try Self.subject(.scene, "fixed", going: [transition]).facts[.isOnSheet] == .flag(true))
    #expect(try Self.subject(.scene, "fixed", going: []).facts[.isOnSheet] == .flag(false))
  }

  @Test func codePresentsAPopover() throws {
    let transitions = [Self.transition(.popover, "Home", "Next")]
    #expect(
      try Self.subject(.scene, "next", going: transitions).facts[.presentation] == .word("popover"))
    #expect(try Self.subject(.scene, "home", going: transitions).facts[.popovers] == .count(1))
    #expect(
      try Self.subject(.scene, "home", going: transitions).facts[.adjustingPopovers] == .count(0))
  }

  @Test func whatCodePushesIsALevelOfTheStack() throws {
    let transitions = [
      Self.transition(.push, "Home", "Next"), Self.transition(.push, "Next", "Last"),
    ]
    let stack = try Self.subject(.navigationStack, "stack", going: transitions)
    #expect(stack.facts[.depth] == .count(2))
    #expect(stack.facts[.isLinear] == .flag(true))
    #expect(try Self.subject(.navigationStack, "stack", going: []).facts[.depth] == .count(0))
    let recommended = try Self.advice(going: transitions).recommendations.map(\.equivalent)
    #expect(recommended.contains("back-button"))
    #expect(try !Self.advice(going: []).recommendations.map(\.equivalent).contains("back-button"))
  }

  private static func transition(
    _ kind: CodeTransition.Kind, _ from: String, _ to: String
  ) -> CodeTransition {
    CodeTransition(
      kind, from: from, target: CodeTarget(className: to),
      place: SourceLocation(file: "App.swift", line: 3, column: 5), confidence: .certain)
  }

  private static func advice(going transitions: [CodeTransition]) throws -> Advice {
    var project = app.graph.project
    var source = SourceEvidence()
    source.transitions = transitions
    project.source = source
    return Strategy(try Catalog.inBinary.get()).advice(for: NavigationGraph(project))
  }

  private static func subject(
    _ kind: SubjectKind, _ object: String, going transitions: [CodeTransition]
  ) throws -> Subject {
    try #require(
      try advice(going: transitions).subjects.all.first { $0.kind == kind && $0.object == object })
  }
}
