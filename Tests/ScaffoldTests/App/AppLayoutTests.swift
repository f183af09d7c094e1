import TestSupport
import Testing

@testable import Scaffold

@Suite struct AppLayoutTests {
  private static let screens = storyboard(initial: "bar", .tabs("bar", "a"), .screen("a"))

  private func layout(_ files: [String: String], from minimum: String? = nil) throws -> AppLayout {
    let files = files.merging(["App/Main.storyboard": Self.screens]) { own, _ in own }
    let sketch = try SketchedProject(files)
    return AppLayout(try sketch.project(), minimum: minimum.flatMap { SystemVersion($0) })
  }

  @Test func theModuleIsThatOfClassesOfTheApp() throws {
    let target = #"customModuleProvider="target""#
    let screens = storyboard(
      initial: "bar", .tabs("bar", "a", "b", "c"),
      .screen("a").ofClass("A").with(#"customModule="Garden""#, target),
      .screen("b").ofClass("B").with(#"customModule="Lists""#),
      .screen("c").ofClass("C").with(#"customModule="Lists""#))
    #expect(try layout(["App/Main.storyboard": screens]).module == "Garden")
    #expect(try layout([:]).module == "Sketch")
  }

  @Test func newFilesAreBesideTheDelegate() throws {
    #expect(try layout(["App/Code/Delegate.swift": Code.appDelegate]).folder == "App/Code/Mac")
    #expect(try layout([:]).folder == "App/Mac")
    let localized = ["App/Base.lproj/Main.storyboard": Self.screens]
    let sketch = try SketchedProject(localized)
    #expect(AppLayout(try sketch.project(), minimum: nil).folder == "App/Mac")
  }

  @Test func itsCodeTellsTheIndentation() throws {
    let tabs = Code.appDelegate.replacing("    ", with: "\t")
    #expect(try layout(["App/AppDelegate.swift": tabs]).indentation.level == "\t")
    #expect(try layout([:]).indentation.level == "    ")
  }

  @Test(arguments: [
    ("14", ["before15", "before26"], ["before14"]), ("18", ["before26"], ["before18"]),
    ("26", [], ["before26"]),
  ])
  func itsFirstSystemSetsFlags(_ minimum: String, _ flags: [String], _ others: [String]) throws {
    let all = try layout([:], from: minimum).versionFlags
    #expect(all.isSuperset(of: flags) && all.isDisjoint(with: others))
  }
}
