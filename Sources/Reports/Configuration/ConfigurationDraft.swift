import FileReading
package import Guidance
import Markup
package import MigrationStrategy
import NavigationGraph
import Projects

/// A draft of a `.macward.yml` file for a project, with the questions of its report.
///
/// Lines that begin with `#` and a space are comments. Removing a `#` that is not followed by a
/// space activates the line.
package struct ConfigurationDraft {
  /// The advice for an app, with its folder relative to that of the file.
  package struct Part {
    /// The advice.
    package let advice: Advice
    fileprivate let folder: String

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - advice: The advice for the app.
    ///   - folder: The app's folder, relative to that of the file. The empty path is that folder.
    package init(_ advice: Advice, folder: String = "") {
      self.advice = advice
      self.folder = folder
    }

    fileprivate var name: String { advice.graph.project.name }
  }

  private let parts: [Part]
  private let platform: PlatformChoice
  /// The questions that are answered for some structures, in entries that are added later.
  private let answered: Set<String>
  private let layout = TextLayout(width: 100)

  /// Creates a draft for projects without a file.
  package init(_ parts: [Part], platform: PlatformChoice? = nil, answered: Set<String> = []) {
    self.parts = parts
    self.answered = answered
    self.platform = platform ?? .shared(by: parts.map(\.advice.platform.choice))
  }

  /// The text of the file.
  package var text: String {
    ([head, choices] + [answers, decisions].filter { !$0.isEmpty })
      .joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let names = parts.count <= 3 ? parts.map(\.name) : ["\(parts.count) projects in this folder"]
    return explanation(
      "The macward configuration of \(names.joined(separator: ", ")). Lines that begin with # and a "
        + "space are comments. To use any other line, remove its #. See the article on the team file for all "
        + "entries.")
  }

  /// The target of the advice, which the file names unless it is the default one.
  private var target: Target { parts.first?.advice.target ?? Target() }

  private var forms: String { target.forms.map(\.rawValue).joined(separator: ", ") }

  private var choices: String {
    let named =
      target.isDefault
      ? [] : [explanation("The target of the advice."), "for: \(target.id)", ""]
    return
      (named + [
        explanation("The technology of the \(target.title) app: \(forms), or all."),
        "platform: \(platform.rawValue)", "",
        explanation("The edition of Apple's guidance: current, which is 2027, 2026, or 2019."),
        "edition: current", "",
        explanation(
          "The lowest severity of an open recommendation with which macward exits with status 1: never, "
            + "consider, recommended, or required."),
        "fail-on: never", "",
        explanation(
          "Documents to read even though they are in a folder for tests, and documents to leave out."
        ),
        "#include: [Tests/Host/**]", "#exclude: [Legacy/**]",
      ]).joined(separator: "\n")
  }

  private func explanation(_ text: String, indent: String = "") -> String {
    layout.wrap(harmless(text), first: indent + "# ", rest: indent + "# ")
  }
}

// MARK: - Questions

extension ConfigurationDraft {
  /// A question of a part, with the structures that it is about.
  private struct Asked {
    var question: Decision.Question
    var places: [(place: StructurePlace, name: String)]
  }

  private var asked: [Asked] {
    parts.flatMap { part in
      part.advice.questions.map { question in
        let places = (question.places ?? []).map {
          (StructurePlace(file: part.path(of: $0.file), object: $0.object), $0.scene)
        }
        return Asked(question: question, places: places)
      }
    }
  }

  private var answers: String {
    var seen: Set<String> = []
    let asked = asked
    let ids = asked.map(\.question.id).filter { seen.insert($0).inserted }
    guard !ids.isEmpty else { return "" }
    let head = explanation(
      "The answers to the questions of the report. An answer is for the whole app or for "
        + "some structures, as in {\"Main.storyboard#8bC-Xf-vdC\": yes}.")
    let entries = ids.map { id in entry(id, asked.filter { $0.question.id == id }) }
    return "\(head)\nanswers:\n" + entries.joined(separator: "\n\n")
  }

  private func entry(_ id: String, _ asked: [Asked]) -> String {
    guard let kind = asked.first?.question.answer else { return "" }
    if kind == .listForEach || kind == .screenForEach { return entryForEach(id, asked) }
    var seen: Set<String> = []
    let lines = asked.map { explanation(of: $0.question) }.filter { seen.insert($0).inserted }
    seen = []
    let places = asked.flatMap(\.places).map { place in
      explanation("\(yamlQuoted(place.place.text)): \(place.name)", indent: "  ")
    }
    .filter { seen.insert($0).inserted }
    if answered.contains(id) {
      let hint = explanation("Add the answer to the others of \(id).", indent: "  ")
      return (lines + places + [hint]).joined(separator: "\n")
    }
    let example = kind == .yesOrNo ? "yes" : asked.first?.question.answers?.first?.answer ?? ""
    return (lines + places + ["  #\(id): \(example)"]).joined(separator: "\n")
  }

  /// Returns the lines for a question that each structure answers for itself.
  private func entryForEach(_ id: String, _ asked: [Asked]) -> String {
    let example = asked.first?.question.answer == .listForEach ? "[First, Second]" : "FirstScreen"
    let places = asked.flatMap(\.places).map { place in
      "\(explanation(place.name, indent: "  "))\n  #  \(yamlQuoted(place.place.text)): \(example)"
    }
    let head = asked.first.map { explanation(of: $0.question) } ?? ""
    let key = answered.contains(id) ? "  # Add to the others of \(id):" : "  #\(id):"
    return ([head, key] + places).joined(separator: "\n")
  }

  private func explanation(of question: Decision.Question) -> String {
    let changes = (question.answers ?? []).map { change in
      let changes = change.changes.joined(separator: "; ")
      return explanation(
        "\(Wording.answer(change, to: question)): \(changes)", indent: "  ")
    }
    return ([explanation(question.text, indent: "  ")] + changes).joined(separator: "\n")
  }
}

// MARK: - Decisions

extension ConfigurationDraft {
  /// An example of a decision about the first recommendation.
  private var decisions: String {
    let findings = parts.flatMap { part in part.advice.recommendations.map { (part, $0) } }
      .filter { !$0.1.isChecklist }
    guard let (part, first) = findings.max(by: { $0.1.severity < $1.1.severity }) else {
      return ""
    }
    let file = part.path(of: first.location.file)
    let place = StructurePlace(file: file, object: first.object)
    let object =
      first.object.isEmpty
      ? "object: \(StructurePlace.project)" : "structure: \(yamlQuoted(place.text))"
    let isPlaced = !first.object.isEmpty || first.location.file == "."
    return [
      explanation(
        "The team's decisions about the recommendations: accepted, declined, or overridden, with a "
          + "reason and a name or a link. To change what a structure becomes, write 'outcome' in place "
          + "of 'rule'."),
      "decisions:", "  #- rule: \(first.rule)",
      isPlaced ? "  #  \(object)" : "  #  file: \(yamlQuoted(file))",
      "  #  status: accepted", "  #  by: \"who decided it\"",
    ].joined(separator: "\n")
  }
}

extension ConfigurationDraft.Part {
  /// Returns the path of a document of the app, relative to the file's folder.
  func path(of document: String) -> String {
    folder.isEmpty ? document : "\(folder)/\(document)"
  }
}
