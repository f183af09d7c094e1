import Testing

@testable import SourceEvidence

/// Code that never runs brings no evidence.
@Suite struct UnusedCodeTests {
  private static let entry = "@main class AppDelegate: UIResponder { let home = Home() }"

  @Test(arguments: [
    ("private func go() { push() }", false),
    ("fileprivate func go() { go(); push() }", false),
    ("func go() { push() }", true),
    ("private func go() { push() }\nfunc run() { go() }", true),
    ("@objc private func go() { push() }\nlet action = #selector(go)", true),
    ("@objc private func go() { push() }\nlet action = Selector(\"go\")", true),
    ("@IBAction private func go() { push() }", true),
    ("private override func go() { push() }", true),
    ("private func go() { push() }\n// go()", false),
    // A chain of functions that begins with one that nothing calls.
    (
      "func go() { push() }\n@objc private func tap() { go() }\nprivate func make() { f(#selector(tap)) }",
      false
    ),
    ("func go() { push() }\nfunc tap() { go() }", true),
    ("private func f() { go(1) }\nfunc go(_ id: Int) { push() }", true),
    ("init(pagesWithAction action: Int) { push() }", false),
    (
      "convenience init(pagesWithAction action: Int) { push() }\nfunc f() { Home(pagesWithAction: 1) }",
      true
    ),
    ("init(id: Int) { push() }", true),
    ("init(pagesWithAction action: Int = 1) { push() }", true),
    ("init(pagesWithAction action: () -> Void) { push() }", true),
    ("init(pagesWithAction action: () -> Void, _ id: Int) { push() }", false),
    ("required init(pagesWithAction action: Int) { push() }", true),
  ])
  func aMemberThatNothingCallsPushesNothing(members: String, isUsed: Bool) throws {
    #expect(try pushes(["App.swift": Self.entry, "Home.swift": home(members)]) == isUsed)
  }

  @Test func withoutAnEntryPointEverythingMayBeUsed() throws {
    #expect(try pushes(["Home.swift": home("private func go() { push() }")]))
  }

  @Test func whatADocumentNamesIsUsed() throws {
    let files = ["App.swift": Self.entry, "Home.swift": home("private func go() { push() }")]
    #expect(try pushes(files, besides: ["go"]))
  }

  @Test(arguments: [
    ("", false), ("[self go];", true), ("[self performSelector:@selector(go)];", true),
  ])
  func aMethodOfObjectiveCThatNothingCallsPushesNothing(call: String, isUsed: Bool) throws {
    let files = [
      "Home.h": "@interface Home : UIViewController\n- (void)go;\n@end",
      "Details.h": "@interface Details : UIViewController\n@end",
      "Home.m": """
      #import "Home.h"
      @implementation Home
      - (void)go
      {
        [self.navigationController pushViewController:[Details new] animated:YES];
      }
      - (void)viewDidLoad { \(call) }
      @end
      int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"Home"); }
      """,
    ]
    #expect(try pushes(files) == isUsed)
  }

  @Test(arguments: [
    // Nothing creates the screen, or only a screen that nothing creates.
    ("", "Details", false),
    ("class Flow: UIViewController { func f() { show(Home()) } }", "Details", false),
    (
      "class Flow: UIViewController { func f() { show(Home()) } }\nprotocol P { func f(_ flow: Flow) }",
      "Details", false
    ),
    ("struct Pages: View { var body: some View { Text(\"\") } }", "Details", false),
    ("#Preview { Home() }", "Details", false),
    // Something that may run creates it.
    ("class Flow: UIViewController { func f() { show(Home()) } }", "Flow", true),
    ("class Flow { func f() { show(Home()) } }", "Details", true),
    ("let name = \"Home\"", "Details", true),
    ("func make() { let home: Home = .init() }", "Details", true),
  ])
  func aScreenThatNothingCreatesPushesNothing(code: String, start: String, isUsed: Bool) throws {
    let entry = "@main class AppDelegate: UIResponder { let start = \(start)() }"
    let files = [
      "App.swift": entry, "Flow.swift": code, "Home.swift": home("func go() { push() }"),
    ]
    #expect(try pushes(files) == isUsed)
  }

  /// A type that holds views for previews runs only if other code names it.
  @Test(arguments: [("#Preview { Samples.list }", false), ("let list = Samples.list", true)])
  func viewsForPreviewsHoldNoContainers(code: String, isUsed: Bool) throws {
    let samples = """
      enum Samples {
        static var list: some View { NavigationView { Text("Soups") } }
      }
      """
    let files = ["App.swift": Self.entry, "Samples.swift": samples, "Uses.swift": code]
    #expect(try evidence(files).containers.contains { $0.isSwiftUI } == isUsed)
  }

  @Test func documentsAndOtherModulesCreateScreens() throws {
    let code = home("func go() { push() }")
    let entry = "@main class AppDelegate: UIResponder {}"
    #expect(try !pushes(["App.swift": entry, "Home.swift": code]))
    #expect(try pushes(["App.swift": entry, "Home.swift": code], besides: ["Home"]))
    #expect(try pushes(["App.swift": entry, "Home.swift": "public " + code]))
  }

  @Test func aSegueThatUnusedCodePerformsIsNotUsed() throws {
    let code = home("private func go() { performSegue(withIdentifier: \"Show Map\", sender: nil) }")
    let files = ["App.swift": Self.entry, "Home.swift": code]
    #expect(try evidence(files, lookingFor: ["Show Map"]).mentionedTexts.isEmpty)
  }

  private func home(_ members: String) -> String {
    let push = "navigationController?.pushViewController(Details(), animated: true)"
    return "class Home: UIViewController {\n"
      + members.replacing("push()", with: push) + "\n}\nclass Details: UIViewController {}"
  }

  private func pushes(_ files: [String: String], besides named: Set<String> = []) throws -> Bool {
    try evidence(files, besides: named).transitions.contains { $0.kind == .push }
  }

  private func evidence(
    _ files: [String: String], lookingFor texts: Set<String> = [], besides named: Set<String> = []
  ) throws -> SourceEvidence {
    var memory = ParsedFiles()
    return try withFiles(files) {
      SourceReader(threads: 1).read($0, lookingFor: texts, besides: named, keeping: &memory)
    }
  }
}
