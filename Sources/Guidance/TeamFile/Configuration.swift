import FileReading
package import YAMLReading

/// A team's configuration of a project, in a file next to it: the technology of the Mac app, the
/// documents to exclude, and facts and decisions that only people can provide.
package struct Configuration: Sendable {
  /// The name of the file.
  package static let fileName = ".macward.yml"

  /// The path at which the file can be opened.
  package private(set) var path = Self.fileName
  /// The path of the file in reports, relative to the project's root.
  package private(set) var file = Self.fileName
  /// The text of the file.
  package private(set) var text = ""
  /// The project's folder, relative to that of the file. The empty path is that folder.
  package private(set) var folder = ""
  /// The IDs of the targets to advise for.
  package var targets: [String]?
  /// The technology that the Mac app is built with.
  package var platform: PlatformChoice?
  /// The edition of Apple's guidance.
  package var edition: Edition?
  /// The lowest severity at which the command fails.
  package var failOn: FailOn?
  /// The folder of additional rules, relative to the file.
  package var rules: String?
  /// The rules that are not evaluated.
  package var disabledRules: [DisabledRule]
  /// The globs of documents to include even if they are in folders of tests or third-party code.
  package var include: [String]
  /// The globs of documents to exclude from the advice.
  package var exclude: [String]
  /// The dumps of the running app, relative to the file.
  package var running: [String]
  /// The tab bars that are created in code.
  package var tabs: [DeclaredTabBar]
  /// The corrections of what was read about structures.
  package var structures: [StructureCorrection]
  /// The answers to open questions.
  package var answers: [TeamAnswer]
  /// What came of looking up the evidence of the corrections.
  package var evidence: [CheckedEvidence] = []
  /// The team's decisions about the advice.
  package var decisions: [TeamDecision]

  /// Reads a file.
  ///
  /// - Throws: All errors in the file.
  package init(contentsOf path: String) throws(CatalogErrors) {
    // Reading a pipe would block, and a device might never end.
    guard FileStatus(path)?.isRegular == true else {
      throw CatalogErrors(path, "this is not a regular file")
    }
    try self.init(path, text: try CatalogText.read(path))
  }

  /// Reads a file, and checks the rest of one with errors, too, so that all of them are thrown at once.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - catalogs: Returns the catalogs to check with, for what is right in the file.
  /// - Throws: All errors in the file.
  package init(
    contentsOf path: String, checkingWith catalogs: (Configuration) -> [Catalog]
  ) throws(CatalogErrors) {
    do throws(CatalogErrors) {
      try self.init(contentsOf: path)
    } catch {
      guard let text = try? CatalogText.read(path),
        let file = try? CatalogFile(path, text: text, mayBeEmpty: true)
      else { throw error }
      var rest = Configuration(from: file.root, Mistakes())
      rest.path = path
      throw CatalogErrors(error.entries + rest.mistakes(with: catalogs(rest)))
    }
  }

  /// Reads the text of a file.
  ///
  /// - Throws: All errors in the file.
  package init(_ path: String, text: String) throws(CatalogErrors) {
    self = try CatalogFile(path, text: text, mayBeEmpty: true).read(Configuration.self)
    self.path = path
    self.text = text
  }
}

extension Configuration: CatalogRecord {
  package init(from keys: inout KeyReader) {
    targets = keys.readIfPresent("for") { node, mistakes in
      node.oneOrMore.map { String(from: $0, mistakes) }
    }
    platform = keys.readIfPresent("platform")
    edition = keys.readIfPresent("edition")
    failOn = keys.readIfPresent("fail-on")
    rules = keys.readIfPresent("rules")
    disabledRules = keys.readIfAny("disabled-rules") ?? []
    include = keys.readIfAny("include") ?? []
    exclude = keys.readIfAny("exclude") ?? []
    running = keys.readIfAny("running") ?? []
    tabs = keys.readIfAny("tabs") ?? []
    structures = keys.readIfAny("structures") ?? []
    answers = (keys.readIfAny("answers") as TeamAnswers?)?.answers ?? []
    decisions = keys.readIfAny("decisions") ?? []
  }
}

extension Configuration {
  /// Returns the configuration of a project in a subfolder, with document paths relative to that
  /// project's root.
  ///
  /// - Parameter folder: The project's root, relative to the file's folder. The empty path is that
  ///   folder.
  /// - Returns: The configuration of the project.
  package func relative(to folder: String) -> Configuration {
    guard !folder.isEmpty else { return self }
    var result = self
    let depth = folder.split(separator: "/").count
    result.folder = folder
    result.file = String(repeating: "../", count: depth) + Self.fileName
    result.mapPlaces { $0.relative(to: folder) }
    return result
  }
}

extension Configuration {
  /// Replaces each reference to a structure.
  package mutating func mapPlaces(_ transform: (StructurePlace) -> StructurePlace) {
    for index in answers.indices {
      answers[index].structure = answers[index].structure.map(transform)
    }
    for index in structures.indices { structures[index].mapPlaces(transform) }
    for index in decisions.indices { decisions[index].place = transform(decisions[index].place) }
    for index in tabs.indices { tabs[index].object = tabs[index].object.map(transform) }
  }

  /// The references to structures, as they are spelled.
  package var places: [StructurePlace] {
    answers.compactMap(\.structure)
      + structures.flatMap { [$0.object] + [$0.sameAs].compactMap(\.self) }
      + decisions.map(\.place) + tabs.compactMap(\.object)
  }
}

/// Reads an edition as a word, so that a year needs no quotation marks.
extension Edition: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    let word: String? =
      switch node.value {
      case .text(let text): text
      case .number(let year): String(year)
      default: nil
      }
    if let edition = word.flatMap(Edition.init(word:)) {
      self = edition
    } else {
      mistakes.note(expected: "current, 2027, 2026, or 2019", at: node)
      self = .current
    }
  }
}
