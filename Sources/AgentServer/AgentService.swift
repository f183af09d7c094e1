/// What a server offers.
package struct AgentService: Sendable {
  /// The name of the program.
  package var name: String
  package var title: String
  package var version: String
  /// What a model has to know to use the tools well.
  package var instructions: String
  /// The tools, in the order in which they are listed.
  package var tools: [Tool]
  package var resources: [Resource]
  package var templates: [ResourceTemplate]
  package var prompts: [Prompt]
  /// Returns the contents of a resource, or `nil` if there is none.
  package var read: @Sendable (String) throws -> ResourceContents?

  /// Creates a service.
  package init(
    name: String, title: String, version: String, instructions: String, tools: [Tool],
    resources: [Resource] = [], templates: [ResourceTemplate] = [], prompts: [Prompt] = [],
    read: @escaping @Sendable (String) throws -> ResourceContents? = { _ in nil }
  ) {
    (self.name, self.title, self.version) = (name, title, version)
    (self.instructions, self.tools, self.resources) = (instructions, tools, resources)
    (self.templates, self.prompts, self.read) = (templates, prompts, read)
  }

  var info: JSON {
    ["name": .string(name), "title": .string(title), "version": .string(version)]
  }

  var capabilities: JSON {
    [
      "tools": ["listChanged": false], "resources": ["listChanged": false, "subscribe": false],
      "prompts": ["listChanged": false],
      "extensions": ["io.modelcontextprotocol/ui": [:]],
    ]
  }
}

/// The versions of the protocol.
enum ProtocolEra: Sendable {
  /// A connection begins with `initialize`, and holds a version.
  case initialized
  /// Each request says its version.
  case discovered

  /// The versions in which a connection begins with `initialize`, newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18"]
  /// The versions in which each request says its version, newest first.
  static let statelessVersions = ["2026-07-28"]

  /// The key of the version in a request.
  static let versionKey = "io.modelcontextprotocol/protocolVersion"

  /// Returns the era of a request.
  ///
  /// - Throws: That the version is not supported.
  init(of params: JSON) throws(RPCError) {
    guard let given = params["_meta"]?[Self.versionKey] else {
      self = .initialized
      return
    }
    guard let version = given.string, Self.statelessVersions.contains(version) else {
      throw RPCError(
        .unsupportedVersion, "This version of the protocol is not supported.",
        data: [
          "supported": .array(Self.statelessVersions.map(JSON.string)), "requested": given,
        ])
    }
    self = .discovered
  }
}
