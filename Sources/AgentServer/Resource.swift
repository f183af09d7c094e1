/// Something that clients can read.
package struct Resource: Sendable {
  /// The address.
  package var uri: String
  package var name: String
  package var title: String
  package var type: String

  /// Creates a resource.
  package init(_ uri: String, name: String, title: String, type: String) {
    (self.uri, self.name, self.title, self.type) = (uri, name, title, type)
  }

  var listed: JSON {
    [
      "uri": .string(uri), "name": .string(name), "title": .string(title),
      "mimeType": .string(type),
    ]
  }
}

/// The form of the addresses of resources.
package struct ResourceTemplate: Sendable {
  package var uri: String
  package var name: String
  package var summary: String
  package var type: String

  /// Creates a form of addresses.
  package init(_ uri: String, name: String, _ summary: String, type: String) {
    (self.uri, self.name, self.summary, self.type) = (uri, name, summary, type)
  }

  var listed: JSON {
    [
      "uriTemplate": .string(uri), "name": .string(name), "description": .string(summary),
      "mimeType": .string(type),
    ]
  }
}

/// The contents of a resource.
package struct ResourceContents: Sendable {
  package var text: String
  package var type: String

  /// Creates contents.
  package init(_ text: String, type: String) { (self.text, self.type) = (text, type) }
}

/// A text to begin a conversation with.
package struct Prompt: Sendable {
  package var name: String
  package var title: String
  package var summary: String
  package var parameters: [Tool.Parameter]
  package var text: @Sendable ([String: String]) -> String

  /// Creates a prompt.
  package init(
    _ name: String, title: String, _ summary: String, _ parameters: [Tool.Parameter],
    text: @escaping @Sendable ([String: String]) -> String
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.parameters, self.text) = (parameters, text)
  }

  var listed: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "arguments": .array(
        parameters.map {
          [
            "name": .string($0.name), "description": .string($0.summary),
            "required": .bool($0.isRequired),
          ]
        }),
    ]
  }
}
