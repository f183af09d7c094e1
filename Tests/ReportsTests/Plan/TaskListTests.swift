import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The tasks of a report with all that it takes to do them.
@Suite struct TaskListTests {
  private func tasks(onSample name: String) throws -> TaskList {
    let report = try makeReport(onSample: name)
    var builder = TaskListBuilder(
      report, try Catalog.builtIn(), below: Repository.sample(name))
    return builder.tasks()
  }

  @Test(arguments: ["DeepTabs", "FlatTabs"])
  func theJSONFitsItsSchema(sample: String) throws {
    let tasks = try tasks(onSample: sample)
    let file = Repository.root.appending(path: "Sources/Reports/Formats/JSON/tasks.schema.json")
    let json = try JSONValue(try PlanFormat.tasks.render(tasks))
    #expect(try JSONSchema(file).errors(in: json) == [])
  }

  @Test func aTaskHasPlacesStepsAPIsAndKeys() throws {
    let project = try #require(try tasks(onSample: "DeepTabs").projects.first)
    let sidebar = try #require(project.tasks.first { $0.id == "tab-bar/to-sidebar" })
    let place = try #require(sidebar.places.first)
    #expect(place.address == "DeepTabs/Base.lproj/Main.storyboard#P01-ts-gb0")
    #expect(place.text?.hasPrefix("<tabBarController") == true)
    #expect(sidebar.steps.count > 2 && sidebar.phase == "navigation")
    #expect(sidebar.apis.contains { $0.api.contains("tabSidebar") && $0.platform == .macCatalyst })
    #expect(sidebar.doneWhen.contains("sidebar"))
    let commands = try #require(project.tasks.first { $0.rule == "tab-bar/view-menu-commands" })
    #expect(commands.commands.map(\.key).prefix(2) == ["⌘1", "⌘2"])
    #expect(commands.patch != nil)
    #expect(project.keysTaken.contains { $0.key == "⌘Q" })
    #expect(Set(project.tasks.map(\.id)).count == project.tasks.count)
  }

  @Test func anAPIThatOldSystemsLackNeedsACheck() throws {
    let tasks = try tasks(onSample: "PunchClock").projects.flatMap(\.tasks)
    let checks = tasks.flatMap(\.apis).filter { $0.needsCheck == true }.compactMap(\.since)
    #expect(!checks.isEmpty && checks.allSatisfy { $0 > "17.0" })
  }

  @Test func thePageNamesTheSame() throws {
    let list = try tasks(onSample: "DeepTabs")
    let page = try PlanFormat.briefs.render(list)
    #expect(list.projects[0].tasks.allSatisfy { page.contains("`\($0.id)`") })
    #expect(page.contains("**Done when**") && page.contains("**Do not**"))
  }
}
