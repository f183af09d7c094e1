import FileReading
import Projects
import TestSupport
import Testing

@testable import Scaffold

@Suite struct DelegateClassTests {
  private func delegate(_ files: [String: String]) throws -> DelegateClass? {
    let screens = storyboard(initial: "a", .screen("a"))
    let sketch = try SketchedProject(files.merging(["Main.storyboard": screens]) { $1 })
    let project = try sketch.project()
    return DelegateClass(
      conformingTo: ["UIApplicationDelegate"], in: project, ProjectFiles(folder: project.folder))
  }

  @Test func oneClassIsTheDelegate() throws {
    let delegate = try delegate(["AppDelegate.swift": Code.appDelegate])
    #expect(delegate?.name == "AppDelegate" && delegate?.isExtensible == true)
    #expect(delegate?.place.file == "AppDelegate.swift" && delegate?.place.line == 3)
  }

  @Test func aClassBelowAnotherOneIsNotExtended() throws {
    let code = Code.appDelegate.replacing("UIResponder", with: "NSObject")
    #expect(try delegate(["AppDelegate.swift": code])?.isExtensible == false)
  }

  @Test func aClassInObjectiveCIsNotExtended() throws {
    let header = """
      #import <UIKit/UIKit.h>

      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end

      """
    let delegate = try delegate([
      "AppDelegate.h": header,
      "AppDelegate.m": "#import \"AppDelegate.h\"\n@implementation AppDelegate\n@end\n",
    ])
    #expect(delegate?.isExtensible != true)
  }

  @Test func noneOrSeveralAreNoDelegate() throws {
    #expect(try delegate([:]) == nil)
    let other = Code.appDelegate.replacing("AppDelegate", with: "OtherDelegate")
    #expect(try delegate(["A.swift": Code.appDelegate, "B.swift": other]) == nil)
  }
}
