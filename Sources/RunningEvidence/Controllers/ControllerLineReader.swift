import FileReading

/// Finds the next view controller on a line.
struct ControllerLineReader {
  private let line: Bytes
  private let location: SourceLocation

  init(_ line: Bytes, _ location: SourceLocation) {
    self.line = line
    self.location = location
  }

  /// Returns the next controller in either form, or `nil`.
  func next() -> ControllerLine? { printed() ?? ofChisel() }

  /// `<Class 0x1>, state: appeared, view: <View 0x2> not in the window, presented with: <Class 0x3>`
  private func printed() -> ControllerLine? {
    guard let close = line.position(of: ">, state: "), let open = opening(before: close) else {
      return nil
    }
    let (name, address) = identity(line[(open + 1)..<close])
    guard let name else { return nil }
    var controller = RunningController(name: name, address: address, location: location)
    var rest = line[(close + 10)...]
    let state = rest.prefix { $0.isLetter }
    controller.state = RunningState(rawValue: state.text)
    rest = rest[state.endIndex...]
    readView(&rest, of: &controller)
    readPresentation(&rest, of: &controller)
    return placed(controller, open: open, end: rest.startIndex)
  }

  /// `<Class: 0x1; view = <View; 0x2>; frame = (0, 0; 1, 1)>` or `<Class: 0x1; view not loaded>`, as
  /// Chisel describes a single controller.
  private func ofChisel() -> ControllerLine? {
    let loaded = line.position(of: "; view = <")
    guard let mark = loaded ?? line.position(of: "; view not loaded>"),
      let open = line[..<mark].lastIndex(of: UInt8(ascii: "<")),
      !line[open..<mark].contains(UInt8(ascii: ";"))
    else { return nil }
    let (name, address) = identity(line[(open + 1)..<mark])
    guard let name, address != nil else { return nil }
    var controller = RunningController(name: name, address: address, location: location)
    controller.view = RunningView(className: loaded.map { view(after: $0) }, isInWindow: true)
    let end = line[mark...].position(of: ")>").map { $0 + 2 } ?? line.endIndex
    return placed(controller, open: open, end: end)
  }

  private func view(after mark: Int) -> RunningName {
    RunningName(reading: line[(mark + 10)...].prefix { $0 != UInt8(ascii: ";") })
  }

  private func placed(_ controller: RunningController, open: Int, end: Int) -> ControllerLine {
    let marks = LevelMarks(before: open, in: line)
    var controller = controller
    if marks.isPresented { controller.presentation = controller.presentation ?? .custom }
    if !marks.isPresented { controller.presentation = nil }
    return ControllerLine(controller: controller, level: marks.level, end: end)
  }

  /// The bracket that a closing one belongs to. Names can have generic arguments and arrows.
  private func opening(before close: Int) -> Int? {
    var depth = 1
    var index = close
    while index > line.startIndex {
      index -= 1
      let isArrow = index > line.startIndex && line[index - 1] == UInt8(ascii: "-")
      if line[index] == UInt8(ascii: ">"), !isArrow { depth += 1 }
      if line[index] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `Class 0x1`, `Class: 0x1`, or `Class`.
  private func identity(_ bytes: Bytes) -> (RunningName?, UInt64?) {
    let text = bytes.trimmed
    guard let space = text.lastIndex(of: 0x20), text[(space + 1)...].begins(with: "0x") else {
      return (name(text), nil)
    }
    let address = UInt64(text[(space + 3)...].text, radix: 16)
    let name = text[..<space].trimmed
    return (self.name(name.last == UInt8(ascii: ":") ? name.dropLast() : name), address)
  }

  /// Names have no spaces but in their arguments.
  private func name(_ bytes: Bytes) -> RunningName? {
    let head = bytes.prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "(") }
    guard let first = head.first, first.isNamePart || first == UInt8(ascii: "$"),
      !head.contains(0x20), bytes.count < 10_000
    else { return nil }
    return RunningName(reading: bytes)
  }

  private func readView(_ rest: inout Bytes, of controller: inout RunningController) {
    guard rest.begins(with: ", view: ") else { return }
    rest = rest.dropFirst(8).drop { $0 == 0x20 }
    if rest.begins(with: "(view not loaded)") {
      rest = rest.dropFirst(17)
      controller.view = RunningView(className: nil, isInWindow: false)
    } else if let name = object(&rest) {
      let isOutside = rest.begins(with: " not in the window")
      rest = rest.dropFirst(isOutside ? 18 : 0)
      controller.view = RunningView(className: name, isInWindow: !isOutside)
    }
  }

  private func readPresentation(_ rest: inout Bytes, of controller: inout RunningController) {
    guard rest.begins(with: ", presented with: ") else { return }
    rest = rest.dropFirst(18)
    controller.presentation =
      object(&rest).map { RunningPresentation(presentationController: $0) } ?? .custom
  }

  /// The name in `<Class 0x1>`, up to the bracket that closes it, or to the end of a line that was cut.
  private func object(_ rest: inout Bytes) -> RunningName? {
    guard rest.first == UInt8(ascii: "<") else { return nil }
    var depth = 0
    var index = rest.startIndex
    repeat {
      if rest[index] == UInt8(ascii: "<") { depth += 1 }
      if rest[index] == UInt8(ascii: ">"), rest[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      index += 1
    } while depth > 0 && index < rest.endIndex
    let inner = rest[(rest.startIndex + 1)..<(depth == 0 ? index - 1 : index)]
    rest = rest[index...]
    return identity(inner).0
  }
}
