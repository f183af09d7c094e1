import Testing
import XcodeProject

@Suite struct ProjectFolderTests {
  @Test(
    arguments: [
      (["App.xcodeproj/project.pbxproj"], [""]),
      (["App.xcworkspace/contents.xcworkspacedata"], [""]),
      (["Package.swift"], [""]),
      (["Apps/One/One.xcodeproj/", "Apps/Two/Package.swift"], ["Apps/One", "Apps/Two"]),
      (["App.xcodeproj/", "Kit/Package.swift"], ["", "Kit"]),
      (["App.xcodeproj", "Sub/App.xcworkspace"], []),
      (["Package.swift/"], []),
      (["package.swift", "MyPackage.swift", "Sources/App.swift"], []),
    ])
  func theFolderThatDirectlyHoldsAProject(paths: [String], folders: [String]) throws {
    let listing = try withFolder(paths) { FolderListing(of: $0) }
    #expect(listing.projectFolders == Set(folders))
  }

  @Test func aWorkspaceInsideAProjectBelongsToTheProject() throws {
    let listing = try withFolder(["App/App.xcodeproj/project.xcworkspace/"]) {
      FolderListing(of: $0)
    }
    #expect(listing.projectFolders.contains("App"))
  }

  @Test func aProjectNamesItsFolder() throws {
    let listing = try withFolder([
      "App/Reader.xcodeproj/", "App/Reader.xcworkspace/", "Two/Zebra.xcodeproj/",
      "Two/Apple.xcodeproj/", "Kit/Package.swift", "Work/Work.xcworkspace/",
    ]) { FolderListing(of: $0) }
    #expect(listing.projectNames == ["App": "Reader", "Two": "Apple"])
  }
}
