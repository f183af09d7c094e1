/// A tool that agents can call.
package struct Tool: Sendable {
  /// The name.
  package var name: String
  /// What it does, for people.
  package var title: String
  /// What it does, when to use it, and what it returns.
  package var summary: String
  /// The parameters.
  package var parameters: [Parameter]
  /// The JSON schema of the structured result.
  package var output: JSON
  /// Whether it writes nothing.
  package var isReadOnly: Bool
  /// The page that shows the result, if there is one.
  package var page: String?
  /// Does it.
  package var run: @Sendable (Arguments, Call) throws -> ToolResult

  /// Creates a tool.
  package init(
    _ name: String, title: String, _ summary: String, _ parameters: [Parameter],
    output: JSON = ["type": "object"], isReadOnly: Bool = true, page: String? = nil,
    run: @escaping @Sendable (Arguments, Call) throws -> ToolResult
  ) {
    (self.name, self.title, self.summary, self.parameters) = (name, title, summary, parameters)
    (self.output, self.isReadOnly, self.page, self.run) = (output, isReadOnly, page, run)
  }

  /// A parameter.
  package struct Parameter: Sendable {
    /// The type of the value.
    package enum Kind: String, Sendable { case string, boolean, integer, object, any }

    var name: String
    var kind: Kind
    var summary: String
    var isRequired: Bool
    var values: [String]

    /// Creates a parameter.
    package init(
      _ name: String, _ summary: String, kind: Kind = .string, isRequired: Bool = false,
      values: [String] = []
    ) {
      (self.name, self.kind, self.summary) = (name, kind, summary)
      (self.isRequired, self.values) = (isRequired, values)
    }
  }
}

/// The result of a tool: an object, and a summary of it in words.
package struct ToolResult: Sendable {
  var text: String
  var structured: JSON
  var isError = false

  /// Creates a result.
  package init(_ text: String, _ structured: JSON) {
    (self.text, self.structured) = (text, structured)
  }

  /// Creates a result that says why the tool could not do its work.
  package static func failure(_ text: String) -> ToolResult {
    var result = ToolResult(text, ["error": .string(text)])
    result.isError = true
    return result
  }
}

/// The checked arguments of a call.
package struct Arguments: Sendable {
  private let values: [String: JSON]

  /// Checks arguments.
  ///
  /// - Throws: What is wrong with them.
  init(_ values: JSON?, of tool: Tool) throws(RPCError) {
    let given = values ?? [:]
    guard let all = given.object else {
      throw RPCError(.invalidParameters, "The arguments of \(tool.name) are an object.")
    }
    for parameter in tool.parameters where parameter.isRequired && all[parameter.name] == nil {
      throw RPCError(.invalidParameters, "\(tool.name) needs the argument \(parameter.name).")
    }
    let known = tool.parameters.map(\.name).joined(separator: ", ")
    for (name, value) in all.sorted(by: { $0.key < $1.key }) {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        throw RPCError(.invalidParameters, "\(tool.name) has no argument \(name), only \(known).")
      }
      guard parameter.accepts(value) else {
        throw RPCError(
          .invalidParameters, "The argument \(name) of \(tool.name) is \(parameter.wanted).")
      }
    }
    self.values = all
  }

  package subscript(name: String) -> JSON? { values[name] }
}

extension Tool.Parameter {
  fileprivate func accepts(_ value: JSON) -> Bool {
    switch kind {
    case .string: value.string.map { values.isEmpty || values.contains($0) } ?? false
    case .boolean: value.bool != nil
    case .integer: value.int != nil
    case .object: value.object != nil
    case .any: value != .null
    }
  }

  fileprivate var wanted: String {
    values.isEmpty ? "of type \(kind.rawValue)" : "one of \(values.joined(separator: ", "))"
  }

  var schema: JSON {
    var schema: [String: JSON] = ["description": .string(summary)]
    if kind != .any { schema["type"] = .string(kind.rawValue) }
    if !values.isEmpty { schema["enum"] = .array(values.map(JSON.string)) }
    return .object(schema)
  }
}

extension Tool {
  /// The tool in a list.
  var listed: JSON {
    let required = parameters.filter(\.isRequired).map { JSON.string($0.name) }
    var input: [String: JSON] = [
      "type": "object", "additionalProperties": false,
      "properties": .object(Dictionary(parameters.map { ($0.name, $0.schema) }) { $1 }),
    ]
    if !required.isEmpty { input["required"] = .array(required) }
    var tool: [String: JSON] = [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": .object(input), "outputSchema": output,
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": false,
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
    if let page {
      tool["_meta"] = ["ui": ["resourceUri": .string(page)], "ui/resourceUri": .string(page)]
    }
    return .object(tool)
  }
}
