import Foundation
import Testing
import XcodeProject

@Suite struct AssetCatalogTests {
  @Test func readsImagesAndSymbols() throws {
    let catalog = try read([
      "a.imageset": #"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#,
      "b.imageset": #"{"images": [{"filename": "b.png"}, {"scale": "2x"}]}"#,
      "c.imageset": #"{"images": [{"filename": "c.SVG"}, {"filename": "c.jpg"}]}"#,
      "d.imageset": """
      {"images": [{}], "properties":
        {"template-rendering-intent": "template", "preserves-vector-representation": true}}
      """,
      "e.symbolset": #"{"symbols": [{"filename": "e.svg"}]}"#,
      "Accent.colorset": "{}",
    ])
    #expect(catalog.imageSets.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(catalog.imageSets.map(\.isVector) == [true, false, true, false, true])
    #expect(catalog.imageSets.map(\.isBitmap) == [false, true, true, false, false])
    #expect(catalog.imageSets.map(\.isSymbol) == [false, false, false, false, true])
    #expect(catalog.imageSets.map(\.isTemplate) == [false, false, false, true, false])
    #expect(catalog.imageSets.map(\.preservesVectors) == [false, false, false, true, false])
    #expect(catalog.problems.isEmpty)
  }

  @Test func readsAppIcons() throws {
    let catalog = try read([
      "Empty.appiconset": #"{"images": [{"idiom": "mac", "size": "16x16"}, {"idiom": "iphone"}]}"#,
      "Mac.appiconset": #"{"images": [{"idiom": "mac", "filename": "16.png"}]}"#,
      "One.appiconset": #"{"images": [{"idiom": "universal", "platform": "ios"}]}"#,
    ])
    #expect(catalog.appIconSets.map(\.name) == ["Empty", "Mac", "One"])
    #expect(catalog.appIconSets.map(\.hasMacIdiom) == [true, true, false])
    #expect(catalog.appIconSets.map(\.hasMacImages) == [false, true, false])
  }

  @Test func foldersMayPartNames() throws {
    let catalog = try read([
      "Plain/a.imageset": "{}", "Icons": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/In.ner/b.imageset": "{}", "Icons/Deep/c.imageset": "{}",
    ])
    #expect(catalog.imageSets.map(\.name) == ["Icons/c", "a"])
  }

  @Test(arguments: ["", "no JSON", "[]", "{"])
  func damagedContentsAreAProblem(text: String) throws {
    let catalog = try read(["a.imageset": text, "b.imageset": "{}"])
    #expect(catalog.imageSets.map(\.name) == ["b"])
    #expect(catalog.problems.count == 1)
    #expect(catalog.problems.first?.file.hasSuffix("a.imageset/Contents.json") == true)
  }

  @Test func aMissingCatalogIsEmpty() {
    #expect(AssetCatalog(contentsOf: "/none/A.xcassets").imageSets.isEmpty)
  }

  @Test func catalogsAndSettingsAreFoundInResourcesAndFolders() throws {
    var sketch = ProjectSketch([
      "App": "isa = PBXNativeTarget; buildPhases = (Copy); fileSystemSynchronizedGroups = (Code);",
      "Code": "isa = PBXFileSystemSynchronizedRootGroup; path = Code; exceptions = (E);",
      "E": "target = App; membershipExceptions = (Other.xcassets);",
      "Copy": "isa = PBXResourcesBuildPhase; files = (F1, F2);",
      "F1": "fileRef = R1;", "R1": "path = A.xcassets; lastKnownFileType = folder.assetcatalog;",
      "F2": "fileRef = R2;", "R2": "path = Settings.bundle;",
    ])
    let files = ["Code/UI/B.xcassets/x.imageset/", "Code/Other.xcassets/", "Code/.C.xcassets/"]
    try withFolder(files) { root in
      let list = "<dict><key>PreferenceSpecifiers</key><array><dict/><dict/></array></dict>"
      try write(["Settings.bundle/Root.plist": list, "Code/a.swift": ""], in: root)
      let project = try sketch.read(in: root)
      let target = project.targets[0]
      #expect(project.assetCatalogs(of: target) == ["A.xcassets", "Code/UI/B.xcassets"])
      #expect(project.synchronizedFiles(of: target) == ["Code/UI/B.xcassets", "Code/a.swift"])
      #expect(project.settingsBundle(of: target)?.path == "Settings.bundle")
      #expect(project.settingsBundle(of: target)?.specifiers == 2)
    }
    sketch.objects["F2"] = nil
    let project = try sketch.read()
    #expect(project.settingsBundle(of: project.targets[0]) == nil)
  }

  private func read(_ sets: [String: String]) throws -> AssetCatalog {
    try withFolder([]) { root in
      let files = sets.map { ("A.xcassets/" + $0.key + "/Contents.json", $0.value) }
      try write(Dictionary(uniqueKeysWithValues: files), in: root)
      return AssetCatalog(contentsOf: root + "/A.xcassets")
    }
  }
}
