import Foundation
import Testing
import XcodeProject

@Suite struct PropertyListTests {
  @Test(
    arguments: [
      (#"{ a = b; }"#, "b"), (#"{a=b;}"#, "b"), (#"{ "a" = 'b c'; }"#, "b c"),
      (#"// !$*UTF8*$!\#n{ /* x */ a /* y */ = b /* z */; /**/ }"#, "b"),
      (#"{ a = $(X)/..; }"#, nil), (#"{ a = $X/y-z.w:v_1; }"#, "$X/y-z.w:v_1"),
      (#"{ a = "é\n\"\\\U00e9\351\t"; }"#, "é\n\"\\éé\t"), (#"{ a = "\UD83D\UDE00"; }"#, "😀"),
      (#"{ a = "/* no comment // */"; }"#, "/* no comment // */"), (#"{ a = ""; }"#, ""),
      (#"{ b = <00 ff>; a = c; a = d; }"#, "c"), (#"{ b = (x, (y), {z = z;},); a = c; }"#, "c"),
      ("<plist><dict><key>a</key><string>b</string></dict></plist>", "b"),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE plist><plist version=\"1.0\">\n<dict><!-- x -->"
          + "<key>a</key><string>&lt;b&#x26;<![CDATA[<c>]]></string></dict></plist>",
        "<b&<c>"
      ),
      (
        "<plist><dict>\n#ifdef DEBUG\n<key>b</key><string>x</string>\n  #else\n<key>b</key>"
          + "<string>y</string>\n#endif\n<key>a</key><string># b</string></dict></plist>",
        "# b"
      ),
      ("<dict><key>b</key><dict/><key>c</key><true/><key>a</key><integer>3</integer></dict>", "3"),
    ] as [(String, String?)])
  func readsAString(text: String, value: String?) {
    #expect((try? list(text))?.root["a"]?.text == value)
  }

  @Test func keepsTheOrderAndTheLines() throws {
    let root = try list("{\n z = 1;\r\n a = (\n  x,\n  y\n );\n}").root
    #expect(root.entries.map(\.key) == ["z", "a"])
    #expect(root["a"]?.elements.map(\.string) == ["x", "y"])
    #expect(root["a"]?.elements.map(\.line) == [4, 5])
    #expect(root["b"] == nil)
    #expect(root["z"]?["b"] == nil)
  }

  @Test(
    arguments: [
      ("YES", true), ("NO", false), ("yes", true), ("1", true), ("0", false), ("maybe", nil),
      ("(YES)", nil),
    ])
  func readsTruth(text: String, value: Bool?) throws {
    #expect(try list("{ a = \(text); }").root["a"]?.bool == value)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsWhatFoundationWrites(format: PropertyListSerialization.PropertyListFormat) throws {
    let values: [String: Any] = [
      "text": "a & b < c", "accents": "é日本😀", "no": false, "yes": true, "count": 300,
      "negative": -1, "half": 0.5, "data": Data([1, 2]), "date": Date(timeIntervalSince1970: 0),
      "list": ["a", ["b": "c"], [String]()] as [Any], "long": String(repeating: "x", count: 9999),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: format, options: 0)
    let root = try PropertyList(data, file: "Info.plist").root
    #expect(root["text"]?.string == "a & b < c")
    #expect(root["accents"]?.string == "é日本😀")
    #expect([root["yes"]?.bool, root["no"]?.bool, root["half"]?.bool] == [true, false, nil])
    #expect([root["count"]?.text, root["negative"]?.text] == ["300", "-1"])
    #expect(root["half"]?.text.flatMap(Double.init) == 0.5)
    #expect(root["count"]?.string == nil)
    #expect(root["list"]?.elements[1]["b"]?.string == "c")
    #expect(root["list"]?.elements.map(\.isArray) == [false, false, true])
    #expect(root["long"]?.string?.count == 9999)
    #expect(root.entries.count == values.count)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian])
  func readsEncodings(encoding: String.Encoding) throws {
    let data = try #require("{ a = \"é日\"; }".data(using: encoding))
    #expect(try PropertyList(data, file: "a").root["a"]?.string == "é日")
  }

  @Test func theMarkOfUTF8IsPassedOver() throws {
    #expect(try list("\u{FEFF}{ a = b; }").root["a"]?.string == "b")
  }

  private func list(_ text: String) throws -> PropertyList {
    try PropertyList(Data(text.utf8), file: "project.pbxproj")
  }
}
