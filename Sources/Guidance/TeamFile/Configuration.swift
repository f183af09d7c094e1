import FileReading

/// What a team says about a project, in a file beside it: what the Mac app is made with, what to
/// leave out, and what only people know or decide.
package struct Configuration: Sendable {
  /// The file's name.
  package static let fileName = ".macward.yml"

  /// The path at which the file can be opened.
  package private(set) var path = Self.fileName
  /// The file as reports name it: relative to the project's root.
  package private(set) var file = Self.fileName
  /// What the Mac app is made with.
  package var platform: PlatformChoice?
  /// The edition of Apple's guidance.
  package var edition: Edition?
  /// When what was found is a failure.
  package var failOn: FailOn?
  /// A folder with rules of one's own, relative to the file.
  package var rules: String?
  /// Globs of documents that are judged although they stand in folders of tests and the like.
  package var include: [String]
  /// Globs of documents that are left out of the advice.
  package var exclude: [String]
  /// Tab bars that are made in code.
  package var tabs: [DeclaredTabBar]
  /// The answers to open questions.
  package var answers: [TeamAnswer]
  /// What the team has decided about the advice.
  package var decisions: [TeamDecision]

  /// Reads a file.
  ///
  /// - Throws: All mistakes in it at once.
  package init(contentsOf path: String) throws(CatalogErrors) {
    // A pipe would have to be waited for, and a device might never end.
    guard FileStatus(path)?.isRegular == true else {
      throw CatalogErrors(path, "this is no regular file")
    }
    try self.init(path, text: try CatalogText.read(path))
  }

  /// Reads the text of a file.
  ///
  /// - Throws: All mistakes in it at once.
  package init(_ path: String, text: String) throws(CatalogErrors) {
    self = try CatalogFile(path, text: text, mayBeEmpty: true).read(Configuration.self)
    self.path = path
  }
}

extension Configuration: CatalogRecord {
  package init(from keys: inout KeyReader) {
    platform = keys.readIfPresent("platform")
    edition = keys.readIfPresent("edition")
    failOn = keys.readIfPresent("fail-on")
    rules = keys.readIfPresent("rules")
    include = keys.readIfAny("include") ?? []
    exclude = keys.readIfAny("exclude") ?? []
    tabs = keys.readIfAny("tabs") ?? []
    answers = (keys.readIfAny("answers") as TeamAnswers?)?.answers ?? []
    decisions = keys.readIfAny("decisions") ?? []
  }
}

extension Configuration {
  /// What the file says about a project below it, with the names of its documents relative to that
  /// project's root. What is about documents elsewhere is not in it.
  ///
  /// - Parameter folder: The project's root, relative to the file's folder; empty for that folder.
  /// - Returns: What counts for the project.
  package func relative(to folder: String) -> Configuration {
    guard !folder.isEmpty else { return self }
    var result = self
    let depth = folder.split(separator: "/").count
    result.file = String(repeating: "../", count: depth) + Self.fileName
    result.answers = answers.compactMap { answer in
      var answer = answer
      guard let structure = answer.structure else { return answer }
      answer.structure = structure.relative(to: folder)
      return answer.structure == nil ? nil : answer
    }
    result.decisions = decisions.compactMap { decision in
      var decision = decision
      guard let place = decision.place.relative(to: folder) else { return nil }
      decision.place = place
      return decision
    }
    result.tabs = tabs.compactMap { bar in
      var bar = bar
      guard let object = bar.object else { return bar }
      bar.object = object.relative(to: folder)
      return bar.object == nil ? nil : bar
    }
    return result
  }
}

/// An edition is written as a word; 2019 needs no quotation marks.
extension Edition: CatalogValue {
  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    switch node.value {
    case .text(Edition.current.rawValue): self = .current
    case .text(Edition.year2019.rawValue), .number(2019): self = .year2019
    default:
      mistakes.note(expected: "current or 2019", at: node)
      self = .current
    }
  }
}
