import Foundation
import Testing
import XcodeProject

@Suite struct StringsTableTests {
  @Test(
    arguments: [
      ("\"a\" = \"b\";", ["a": "b"]), ("a=b;", ["a": "b"]), ("", [:]), ("/* nothing */\n", [:]),
      ("/* x */\n\"a.title\" = \"b c\"; // y\n\n\"d\" = \"e\";", ["a.title": "b c", "d": "e"]),
      (#""a" = "\"b\"\n\\ \U00e9 \UD83D\UDE00";"#, ["a": "\"b\"\n\\ é 😀"]),
      ("\"a\" = \"b\"; \"a\" = \"c\";", ["a": "c"]), ("\"Settings\";", ["Settings": "Settings"]),
      ("\"a\" = \"설정\";\r\n\"b\" = \"הגדרות\";", ["a": "설정", "b": "הגדרות"]),
      ("{ a = b; }", ["a": "b"]), ("\"a\" = (\"b\"); \"c\" = \"d\";", ["c": "d"]),
      ("\"a[0]\" = \"/* b */\";", ["a[0]": "/* b */"]),
    ])
  func readsText(text: String, values: [String: String]) throws {
    #expect(try StringsTable(Data(text.utf8), file: "a.strings").values == values)
  }

  @Test(
    arguments: [
      [String.Encoding.utf8], [.utf16BigEndian], [.utf16LittleEndian],
    ], [false, true])
  func readsAnyEncoding(encodings: [String.Encoding], hasMark: Bool) throws {
    let encoding = try #require(encodings.first)
    let text = (hasMark ? "\u{FEFF}" : "") + "\"a.title\" = \"الإعدادات\";\n"
    let data = try #require(text.data(using: encoding))
    #expect(try StringsTable(data, file: "a.strings").values == ["a.title": "الإعدادات"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b", "é": "설정"], format: format, options: 0)
    #expect(try StringsTable(data, file: "a.strings").values == ["a": "b", "é": "설정"])
  }

  @Test(
    arguments: [
      ("\"a\" = \"b\"", 1, "The file ends too early."),
      ("\"a\" = \"b\";\n\"c\" \"d\";", 2, "“\"” stands where “=” belongs."),
      ("\n\"a\" = \"b;\n", 2, "This string does not end."), ("\"a\" = b; }", 1, "“}”"),
      ("/* x", 1, "This comment does not end."), ("\"a\" = (b;", 1, "“;”"),
      ("\"a\" = b;\n<<<<<<< HEAD\n", 2, "merge conflict"),
    ])
  func tellsWhatIsWrong(text: String, line: Int, message: String) {
    let error = #expect(throws: ProjectError.self) {
      try StringsTable(Data(text.utf8), file: "de.lproj/Main.strings")
    }
    #expect(error?.file == "de.lproj/Main.strings")
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func aListIsNoTable() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a"], format: .xml, options: 0)
    #expect(throws: ProjectError.self) { try StringsTable(data, file: "a.strings") }
    #expect(throws: ProjectError.self) { try StringsTable(contentsOf: "/none", as: "a.strings") }
  }
}
