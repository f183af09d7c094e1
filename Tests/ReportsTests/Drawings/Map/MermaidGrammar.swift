/// A strict reader of as much of Mermaid's flowcharts as the program writes: anything else is an
/// error, whatever Mermaid itself would make of it.
struct MermaidGrammar {
  private(set) var errors: [String] = []
  private(set) var nodes: Set<String> = []
  private var groups: Set<String> = []
  private var classes: Set<String> = []
  private var isInGroup = false
  private let forms: [Form: Regex<AnyRegexOutput>]

  private enum Form: CaseIterable { case group, node, line, classDefinition, classUse }

  init(_ text: String) {
    forms = Dictionary(
      uniqueKeysWithValues: Form.allCases.compactMap { form in
        (try? Regex(Self.pattern(of: form)))
          .map { (form, $0.matchingSemantics(.unicodeScalar)) }
      })
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    insist(forms.count == Form.allCases.count, "a pattern is wrong")
    insist(lines.first == "flowchart LR", "does not begin as a flowchart")
    insist(lines.last == "", "does not end with a line break")
    for line in lines.dropFirst().dropLast() { read(String(line)) }
    insist(!isInGroup, "a subgraph is open at the end")
    insist(!nodes.isEmpty, "no nodes")
    insist(text.count <= 50_000, "larger than Mermaid reads")
  }

  private static func pattern(of form: Form) -> String {
    // What may stand between quotation marks: nothing that Mermaid, Markdown or HTML reads.
    let letter = #"(?:[A-Za-z]|[^\x00-\x7F])"#
    let part =
      #"\#(letter)[.\-/'](?=\#(letter))|[A-Za-z0-9 ,()]|[^\x00-\x7F]|#(?:quot|amp|lt|gt|[0-9]+);"#
    let label = "\"(?:\(part)|<br/>)+\""
    switch form {
    case .group: return #"  subgraph (g[0-9]+)\[\#(label)\]"#
    case .node:
      return #"(  |    )([nafl][0-9]+)(?:\[\#(label)\]|\(\#(label)\)|\[\[\#(label)\]\]"#
        + #"|\[/\#(label)/\]|\{\{\#(label)\}\})"#
    case .line:
      return #"  ([nafl][0-9]+) (?:==>|--o|-->|-\.->)(?:\|\#(label)\|)? ([nafl][0-9]+)"#
    case .classDefinition: return "  classDef ([a-z]+) [a-z0-9-]+:[0-9a-z ]+"
    case .classUse: return "  class ([nafl0-9,]+) ([a-z]+)"
    }
  }

  private mutating func read(_ line: String) {
    if let found = match(.node, line) {
      insist(found[0].count == (isInGroup ? 4 : 2), "wrong indent: \(line)")
      insist(nodes.insert(found[1]).inserted, "\(found[1]) stands twice")
    } else if isInGroup {
      insist(["    direction LR", "  end"].contains(line), "not understood: \(line)")
      isInGroup = line != "  end"
    } else if let found = match(.group, line) {
      isInGroup = true
      insist(groups.insert(found[0]).inserted, "\(found[0]) stands twice")
    } else if let found = match(.line, line) {
      for end in found { insist(nodes.contains(end), "\(end) is not there") }
    } else if let found = match(.classDefinition, line) {
      classes.insert(found[0])
    } else if let found = match(.classUse, line) {
      insist(classes.contains(found[1]), "\(found[1]) is no class")
      for node in found[0].split(separator: ",") {
        insist(nodes.contains(String(node)), "\(node) is not there")
      }
    } else {
      errors.append("not understood: \(line)")
    }
  }

  private mutating func insist(_ isTrue: Bool, _ message: String) {
    if !isTrue { errors.append(message) }
  }

  private func match(_ form: Form, _ line: String) -> [String]? {
    guard let match = forms[form].flatMap({ line.wholeMatch(of: $0) }) else { return nil }
    return match.output.dropFirst().compactMap { $0.substring.map { String($0) } }
  }
}
