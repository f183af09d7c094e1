extension RunningDump {
  /// What stands for a text that is left out.
  package static let redactedText = "(text)"

  /// The texts that people see, and identifiers, each once.
  package var texts: Set<String> {
    var texts: Set<String> = []
    for element in elements { element.visit { texts.formUnion($0.texts) } }
    return texts
  }

  /// Returns the dump without texts other than known ones. Names of classes and types stay.
  package func redacted(keeping known: Set<String>) -> RunningDump {
    var dump = self
    for index in dump.elements.indices { dump.elements[index].redact(keeping: known) }
    return dump
  }
}

extension RunningElement {
  fileprivate var texts: [String] { [label, identifier, title, value].compactMap(\.self) }

  fileprivate mutating func redact(keeping known: Set<String>) {
    for text in [\Self.label, \.identifier, \.title, \.value] {
      guard let own = self[keyPath: text], !known.contains(own) else { continue }
      self[keyPath: text] = RunningDump.redactedText
    }
    for index in children.indices { children[index].redact(keeping: known) }
  }
}
