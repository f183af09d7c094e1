import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import TestSupport
import Testing

/// Where findings are.
@Suite struct PlaceTests {
  @Test func eachFindingAboutADocumentHasThePlaceOfItsFirstElement() throws {
    let views = ["<webView id=\"web\"/>", "<stepper id=\"step\"/>", "<slider id=\"volume\" "]
    let app = App(
      .screen("home").holding(
        views[0], views[1], views[2] + "minimumValueImage=\"low\"/>", "<switch id=\"sound\"/>"))
    let found = try app.advice().recommendations.filter { $0.rule.hasPrefix("project/") }
    let places = Dictionary(found.map { ($0.rule, $0.object) }) { first, _ in first }
    #expect(places["project/unavailable-classes"] == "web")
    #expect(places["project/forbidden-controls"] == "step")
    #expect(places["project/appkit-look-properties"] == "volume")
    #expect(places["project/switch-as-checkbox"] == "sound")
    #expect(found.filter { !$0.object.isEmpty }.allSatisfy { $0.location.line == 3 })
  }

  @Test func aFindingAboutAnythingElseHasThePlaceOfItsSubject() throws {
    let advice = try FactTests.everything.advice()
    for found in advice.recommendations where advice.subjects[found.subject].kind != .document {
      #expect(found.object == advice.subjects[found.subject].object)
      #expect(found.location == advice.subjects[found.subject].location)
    }
  }
}
