import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import TestSupport
import Testing

/// Apps whose tabs no file tells: the running app answers the question.
@Suite struct RunningAdviceTests {
  enum Mechanism: CaseIterable {
    case userSettings, featureFlags, server, swiftUI

    var app: RunningApp {
      switch self {
      case .userSettings: .userSettings
      case .featureFlags: .featureFlags
      case .server: .server
      case .swiftUI: .swiftUI
      }
    }
  }

  @Test(arguments: Mechanism.allCases)
  func theRunningAppAnswersWhichTabsThereAre(mechanism: Mechanism) throws {
    let (without, with) = try mechanism.app.advice()
    #expect(without.questions.contains { $0.id == "list-the-tabs" })
    #expect(!with.questions.contains { $0.id == "list-the-tabs" })
    let bars = with.subjects.ids(of: .tabBar).map { with.subjects[$0] }
    #expect(bars.count == 1 && bars[0].titles == ["Today", "My Plants", "Album"])
    #expect(bars[0].facts[.role] == Role.root.rawValue)
    #expect(bars[0].facts[.hasComputedTabs] == false && bars[0].facts[.tabCount] == 3)
    let others = without.questions.map(\.id).filter { $0 != "list-the-tabs" }
    #expect(others.allSatisfy { id in with.questions.contains { $0.id == id } })
  }

  @Test(arguments: Mechanism.allCases)
  func theStructureStaysWhereCodeMakesIt(mechanism: Mechanism) throws {
    let (without, with) = try mechanism.app.advice()
    let places = [without, with].map { advice in
      advice.subjects.ids(of: .tabBar).map { advice.subjects[$0].location }
    }
    #expect(places[0] == places[1] && places[0].count == 1)
    #expect(with.graph.problems.count == without.graph.problems.count)
  }

  @Test func theEntryPointIsThatOfTheRunningApp() throws {
    let graph = try RunningApp.server.advice().with.graph
    let first = try #require(graph.entryPoints.first)
    guard case .running(let place) = first.source else {
      Issue.record("\(first.source)")
      return
    }
    #expect(place.file == "running.txt" && place.line == 2)
    #expect(graph.kind(first.node) == .tabBar)
  }
}
