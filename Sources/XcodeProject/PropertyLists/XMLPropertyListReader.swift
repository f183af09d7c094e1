import Foundation

/// Reads the XML format with Foundation, which limits nesting and does not expand entities.
struct XMLPropertyListReader {
  private var bytes: [UInt8] = []
  private var nodes: [PropertyValues.Node] = []

  /// Whether a text is XML. The OpenStep format may also begin with `<`, for data.
  static func reads(_ text: [UInt8]) -> Bool {
    let start = text.drop { OpenStepReader.isSpace($0) }.prefix(6)
    return ["<?", "<!", "<plist", "<dict", "<array"].contains { start.starts(with: $0.utf8) }
  }

  /// Reads a list in the encoding in its XML declaration.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValues {
    var reader = Self()
    do {
      reader.add(try value(of: Data(bytes)))
    } catch {
      guard let plain = withoutDirectives(bytes) else { throw error }
      reader.add(try value(of: Data(plain)))
    }
    return PropertyValues(bytes: reader.bytes, nodes: reader.nodes, isText: false)
  }

  /// Returns the text with preprocessor directives, such as `#ifdef DEBUG`, replaced by blanks, or
  /// `nil` if there are none.
  private static func withoutDirectives(_ bytes: [UInt8]) -> [UInt8]? {
    var (plain, found) = (bytes, false)
    var isStart = true
    var isDirective = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        (isStart, isDirective) = (true, false)
      } else if isStart, byte == UInt8(ascii: "#") {
        (isDirective, found) = (true, true)
      } else if byte > 32 {
        isStart = false
      }
      if isDirective { plain[index] = 32 }
    }
    return found ? plain : nil
  }

  private static func value(of data: Data) throws(PropertyListError) -> Any {
    var format = PropertyListSerialization.PropertyListFormat.xml
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: data, format: &format)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw damaged(reason ?? error.localizedDescription)
    }
    guard format == .xml else { throw damaged("the format is not XML") }
    return value
  }

  /// Returns an error. Foundation's message contains the line.
  private static func damaged(_ reason: String) -> PropertyListError {
    let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
    return PropertyListError(
      place: .line(line ?? 1), message: "This XML property list is damaged: \(reason).")
  }

  private mutating func add(_ value: Any) {
    switch value {
    case let text as String: add(.string, text)
    case let list as [Any]: add(.array) { reader in list.forEach { reader.add($0) } }
    case let entries as [String: Any]:
      add(.dictionary) { reader in
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
          reader.add(.string, key)
          reader.add(value)
        }
      }
    case is Data: add(.data, "")
    default: add(.scalar, "\(value)")
    }
  }

  private mutating func add(_ kind: PropertyValues.Kind, _ text: String) {
    let start = UInt32(bytes.count)
    bytes += text.utf8
    nodes.append(.init(kind: kind, start: start, end: UInt32(bytes.count)))
  }

  private mutating func add(_ kind: PropertyValues.Kind, _ addContents: (inout Self) -> Void) {
    let index = nodes.count
    nodes.append(.init(kind: kind, start: 0, end: 0))
    addContents(&self)
    nodes[index].end = UInt32(nodes.count)
  }
}
