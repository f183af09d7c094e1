/// The text of a `project.pbxproj`, in the lines that Xcode writes.
package struct ProjectText: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable
  /// The lines of each object, from that with its ID to that with its closing brace.
  private let objects: [String: Range<Int>]

  /// Reads a project file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let lines = LineTable(bytes)
    self.lines = lines
    var objects: [String: Range<Int>] = [:]
    var open: (id: String, line: Int)?
    for index in 0..<lines.count {
      let line = String(decoding: bytes[lines.range(index)], as: UTF8.self)
      if let match = line.prefixMatch(of: #/\t\t([0-9A-Za-z_]+) (?:/\*.*\*/ )?= \{/#),
        line[match.range.upperBound...].allSatisfy(\.isNewline)
      {
        open = (String(match.1), index)
      } else if let (id, first) = open, line.hasPrefix("\t\t};") {
        objects[id] = first..<index + 1
        open = nil
      }
    }
    self.objects = objects
  }

  /// Returns the splices that set a setting in every configuration of a target.
  ///
  /// - Returns: The splices, or `nil` if the target or one of its configurations is not written as Xcode
  ///   writes it, or the setting has a value with a condition.
  package func splices(setting name: String, to value: String, ofTarget target: String) -> [Splice]?
  {
    guard let native = objects.values.first(where: { isTarget($0, named: target) }),
      let list = self.value(of: "buildConfigurationList", in: native).flatMap({ objects[$0] })
    else { return nil }
    let configurations = ids(in: list)
    let made = configurations.compactMap { id in
      objects[id].flatMap { splice(name, value, in: $0) }
    }
    return made.count == configurations.count && !made.isEmpty ? made : nil
  }

  private func isTarget(_ object: Range<Int>, named name: String) -> Bool {
    value(of: "isa", in: object) == "PBXNativeTarget" && value(of: "name", in: object) == name
  }

  /// The value of a key of an object, without its comment.
  private func value(of key: String, in object: Range<Int>) -> String? {
    object.lazy.compactMap { index -> String? in
      let line = text(index)
      guard line.hasPrefix("\t\t\t\(key) = ") else { return nil }
      let value = line.dropFirst(key.count + 6)
      if value.first == "\"" { return String(value.dropFirst().prefix { $0 != "\"" }) }
      return String(value.prefix { $0 != ";" && $0 != " " })
    }.first
  }

  /// The IDs in the list of an object, which is the only one.
  private func ids(in object: Range<Int>) -> [String] {
    object.map(text).drop { !$0.contains("= (") }.dropFirst().prefix { !$0.hasPrefix("\t\t\t)") }
      .map { line in
        let id = line.drop { $0 == "\t" }.prefix { $0.isLetter || $0.isNumber }
        return line.hasPrefix("\t\t\t\t\(id)") ? String(id) : ""
      }
  }

  /// Returns the splice that sets a setting in a configuration, in the order of the names.
  private func splice(_ name: String, _ value: String, in object: Range<Int>) -> Splice? {
    guard let first = object.first(where: { text($0).hasPrefix("\t\t\tbuildSettings = {") }),
      let last = object.first(where: { $0 > first && text($0).hasPrefix("\t\t\t};") })
    else { return nil }
    let own = (first + 1..<last).filter {
      text($0).hasPrefix("\t\t\t\t") && !text($0).hasPrefix("\t\t\t\t\t")
    }
    let line = "\t\t\t\t\(name) = \(value);" + (text(first).hasSuffix("\r") ? "\r\n" : "\n")
    if let same = own.first(where: { text($0).hasPrefix("\t\t\t\t\(name) = ") }) {
      return Splice(lines.range(same), line)
    }
    guard !own.contains(where: { text($0).hasPrefix("\t\t\t\t\"\(name)[") }) else { return nil }
    let next = own.first {
      text($0).dropFirst(4).drop { $0 == "\"" } > name[...] && text($0) != "\t\t\t\t);"
    }
    return Splice(at: lines.range(next ?? last).lowerBound, line)
  }

  /// A line without its line feed.
  private func text(_ index: Int) -> String {
    let text = String(decoding: bytes[lines.range(index)], as: UTF8.self)
    return text.hasSuffix("\r\n")
      ? String(text.dropLast()) + "\r" : text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
