import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct DamagedPropertyListTests {
  @Test(
    arguments: [
      ("", 1, "empty"), (" \n\n", 3, "empty"), ("{", 1, "too early"), ("{\n a = b\n}", 3, "“;”"),
      ("{\n a b;\n}", 2, "“=”"), ("{\n a = ;\n}", 2, "a value"), ("(a b)", 1, "“, or )”"),
      ("{ a = \"\n\n", 1, "does not end"), ("{\n/* a\n", 2, "does not end"),
      ("{\n a = <zz>;\n}", 2, "“>”"), ("{}\n}", 2, "follows"), ("{ a = é; }", 1, "quoted"),
      ("{\n<<<<<<< HEAD\n a = b;\n=======\n}", 2, "merge conflict"),
      ("{ a = (\n<<<<<<< HEAD\n", 2, "merge conflict"), ("{\n======", 2, "“=”"),
      ("<plist>\n<dict>", 1, "damaged"), ("<plist>\n</dict>", 1, "damaged"),
      ("<plist><dict>\n<string>a</string>", 2, "damaged"),
      ("<dict><key>a</key>\n</dict>", 2, "damaged"), ("<plist>\n<html/>", 2, "damaged"),
      ("<plist></plist>", 1, "damaged"),
      ("<!DOCTYPE plist [\n<!ENTITY a \"b\">]><plist/>", 1, "damaged"),
      ("<dict><key>\na<b/></key></dict>", 2, "damaged"), ("<dict>text", 1, "damaged"),
      ("bplist00", 1, "damaged"),
    ])
  func namesTheLine(text: String, line: Int, message: String) {
    let error = #expect(throws: ProjectError.self) { try list(Data(text.utf8)) }
    #expect(error?.file == "App.xcodeproj/project.pbxproj")
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [("(", ")"), ("{a=", ";}"), ("<array>", "</array>")])
  func depthHasALimit(open: String, close: String) throws {
    func nested(_ depth: Int) -> Data {
      let inner = open == "{a=" ? "b" : ""
      let parts = [open, close].map { String(repeating: $0, count: depth) }
      return Data(parts.joined(separator: inner).utf8)
    }
    _ = try list(nested(500))
    for depth in [1_000, 1_000_000] {
      let error = #expect(throws: ProjectError.self) { try list(nested(depth)) }
      #expect(error?.message.isEmpty == false)
    }
  }

  @Test func bytesThatAreNoTextAreAnError() {
    let latin = Data("{\n a = \"caf".utf8) + [0xE9] + Data("\";\n}".utf8)
    let error = #expect(throws: ProjectError.self) { try list(latin) }
    #expect(error?.line == 2)
    #expect(error?.message == "The text is not valid UTF-8.")
  }

  @Test func aMissingFileAndAPipeAreErrors() throws {
    try withFolder(["Folder/"]) { root in
      mkfifo(root + "/pipe", 0o600)
      for path in ["/none", "/Folder", "/pipe"] {
        #expect(throws: ProjectError.self) { try PropertyList(contentsOf: root + path) }
      }
    }
  }

  /// Every cut and many changed bytes give a list or an error.
  @Test(.guardsAgainstHanging, arguments: PropertyListForm.allCases)
  func cutsAndChangesNeverCrash(form: PropertyListForm) throws {
    let whole = try form.data
    for length in 0..<whole.count { _ = try? list(whole.prefix(length)) }
    var random = SystemRandomNumberGenerator()
    for index in whole.indices {
      for byte in [0, 0xFF, UInt8.random(in: 0...255, using: &random)] {
        var changed = whole
        changed[index] = byte
        guard let read = try? list(changed) else { continue }
        _ = text(of: read.root)
      }
    }
  }

  /// Arrays that each hold the next twice would be 2⁴⁰ values.
  @Test(.guardsAgainstHanging) func valuesThatAreSharedTooOftenAreAnError() {
    let arrays = (1...40).map { [0xA2, UInt8($0), UInt8($0)] }
    #expect(throws: ProjectError.self) { try list(binary(arrays + [[0xA0]])) }
  }

  @Test func whatHoldsItselfIsAnError() {
    #expect(throws: ProjectError.self) { try list(binary([[0xA1, 0]])) }
    #expect(throws: ProjectError.self) { try list(binary([[0xD1, 1, 0], [0x51, 65]])) }
  }

  @Test func aKeyThatIsAListIsAnError() throws {
    let text: [UInt8] = [0x51, 65]
    #expect(try list(binary([[0xD1, 1, 1], text])).root["A"]?.string == "A")
    #expect(throws: ProjectError.self) { try list(binary([[0xD1, 2, 1], text, [0xA1, 1]])) }
  }

  /// A binary list of objects with one byte for each reference.
  private func binary(_ objects: [[UInt8]]) -> Data {
    var bytes = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let numbers = [UInt8(objects.count), 0, UInt8(bytes.count)]
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in numbers { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  private func list(_ data: Data) throws -> PropertyList {
    try PropertyList(data, file: "App.xcodeproj/project.pbxproj")
  }

  private func text(of value: PropertyValue) -> String {
    (value.text ?? "") + "\(value.line)"
      + value.elements.map(text).joined()
      + value.entries.map { $0.key + text(of: $0.value) }.joined()
  }
}

/// The forms of a property list, with a sample of each.
enum PropertyListForm: CaseIterable {
  case openStep, xml, binary

  var data: Data {
    get throws {
      let values: [String: Any] = ["a": "é", "b": [1, 0.5, true, Data([1])], "c": ["d": Date()]]
      switch self {
      case .openStep:
        return Data(#"{ a = "\U00e9\n"; b = (<01>, c /* d */); "d e" = {f = g;}; }"#.utf8)
      case .xml: return try Self.data(values, .xml)
      case .binary: return try Self.data(values, .binary)
      }
    }
  }

  private static func data(
    _ values: [String: Any], _ format: PropertyListSerialization.PropertyListFormat
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
  }
}
