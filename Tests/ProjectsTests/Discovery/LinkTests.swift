import Foundation
import Projects
import TestSupport
import Testing

@Suite struct LinkTests {
  @Test(.guardsAgainstHanging)
  func aLoopOfLinksEnds() throws {
    let listing = try list(["App/a.storyboard", "App/Loop -> ..", "App/Self -> Self"])
    #expect(listing.documents == ["App/a.storyboard"])
    #expect(listing.failures.isEmpty)
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let listing = try list(["App/a.storyboard", "Copy -> App", "Copy.xcodeproj -> App"])
    #expect(listing.documents == ["App/a.storyboard"])
    #expect(listing.projectFolders.isEmpty)
  }

  @Test func aLinkThatLeadsNowhereIsPassedOver() throws {
    #expect(try list(["Gone -> none", "a.xib"]).documents == ["a.xib"])
  }

  @Test func linksToFilesAreNotFollowed() throws {
    let listing = try list([
      "a.storyboard", "b.storyboard -> a.storyboard", "c.storyboard -> none",
      "Sub/Package.swift -> ../a.storyboard", "Info.plist -> a.storyboard",
    ])
    #expect(listing.documents == ["a.storyboard"])
    #expect(listing.propertyLists.isEmpty)
  }

  @Test func theFolderAskedForMayBeALink() throws {
    let documents = try withFolder(["App/a.storyboard", "Link -> App"]) {
      FolderListing(of: $0 + "/Link").documents
    }
    #expect(documents == ["a.storyboard"])
  }

  private func list(_ paths: [String]) throws -> FolderListing {
    try withFolder(paths) { FolderListing(of: $0) }
  }
}
