import FileReading

/// Reads a file line by line.
struct DumpReader {
  private var dump = RunningDump()
  private var controllers = ControllerTrees()
  private var elements = ElementTrees()
  private let file: String

  /// The largest number of problems to list.
  private static let problemLimit = 20
  /// The largest number of controllers and elements to keep.
  private static let nodeLimit = 200_000

  init(file: String) { self.file = file }

  /// Reads the bytes of a file.
  mutating func read(_ bytes: [UInt8]) -> RunningDump {
    guard let text = DumpText.utf8(bytes) else {
      report("This is no text.", at: location(1))
      return dump
    }
    var number = 0
    var rest = text[...]
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      read(rest[rest.startIndex..<end], number)
      rest = rest[end...].dropFirst()
      if end < text.endIndex, text[end] == 0x0D, rest.first == 0x0A { rest.removeFirst() }
    }
    return finished(number)
  }

  private mutating func finished(_ lines: Int) -> RunningDump {
    dump.lineCount = lines
    dump.controllers = controllers.finished()
    dump.elements = elements.finished()
    dump.problems.sort { $0.location < $1.location }
    return dump
  }

  private mutating func read(_ line: Bytes, _ number: Int) {
    guard let parts = EscapedLines.lines(of: line) else { return readPlain(line, number) }
    for part in parts { readPlain(part, number) }
  }

  private mutating func readPlain(_ line: Bytes, _ number: Int) {
    let plain = LineNoise.withoutColors(line)
    let found = readControllers(plain, number) || readElement(plain, number)
    if !found { passOver(plain) }
  }

  private mutating func readControllers(_ line: Bytes, _ number: Int) -> Bool {
    let room = max(0, Self.nodeLimit - controllers.count - elements.count)
    let found = ControllerLine.all(in: line, at: location(number), limit: room)
    for line in found where hasRoom(number) {
      if let problem = controllers.add(line) { report(problem, at: line.controller.location) }
    }
    return !found.isEmpty
  }

  private mutating func readElement(_ line: Bytes, _ number: Int) -> Bool {
    let text = LineNoise.withoutPrefix(line)
    if elements.readMark(text) { return true }
    guard let element = ElementLine(text, at: location(number)) else { return false }
    guard elements.isOpen else { return true }
    if hasRoom(number), let problem = elements.add(element) {
      report(problem, at: element.element.location)
    }
    return true
  }

  /// A prompt of a debugger begins another dump.
  private mutating func passOver(_ line: Bytes) {
    let text = line.trimmed
    guard !text.isEmpty else { return }
    if text.begins(with: "(lldb)") || text.begins(with: "cy#") {
      controllers.close()
      elements.close()
    }
    dump.passedOver += 1
  }

  private mutating func hasRoom(_ number: Int) -> Bool {
    let count = controllers.count + elements.count
    if count == Self.nodeLimit {
      report("The rest is left out: there are more than \(count) lines.", at: location(number))
    }
    return count < Self.nodeLimit
  }

  private mutating func report(_ message: String, at location: SourceLocation) {
    guard dump.problems.count < Self.problemLimit,
      !dump.problems.contains(where: { $0.message == message })
    else { return }
    dump.problems.append(RunningProblem(message, at: location))
  }

  private func location(_ line: Int) -> SourceLocation { SourceLocation(file: file, line: line) }
}
