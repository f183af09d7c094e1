import Testing

import struct FileReading.SourceLocation

@testable import SourceEvidence

struct ClassHierarchyTests {
  @Test func `classes across files and languages`() throws {
    let found = try evidence([
      "Plain.swift": """
      import UIKit
      // class Ghost: UIViewController {}
      final class Detail<Model>: BaseViewController, Themed where Model: Equatable {
        class func make() {}
        let text = "class Fake: UIViewController {}"
      }
      extension Detail: UITableViewDelegate {}
      """,
      "Base.h": "@interface BaseViewController : UIViewController <Styled>\n@end\n",
      "Nested.swift": "enum Space { struct Inner: Codable {} }",
    ])
    #expect(found.classes.ancestors(of: "Detail") == ["BaseViewController", "UIViewController"])
    #expect(found.classes.isKind("Detail", of: "UIViewController"))
    #expect(found.classes.conforms("Detail", to: "UITableViewDelegate"))
    #expect(found.classes.conforms("Detail", to: "Styled"))
    #expect(found.classes.declarations["Ghost"] == nil)
    #expect(found.classes.declarations["Fake"] == nil)
    #expect(
      found.classes.place(of: "Detail") == SourceLocation(file: "Plain.swift", line: 3, column: 1))
    #expect(found.classes.subclasses(of: "BaseViewController") == ["Detail"])
    #expect(
      Set(found.classes.declarations.keys) == ["Detail", "BaseViewController", "Space", "Inner"])
  }

  @Test func `what inherits from a controller of the project alone is no screen`() throws {
    let found = try evidence(
      swift: """
        class BaseFlowController {}
        class HomeFlowController: BaseFlowController {}
        class BaseViewController: UIViewController {}
        class Home: BaseViewController {}
        class Other: LibraryViewController {}
        """)
    #expect(!found.classes.isScreen("HomeFlowController"))
    #expect(found.classes.isScreen("Home"))
    #expect(found.classes.isScreen("Other"))
  }

  @Test func `a circle ends`() throws {
    let found = try evidence(swift: "class A: B {}\nclass B: A {}")
    #expect(found.classes.ancestors(of: "A") == ["B"])
  }
}
