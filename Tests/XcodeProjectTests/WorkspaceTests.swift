import Foundation
import Testing
import XcodeProject

@Suite struct WorkspaceTests {
  @Test(
    arguments: [
      (#"<FileRef location = "group:App.xcodeproj"></FileRef>"#, ["App.xcodeproj"]),
      (#"<FileRef location="container:Sub/App.xcodeproj"/>"#, ["Sub/App.xcodeproj"]),
      (#"<FileRef location='absolute:/a/./App.xcodeproj'/>"#, ["/a/App.xcodeproj"]),
      (#"<FileRef location = "group:a &amp; b.xcodeproj"/>"#, ["a & b.xcodeproj"]),
      (#"<FileRef location = "group:Kit"/><FileRef location = "group:a.swift"/>"#, []),
      (
        """
        <Group location = "group:Code" name = "x"><Group location = "container:Other">
        <FileRef location = "group:A.xcodeproj"></FileRef></Group>
        <FileRef location = "group:../B.xcodeproj"></FileRef></Group>
        <FileRef location = "group:C.xcodeproj"></FileRef>
        """, ["Other/A.xcodeproj", "B.xcodeproj", "C.xcodeproj"]
      ),
      (
        #"<FileRef location = "self:"/><FileRef location = "developer:a.xcodeproj"/><FileRef/>"#, []
      ),
    ])
  func namesTheProjects(body: String, projects: [String]) throws {
    #expect(try read("<Workspace version = \"1.0\">\(body)</Workspace>").projects == projects)
  }

  @Test func theWorkspaceInAProjectIsThatProject() throws {
    let text = "<Workspace><FileRef location = \"self:\"></FileRef></Workspace>"
    let file = "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata"
    #expect(try Workspace(Data(text.utf8), file: file).projects == ["../App.xcodeproj"])
  }

  @Test(arguments: [("", 1), ("\n<html/>", 2), ("<Workspace>\n<FileRef", 2), ("a\nb", 1)])
  func damagedContentsAreAnError(text: String, line: Int) {
    let error = #expect(throws: ProjectError.self) { try read(text) }
    #expect(error?.line == line)
  }

  @Test func readsAFolder() throws {
    try withFolder([]) { root in
      try write(["A.xcworkspace/contents.xcworkspacedata": "<Workspace></Workspace>"], in: root)
      #expect(try Workspace(contentsOf: root + "/A.xcworkspace").projects.isEmpty)
      #expect(throws: ProjectError.self) { try Workspace(contentsOf: root + "/B.xcworkspace") }
    }
  }

  @Test(
    arguments: [
      ("let package = Package(\n  name: \"Kit\",\n targets: [.target(name: \"A\")])", "Kit"),
      ("let name = \"Kit\"\nlet package = Package(name: name)", "Folder"), ("", "Folder"),
      ("let package = Package(\n  // The name\n  name: \"Kit\")", "Folder"),
    ])
  func thePackagesName(text: String, name: String) throws {
    try withFolder([]) { root in
      try write(["Folder/Package.swift": text], in: root)
      #expect(try PackageManifest(contentsOf: root + "/Folder/Package.swift").name == name)
    }
  }

  private func read(_ text: String) throws -> Workspace {
    try Workspace(Data(text.utf8), file: "A.xcworkspace/contents.xcworkspacedata")
  }
}
