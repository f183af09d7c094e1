import Projects
import TestSupport
import Testing

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

  @Test func projectsAndBundlesAreListedAndNotWhatIsInThem() throws {
    let listing = try withFolder([
      "App/B.xcodeproj/x.storyboard", "App/A.xcodeproj/", "App/Main.xcassets/a.imageset/a.xib",
      "App/Icon.icon/", "Settings.bundle/Root.plist", "Other.bundle/Other.xib",
      "App/A.xcworkspace/y.xib",
    ]) { FolderListing(of: $0) }
    #expect(listing.projects == ["App/A.xcodeproj", "App/B.xcodeproj"])
    #expect(listing.bundles == ["App/Icon.icon", "App/Main.xcassets", "Settings.bundle"])
    #expect(listing.documents == ["Other.bundle/Other.xib"])
    #expect(listing.propertyLists == ["Settings.bundle/Root.plist"])
  }
}
