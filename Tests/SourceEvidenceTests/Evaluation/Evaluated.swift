@testable import SourceEvidence

/// The value of an expression in code with some declarations, as far as it is determined. The code runs
/// in a static function, so that it does not depend on an object.
func evaluated(_ expression: String, with declarations: String = "") -> String {
  evaluated(body: "return \(expression)", with: declarations)
}

/// The value that statements return, with some declarations.
func evaluated(body: String, with declarations: String = "") -> String {
  let file = swiftFile(declarations + "\nenum Test { static func run() { \(body) } }")
  let runner = ShownViews(
    Program([file], BuildContext()), ClassHierarchy([file]), NoResources()
  ).runner
  defer { runner.interpreter.finish() }
  guard let run = runner.symbols.function("run", of: "Test", labels: []) else { return "-" }
  runner.interpreter.refill()
  return described(runner.interpreter.call(run, on: .type("Test")))
}

/// A value in one line. A text that may be another one ends with a question mark.
private func described(_ value: Value) -> String {
  switch value {
  case .unknown: "unknown"
  case .object(let object): object.className ?? "object"
  case .list(let list): "[\(described(list.elements))]\(list.isOpen ? "?" : "")"
  case .text(let text): (text.shown ?? "-") + (text.isOneOfSeveral ? "?" : "")
  case .image: "image"
  case .number(let number): String(number)
  case .boolean(let flag): String(flag)
  case .enumeration(_, let name, let payload):
    ".\(name)" + (payload.isEmpty ? "" : "(\(described(payload)))")
  case .type(let name): name + ".self"
  case .closure: "closure"
  case .tuple(let parts): "(\(described(parts.map(\.value))))"
  }
}

private func described(_ values: [Value]) -> String {
  values.map { described($0) }.joined(separator: ", ")
}
