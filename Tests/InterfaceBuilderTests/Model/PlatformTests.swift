import InterfaceBuilder
import Testing

import struct FileReading.SourceLocation

@Suite struct PlatformTests {
  private static let ib = "com.apple.InterfaceBuilder"

  @Test(
    arguments: [
      ("iOS.CocoaTouch", Platform.iOS), ("iOS.CocoaTouch.iPad", .iOS), ("AppleTV", .tvOS),
    ])
  func readsIOSAndTVOSByRuntime(runtime: String, platform: Platform) throws {
    let text = "<document type=\"\(Self.ib).Cocoa.XIB\" targetRuntime=\"\(runtime)\"/>"
    #expect(try read(text).platform == platform)
  }

  @Test(
    arguments: [
      ("\(ib)3.CocoaTouch.Storyboard.XIB", Platform.iOS), ("\(ib)3.CocoaTouch.iPad.XIB", .iOS),
      ("\(ib).AppleTV.Storyboard", .tvOS), ("\(ib).AppleTV.XIB", .tvOS),
    ])
  func readsIOSAndTVOSByType(type: String, platform: Platform) throws {
    #expect(try read("<document type=\"\(type)\"/>").platform == platform)
  }

  @Test(
    arguments: [
      ("targetRuntime=\"MacOSX.Cocoa\"", Platform.macOS, "macOS"),
      ("type=\"\(ib)3.Cocoa.Storyboard.XIB\"", .macOS, "macOS"),
      ("targetRuntime=\"watchKit\"", .watchOS, "watchOS"),
      ("type=\"\(ib).WatchKit.Storyboard\"", .watchOS, "watchOS"),
      ("targetRuntime=\"Toaster\"", .other, "Toaster"),
      ("type=\"example.toaster\"", .other, "example.toaster"),
      ("", .other, "no targetRuntime"),
    ])
  func leavesOthersOutWithANote(attributes: String, platform: Platform, word: String) throws {
    let outcome = outcome("\n<document \(attributes)/>")
    #expect(outcome.leftOutPlatform == platform)
    let problem = try #require(outcome.problem)
    #expect(problem.level == .note)
    #expect(problem.location == SourceLocation(file: "Main.storyboard", line: 2))
    #expect(problem.message.contains(word))
  }

  @Test func leavesArchivesOutWithANote() throws {
    let text = "\n<archive type=\"\(Self.ib)3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>"
    let outcome = outcome(text, as: "Old.xib")
    #expect(outcome.document == nil)
    let problem = try #require(outcome.problem)
    #expect(problem.level == .note)
    #expect(problem.location == SourceLocation(file: "Old.xib", line: 2))
    #expect(problem.message.contains("Xcode"))
  }

  @Test(arguments: [("launchScreen=\"YES\"", true), ("launchScreen=\"NO\"", false), ("", false)])
  func knowsLaunchScreens(attribute: String, expected: Bool) throws {
    #expect(try read(storyboard("", attribute)).isLaunchScreen == expected)
  }

  @Test(arguments: [("A.storyboard", Document.Form.storyboard), ("a/B.xib", .xib)])
  func theExtensionTellsTheForm(name: String, form: Document.Form) throws {
    #expect(try read(storyboard(""), as: name).form == form)
  }

  @Test func aLaunchXibIsALaunchScreenToo() throws {
    let text = "<document targetRuntime=\"iOS\" launchScreen=\"YES\"><objects/></document>"
    let document = try read(text, as: "Launch.xib")
    #expect(document.isLaunchScreen)
    #expect(document.scenes.isEmpty)
  }
}
