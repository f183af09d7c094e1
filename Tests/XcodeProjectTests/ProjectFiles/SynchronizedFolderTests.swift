import Foundation
import Testing
import XcodeProject

@Suite struct SynchronizedFolderTests {
  @Test(
    arguments: [
      ("Code/App/Main.storyboard", true, false), ("Code/App/a/b.swift", true, false),
      ("Code/App/Info.plist", false, false), ("Code/App/Old/c/d.swift", false, true),
      ("Code/App/Older/e.swift", true, false), ("Code/Apple/f.swift", false, false),
      ("Code/App/Base.lproj/Share.xib", false, true), ("Code/App/de.lproj/Share.xib", false, true),
      ("Code/App/x/de.lproj/Menu.strings", false, false), ("Info.plist", false, false),
    ])
  func setsLeaveFilesOutOrTakeThemIn(file: String, app: Bool, share: Bool) throws {
    let project = try sketch.read()
    let folders = project.targets.map(project.synchronizedFolders)
    #expect(folders[0].contains { $0.holds(file) } == app)
    #expect(folders[1].contains { $0.holds(file) } == share)
  }

  @Test func targetsWithoutFoldersHaveNone() throws {
    let project = try sketch.read()
    #expect(project.synchronizedFolders(of: project.targets[0]).map(\.path) == ["Code/App"])
    #expect(project.synchronizedFolders(of: project.targets[1]).map(\.holdsAll) == [false])
    #expect(project.synchronizedFolders(of: project.targets[2]).isEmpty)
  }

  /// The app holds the folder `App` but some files, and the extension `Share` some of those.
  private let sketch = ProjectSketch([
    "Project": "isa = PBXProject; mainGroup = Main; targets = (App, Share, Tests);",
    "Main": "isa = PBXGroup; children = (Code); sourceTree = \"<group>\";",
    "Code": "isa = PBXGroup; path = Code; children = (Folder); sourceTree = \"<group>\";",
    "Folder": """
    isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2);
    sourceTree = "<group>";
    """,
    "App": "isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Folder);",
    "Share": "isa = PBXNativeTarget; name = Share;",
    "Tests": "isa = PBXNativeTarget; name = Tests;",
    "E1": """
    target = App; membershipExceptions = (Info.plist, Old, /Localized/Share.xib,
    "/Localized: x/Menu.strings");
    """,
    "E2": "target = Share; membershipExceptions = (Old, /Localized/Share.xib);",
  ])
}
