import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct BuildSettingsTests {
  @Test(
    arguments: [
      ("A = a;", "", "a"), ("A = a;", "A = b;", "b"), ("A = a;", "A = \"$(inherited) b\";", "a b"),
      ("", "A = \"$(inherited)b\";", "b"), ("A = (a, b);", "A = (\"$(inherited)\", c);", "a b c"),
      ("A = a;", "A = \"$(A) b\";", "a b"), ("B = x;", "A = \"$(B)\"; B = y;", "y"),
      ("A = \"$(B)\"; B = x;", "B = \"$(inherited)y\";", "xy"),
      ("", "A = \"${B}.$B\"; B = x;", "x.x"),
      ("", "A = \"$(B_$(C))\"; B_2 = x; C = 2;", "x"), ("", "A = \"a$(NONE)b\";", "ab"),
      ("", "A = \"$$(B) $ $(\"; B = x;", "$(B) $ $("), ("", "A = \"$(TARGET_NAME)\";", "App"),
      ("", "A = \"$(PRODUCT_NAME)\"; PRODUCT_NAME = \"$(TARGET_NAME) X\";", "App X"),
      ("", "A = \"$(B)\"; B = \"$(A)\";", ""), ("A = a;", "A = \"$(B)\"; B = \"$(A)\";", "a"),
    ])
  func levelsAndReferences(project: String, target: String, value: String) throws {
    #expect(try settings(project, target)["A"] == value)
  }

  @Test(
    arguments: [
      ("lower", "My App 2", "my app 2"), ("upper", "My App", "MY APP"),
      ("rfc1034identifier", "My_App 2.é", "My-App-2.-"),
      ("c99extidentifier", "2 My-Äpp", "__My_Äpp"),
      ("identifier", "a.b é", "a_b__"), ("default=x y", "", "x y"), ("default=x", "a", "a"),
      ("file", "a/b.c", "b.c"), ("base", "a/b.c", "b"), ("dir", "a/b.c", "a"),
      ("suffix", "a/b.c", ".c"), ("unknown", "a", "a"), ("lower:upper", "a", "A"),
      ("default=$(C)", "", "c"), ("default=$(D:default=d)", "", "d"),
    ])
  func modifiers(modifier: String, value: String, expected: String) throws {
    let settings = try settings("", "A = \"$(B:\(modifier))\"; B = \"\(value)\"; C = c;")
    #expect(settings["A"] == expected)
  }

  @Test(
    arguments: [
      ("\"A[sdk=iphoneos*]\" = ios; \"A[sdk=macosx*]\" = mac; A = all;", "ios", "mac"),
      ("\"A[sdk=iphonesimulator*]\" = sim; A = all;", "all", "all"),
      ("A = all; \"A[sdk=*]\" = any; \"A[sdk=iphone*]\" = ios;", "ios", "any"),
      ("\"A[sdk=iphoneos*][arch=*]\" = ios;", "ios", nil),
      ("\"A[sdk=iphoneos*,arch=arm64]\" = ios;", "ios", nil),
      ("\"A[config=Release]\" = release; \"A[config=Debug]\" = debug;", "release", "release"),
      ("\"A[unknown=*]\" = x;", nil, nil),
      ("A = a; \"A[sdk=macosx*]\" = \"$(inherited) mac\";", "a", "a mac"),
    ])
  func conditions(text: String, phone: String?, mac: String?) throws {
    #expect(try settings("", text, sdk: .iphoneos)["A"] == phone)
    #expect(try settings("", text, sdk: .macosx)["A"] == mac)
  }

  /// A setting of the target stands above all of the project's.
  @Test func theTargetCountsMoreThanAConditionOfTheProject() throws {
    #expect(try settings("\"A[sdk=iphoneos*]\" = a;", "A = b;")["A"] == "b")
  }

  @Test func listsAndFlags() throws {
    let settings = try settings("", #"A = "a \"b c\" 'd' e\\ f"; B = YES; C = no; D = maybe;"#)
    #expect(settings.list("A") == ["a", "b c", "d", "e f"])
    #expect(settings.list("NONE") == [])
    #expect(settings.flag("B") == true)
    #expect(settings.flag("C") == false)
    #expect(settings.flag("D") == nil)
    #expect(settings["NONE"] == nil)
    #expect(settings.expand("$(B)/$(A") == "YES/$(A")
  }

  @Test func theConfigurationThatIsAskedFor() throws {
    let project = try ProjectSketch([
      "AppList": "buildConfigurations = (A1, A2); defaultConfigurationName = Release;",
      "A2":
        "isa = XCBuildConfiguration; name = Debug; buildSettings = {A = \"$(CONFIGURATION)\";};",
    ]).read()
    let target = project.targets[0]
    #expect(project.settings(of: target, configuration: "Debug")["A"] == "Debug")
    #expect(project.settings(of: target)["A"] == nil)
    #expect(project.settings(of: target, configuration: "Gone")["A"] == nil)
  }

  /// References that double the text at each of 60 steps, and ones without an end.
  @Test(.guardsAgainstHanging) func theWorkHasALimit() throws {
    let doubling = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
    _ = try settings("", doubling + "A60 = xxxxxxxxxx;")["A0"]
    let open = String(repeating: "$(", count: 500_000)
    _ = try settings("", "A = \"\(open)\";")["A"]
    let nested =
      String(repeating: "$(A:default=", count: 5000) + String(repeating: ")", count: 5000)
    _ = try settings("", "A = \"\(nested)\";")["A"]
    let chain = (0..<5000).map { "A\($0) = \"$(A\($0 + 1))\";" }.joined()
    _ = try settings("", chain)["A0"]
  }

  private func settings(
    _ project: String, _ target: String, sdk: BuildSDK? = .iphoneos
  ) throws -> BuildSettings {
    let project = try ProjectSketch(project: project, target: target).read()
    return project.settings(of: project.targets[0], sdk: sdk)
  }
}
