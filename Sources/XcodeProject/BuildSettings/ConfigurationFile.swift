import FileReading

/// An `.xcconfig` file with all files that it includes, as assignments in order of precedence.
struct ConfigurationFile: Sendable {
  private(set) var assignments: [(name: SettingName, value: String)] = []
  private(set) var problems: [ProjectError] = []
  /// The files that are being read, so that a file that includes itself is read only once.
  private var open: [String] = []
  private var count = 0

  /// The maximum number of included files. Without a limit, files that include each other twice
  /// would take exponential time.
  private static let limit = 1000

  init(contentsOf path: String) {
    read(path)
  }

  private mutating func read(
    _ path: String, isOptional: Bool = false, from parent: ProjectError? = nil
  ) {
    let path = ProjectPath.normal(path)
    count += 1
    guard !open.contains(path), count < Self.limit else { return }
    open.append(path)
    defer { open.removeLast() }
    do throws(ProjectError) {
      let bytes = try FileBytes.load(path)
      let text = bytes.isEmpty ? [] : try TextEncoding.utf8(bytes, file: path)
      take(String(decoding: text, as: UTF8.self), of: path)
    } catch {
      if !isOptional { problems.append(parent ?? error) }
    }
  }

  private mutating func take(_ text: String, of path: String) {
    var pending = ""
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let line = Self.withoutComment(line)
      if line.hasSuffix("\\") {
        pending += line.dropLast() + " "
      } else {
        take(line: (pending + line).trimmed, number: number + 1, of: path)
        pending = ""
      }
    }
    take(line: pending.trimmed, number: 1, of: path)
  }

  private mutating func take(line: String, number: Int, of path: String) {
    guard !line.isEmpty else { return }
    if line.hasPrefix("#include") {
      include(line.dropFirst("#include".count), number: number, of: path)
    } else if let equals = Self.equals(in: line) {
      var value = line[equals...].dropFirst().trimmed
      while value.hasSuffix(";") { value = value.dropLast().trimmed }
      assignments.append((SettingName(line[..<equals]), value))
    }
  }

  /// Includes a file. Paths are relative to the including file. Those that begin with `<` are
  /// Xcode's own.
  private mutating func include(_ rest: Substring, number: Int, of path: String) {
    let isOptional = rest.hasPrefix("?")
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return }
    let name = String(parts[1])
    read(
      ProjectPath.join(ProjectPath.parent(of: path), name), isOptional: isOptional,
      from: ProjectError(
        file: path, line: number, message: "The included file “\(name)” cannot be read."))
  }

  /// Returns the equals sign after the name. One in brackets belongs to a condition.
  private static func equals(in line: String) -> String.Index? {
    var isCondition = false
    return line.utf8.indices.first { index in
      let byte = line.utf8[index]
      if byte == UInt8(ascii: "[") { isCondition = true }
      if byte == UInt8(ascii: "]") { isCondition = false }
      return byte == UInt8(ascii: "=") && !isCondition
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
  }
}
