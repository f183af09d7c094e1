import FileReading
import Testing

@testable import SourceEvidence

struct CodeUseTests {
  private static let search = CodeSearch(
    systems: [.init("tvOS", missingModules: ["WebKit"]), .init("visionOS")],
    tokens: [
      .init("UISlider"), .init(".popover(", module: "SwiftUI"), .init("Slider(", module: "SwiftUI"),
      .init("toolbarItems"), .init("window?.screen"), .init("modalPresentationStyle = .popover"),
    ], modules: ["WebKit", "Messages"])

  /// Code, and what is found in it.
  static let files: [(String, String)] = [
    ("let a = UISlider()", "UISlider:1"),
    ("let a = [UISlider]()\nlet b = UISliderCell()", "UISlider:1"),
    ("// UISlider\n/* UISlider */\nlet a = \"UISlider\"", ""),
    ("let a = \"\\(UISlider.self)\"", "UISlider:1"),
    ("import SwiftUI\nlet a = Slider(value: b)", "Slider(:2"),
    ("import SwiftUI\nlet a = SwiftUI.Slider(value: b)", "Slider(:2"),
    ("import SwiftUI\nlet a = Own.Slider(value: b)\nlet b = Slider.self", ""),
    ("let a = Slider(value: b)", ""),
    ("import SwiftUI\na.popover(isPresented: $b) {}\npopover(b)\nlet c = a.popover", ".popover(:2"),
    (
      "a.modalPresentationStyle = .popover\na.style = .popover",
      "modalPresentationStyle = .popover:1"
    ),
    ("controller.toolbarItems = []", "toolbarItems:1"),
    ("let toolbarItems = 1\nrun(toolbarItems: 2)", ""),
    ("override var toolbarItems: [UIBarButtonItem]? { nil }", "toolbarItems:1"),
    ("let a = view.window?.screen\nlet b = screen", "window?.screen:1"),
    ("import WebKit\nimport struct Messages.MSMessage", "WebKit:1 Messages:2"),
    ("let a = WebKit.self\nlet b = Messages()", ""),
    ("@testable import Messages", "Messages:1"),
  ]

  @Test(arguments: files.indices)
  func `uses in code`(_ index: Int) throws {
    let (text, expected) = Self.files[index]
    #expect(try Self.uses(text).map(\.shown).joined(separator: " ") == expected, "\(text)")
  }

  @Test func `systems of a use`() throws {
    let text = """
      let a = UISlider()
      #if os(tvOS)
      let b = UISlider()
      #elseif os(visionOS)
      let c = UISlider()
      #else
      let d = UISlider()
      #endif
      #if canImport(WebKit)
      import WebKit
      #endif
      #if os(iOS)
      let e = UISlider()
      #endif
      """
    let found = try Self.uses(text).map {
      "\($0.shown) \($0.systems.sorted().joined(separator: ","))"
    }
    #expect(
      found == [
        "UISlider:1 tvOS,visionOS", "UISlider:3 tvOS", "UISlider:5 visionOS", "WebKit:10 visionOS",
      ])
  }

  @Test func `Objective-C`() throws {
    let text = """
      #import <WebKit/WebKit.h>
      @import Messages;
      #if !TARGET_OS_TV
      UISlider *a = [UISlider new];
      #endif
      """
    let found = try Self.uses(text, name: "App.m").map(\.shown)
    #expect(found == ["WebKit:1", "Messages:2", "UISlider:4", "UISlider:4"])
  }

  @Test func `nothing is looked for without a search`() throws {
    #expect(try evidence(swift: "let a = UISlider()").uses == [])
  }

  private static func uses(_ text: String, name: String = "App.swift") throws -> [CodeUse] {
    try withFiles([name: text]) { files in
      var memory = ParsedFiles()
      return SourceReader(threads: 1).read(files, usesOf: search, keeping: &memory).uses
    }
  }
}

extension CodeUse {
  fileprivate var shown: String {
    switch what {
    case .token(let token): "\(token.text):\(place.line)"
    case .module(let name): "\(name):\(place.line)"
    }
  }
}
