import Foundation
import TestSupport
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
    #expect(catalog.imageSets.map(\.isSymbol) == [false, false, false, false, true])
    #expect(catalog.problems.isEmpty)
  }

  @Test func readsAppIcons() throws {
    let catalog = try read([
      "Empty.appiconset": #"{"images": [{"idiom": "mac", "size": "16x16"}, {"idiom": "iphone"}]}"#,
      "Mac.appiconset": #"{"images": [{"idiom": "mac", "filename": "16.png"}]}"#,
      "One.appiconset": #"{"images": [{"idiom": "universal", "platform": "ios"}]}"#,
    ])
    #expect(catalog.appIconSets.map(\.name) == ["Empty", "Mac", "One"])
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

  @Test func onlyTheSetsThatMatterAreRead() throws {
    let sets = ["a.imageset": "{}", "In/b.imageset": "{}", "c.imageset": "damaged"]
    let catalog = try read(sets, names: ["b"])
    #expect(catalog.imageSets.map(\.name) == ["b"])
    #expect(catalog.problems.isEmpty)
  }

  @Test func bitmapsHaveASize() throws {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let size = Array("IHDR".utf8) + [0, 0, 0, 50, 0, 0, 1, 2]
    let images = #"""
      {"images": [{"filename": "a.png", "scale": "2x"}, {"filename": "b.PNG", "scale": "3x"},
        {"filename": "none.png"}, {"filename": "c.png"}]}
      """#
    try withFolder([
      "A.xcassets/a.imageset/Contents.json": images, "A.xcassets/a.imageset/c.png": "",
    ]) { root in
      for name in ["a.png", "b.PNG"] {
        let file = URL(fileURLWithPath: "\(root)/A.xcassets/a.imageset/\(name)")
        try Data(head + size).write(to: file)
      }
      let set = try #require(AssetCatalog(contentsOf: root + "/A.xcassets").imageSets.first)
      #expect(set.bitmaps.map(\.scale) == [2, 3])
      #expect(
        set.bitmaps.map(\.size) == [
          PixelSize(width: 50, height: 258), PixelSize(width: 50, height: 258),
        ])
    }
  }

  private func read(_ sets: [String: String], names: Set<String>? = nil) throws -> AssetCatalog {
    let files = sets.map { (key: "A.xcassets/\($0.key)/Contents.json", value: $0.value) }
    return try withFolder(files: files) {
      AssetCatalog(contentsOf: $0 + "/A.xcassets", names: names)
    }
  }
}
