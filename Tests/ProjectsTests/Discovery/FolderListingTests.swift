import Foundation
import Projects
import TestSupport
import Testing

@Suite struct FolderListingTests {
  @Test func listsDocumentsAndPropertyListsSorted() throws {
    let listing = try list([
      "b.xib", "App/Main.storyboard", "a.storyboard", "Z.storyboard", "é.storyboard",
      "App/Info.plist", "App/AppDelegate.swift", "App-Info.plist", "App/Base.lproj/L.storyboard",
      "notes.storyboard.txt", "storyboard",
    ])
    #expect(
      listing.documents == [
        "App/Base.lproj/L.storyboard", "App/Main.storyboard", "Z.storyboard", "a.storyboard",
        "b.xib", "é.storyboard",
      ])
    #expect(listing.propertyLists == ["App-Info.plist", "App/Info.plist"])
    #expect(listing.failures.isEmpty)
  }

  @Test func listsTablesOfTexts() throws {
    let listing = try list([
      "App/de.lproj/Main.strings", "App/Localizable.xcstrings", "App/de.lproj/L.stringsdict",
      "a.strings", "App/Base.lproj/Main.storyboard", "strings", "b.strings.txt",
    ])
    #expect(
      listing.strings == ["App/Localizable.xcstrings", "App/de.lproj/Main.strings", "a.strings"])
  }

  @Test func anEmptyFolderHoldsNothing() throws {
    let listing = try list(["Empty/"])
    #expect(listing.documents.isEmpty)
    #expect(listing.propertyLists.isEmpty)
    #expect(listing.projectFolders.isEmpty)
    #expect(listing.failures.isEmpty)
  }

  @Test func passesOverHiddenFolders() throws {
    let listing = try list([
      ".git/a.storyboard", "App/.build/b.storyboard", "App/.App.xcodeproj/c.storyboard",
      ".swiftpm/Package.swift", ".swiftpm/x.xcworkspace/", "App/d.storyboard",
    ])
    #expect(listing.documents == ["App/d.storyboard"])
    #expect(listing.projectFolders.isEmpty)
  }

  @Test func theFolderAskedForMayBeHidden() throws {
    let documents = try withFolder([".hidden/a.storyboard"]) {
      FolderListing(of: $0 + "/.hidden").documents
    }
    #expect(documents == ["a.storyboard"])
  }

  @Test func passesOverTheFinderFiles() throws {
    let listing = try list([
      "._a.storyboard", "App/._Info.plist", "App/._b.xib", "_c.xib", ".DS_Store",
    ])
    #expect(listing.documents == ["_c.xib"])
    #expect(listing.propertyLists.isEmpty)
  }

  @Test func aFolderMayBeNamedLikeADocument() throws {
    let listing = try list(["Main.storyboard/inside.storyboard", "a.plist/inside.plist"])
    #expect(listing.documents == ["Main.storyboard/inside.storyboard"])
    #expect(listing.propertyLists == ["a.plist/inside.plist"])
  }

  @Test func namesMayHoldAnyCharacter() throws {
    let names = ["a b.storyboard", "日本/メイン.storyboard", "new\nline.xib", "*?\".xib"]
    #expect(try Set(list(names).documents) == Set(names))
  }

  @Test func goesDeep() throws {
    let path = String(repeating: "folder/", count: 200) + "Main.storyboard"
    #expect(try list([path]).documents == [path])
  }

  @Test func aMissingFolderIsAFailure() throws {
    let failures = try withFolder([]) { FolderListing(of: $0 + "/none").failures }
    #expect(failures.map(\.path) == [""])
    #expect(failures.allSatisfy { $0.reason.hasSuffix(".") })
  }

  @Test func aNameThatIsNotUTF8IsAFailure() throws {
    try withFolder(["App/a.storyboard"]) { root in
      let bytes = Array((root + "/App/").utf8) + [0xFF] + Array(".xib".utf8) + [0]
      let file = bytes.withUnsafeBytes { path in
        path.baseAddress.map { open($0.assumingMemoryBound(to: CChar.self), O_CREAT, 0o600) }
      }
      guard let file, file >= 0 else { return }
      close(file)
      let listing = FolderListing(of: root)
      #expect(listing.documents == ["App/a.storyboard"])
      #expect(listing.failures.map(\.path) == ["App"])
    }
  }

  @Test(.enabled(if: getuid() != 0, "everything is open to root"))
  func aClosedFolderIsAFailureAndTheRestIsListed() throws {
    try withFolder(["Closed/a.storyboard", "b.storyboard"]) { root in
      chmod(root + "/Closed", 0)
      defer { chmod(root + "/Closed", 0o700) }
      let listing = FolderListing(of: root)
      #expect(listing.documents == ["b.storyboard"])
      #expect(listing.failures.map(\.path) == ["Closed"])
    }
  }

  private func list(_ paths: [String]) throws -> FolderListing {
    try withFolder(paths) { FolderListing(of: $0) }
  }
}
