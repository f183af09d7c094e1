package import Guidance
import Markup
package import MigrationStrategy
import NavigationGraph

/// An open question on a terminal, about one or several structures.
package struct AnswerPrompt: Sendable {
  /// The question.
  package let question: Decision.Question
  /// The structures that the answer is about, relative to the `.macward.yml` file. It is empty for
  /// the whole app.
  private let structures: [StructurePlace]
  /// The objects that the question is about, with locations that can be opened.
  private let objects: [String]
  /// The screens that an answer can name.
  private let screens: [String]
  private let advice: Advice

  /// The identity of the question: its text and the structures.
  package var key: [String] { [question.text] + structures.map(\.text) }

  /// The answer as entries of a `.macward.yml` file.
  package func entries(_ value: AnswerValue) -> [GivenAnswer] {
    let places = structures.isEmpty ? [nil] : structures.map { Optional($0) }
    return places.map {
      GivenAnswer(question: question.id, text: question.text, structure: $0, value: value)
    }
  }
}

// MARK: - Texts

extension AnswerPrompt {
  /// Returns the question with its objects, and with what each answer changes, after a heading
  /// such as its number.
  package func text(heading: String, width: Int) -> String {
    let layout = TextLayout(width: width)
    let about = objects.prefix(Self.mostObjects).map { layout.wrap(harmless($0), first: "  at ") }
    let rest = objects.count - about.count
    let changes = (question.answers ?? []).map { change in
      let label = question.answer == .yesOrNo ? change.answer : "an answer"
      return layout.wrap(
        harmless("\(label): \(change.changes.joined(separator: "; "))"), first: "  ",
        rest: "    ")
    }
    return
      ([layout.wrap(harmless(heading + question.text))] + about
      + (rest > 0 ? ["  and \(counted(rest, "more place"))"] : []) + changes + hints + choices)
      .joined(separator: "\n")
  }

  private var hints: [String] {
    question.answer.isShownByRunningApp
      ? ["  or: macward running explains how to copy it from the running app"] : []
  }

  private static let mostObjects = 4
  private static let mostScreens = 30

  private var choices: [String] {
    guard question.answer == .screenForEach, !screens.isEmpty else { return [] }
    let shown = screens.prefix(Self.mostScreens).enumerated().map {
      "  \($0.offset + 1)  \(harmless($0.element))"
    }
    let rest = screens.count - shown.count
    return shown + (rest > 0 ? ["  and \(rest) more, by name"] : [])
  }

  /// What to type, before the cursor.
  package var hint: String {
    let answer =
      switch question.answer {
      case .yesOrNo: "yes or no"
      case .name: "a name"
      case .list, .listForEach: "titles, separated by commas"
      case .screenForEach: screens.isEmpty ? "a class or storyboard identifier" : "a number or name"
      }
    return "[\(answer); Return skips, ? explains, q stops] "
  }

  /// Returns why the question is asked.
  package func explanation(width: Int) -> String {
    let texts = reasonsOfDecisions + reasonsOfFindings
    let layout = TextLayout(width: width)
    return (texts.isEmpty ? ["The files do not show it."] : texts).prefix(2)
      .map { layout.wrap(harmless($0), first: "  ") }.joined(separator: "\n")
  }

  private var reasonsOfDecisions: [String] {
    advice.decisions.sorted { $0.key < $1.key }.flatMap { id, decisions in
      decisions.filter { $0.questions.contains { $0.text == question.text } }.map { decision in
        let sureness = Wording.confidence(decision.confidence, in: decision.outcome)
        let name = advice.subjects[id].sceneName
        let reasons = decision.reasons.prefix(3).map(\.text).joined(separator: " ")
        return "It decides what becomes of \(quoted(name)). So far: "
          + "\(decision.outcome.title.lowercasedFirst) (\(sureness)). \(reasons)"
      }
    }
  }

  private var reasonsOfFindings: [String] {
    advice.recommendations.flatMap(\.all).filter { $0.question?.text == question.text }.map {
      "It decides about “\($0.title)”. \($0.message) \($0.why)"
    }
  }
}

// MARK: - Answers

extension AnswerPrompt {
  /// A line that cannot be an answer, with what to type.
  package struct Misunderstanding: Error { package let advice: String }

  /// Returns the answer in a line.
  package func value(of line: String) throws(Misunderstanding) -> AnswerValue {
    switch question.answer {
    case .yesOrNo: .flag(try flag(line))
    case .name: .name(try name(line))
    case .list, .listForEach: .list(try titles(line))
    case .screenForEach: .name(try screen(line))
    }
  }

  private func flag(_ line: String) throws(Misunderstanding) -> Bool {
    switch line.lowercased() {
    case "y", "yes": return true
    case "n", "no": return false
    default: throw Misunderstanding(advice: "Type yes or no, or press Return to skip.")
    }
  }

  private func name(_ line: String) throws(Misunderstanding) -> String {
    guard !["yes", "no"].contains(line.lowercased()) else {
      throw Misunderstanding(advice: "Type the name itself.")
    }
    return line
  }

  private func titles(_ line: String) throws(Misunderstanding) -> [String] {
    // A comma after a backslash is part of a title.
    let titles = line.replacing("\\,", with: "\u{0}").split(separator: ",")
      .map { String($0).replacing("\u{0}", with: ",").trimmingSpaces }.filter { !$0.isEmpty }
    guard !titles.isEmpty else { throw Misunderstanding(advice: "Type at least one title.") }
    return titles
  }

  private func screen(_ line: String) throws(Misunderstanding) -> String {
    if let number = Int(line) {
      guard screens.indices.contains(number - 1) else {
        throw Misunderstanding(advice: "There is no screen \(number).")
      }
      return screens[number - 1]
    }
    guard screens.contains(line) || line.contains("#") else {
      let advice = "There is no screen with the class or storyboard identifier \(quoted(line))"
      let near = nearest(to: line, among: Set(screens)).map { "; did you mean \(quoted($0))?" }
      throw Misunderstanding(advice: advice + (near ?? "."))
    }
    return line
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

// MARK: - Open questions

extension AnswerPrompt {
  /// Returns the open questions of some apps, the most consequential first. Questions whose IDs are
  /// in `forApp` are asked for the whole app. Locations begin with the folder of the file, `base`.
  package static func open(
    in parts: [ConfigurationDraft.Part], base: String, forApp: Set<String>
  ) -> [AnswerPrompt] {
    let all = parts.flatMap { part in
      part.advice.questions.flatMap { question in
        prompts(question, in: part, base: base, isForApp: forApp.contains(question.id))
      }
    }
    var seen: Set<[String]> = []
    let ranked = all.enumerated().sorted {
      ($1.element.question.weight, $0.offset) < ($0.element.question.weight, $1.offset)
    }
    return ranked.map(\.element).filter { seen.insert($0.key).inserted }
  }

  /// Returns the IDs of the open questions that are not about structures only.
  package static func idsForApp(in parts: [ConfigurationDraft.Part]) -> Set<String> {
    Set(parts.flatMap(\.advice.questions).filter { $0.places == nil }.map(\.id))
  }

  private static func prompts(
    _ question: Decision.Question, in part: ConfigurationDraft.Part, base: String, isForApp: Bool
  ) -> [AnswerPrompt] {
    let places = question.places ?? []
    let prompt = { (places: [Decision.Question.Place]) in
      AnswerPrompt(
        question: question,
        structures: isForApp
          ? [] : places.map { StructurePlace(file: part.path(of: $0.file), object: $0.object) },
        objects: places.map { place in
          let file = part.path(of: place.file)
          let location = (base.isEmpty ? file : "\(base)/\(file)") + ":\(place.line)"
          return place.scene.isEmpty ? location : "\(location) (\(place.scene))"
        },
        screens: question.answer == .screenForEach ? part.advice.graph.screenNames : [],
        advice: part.advice)
    }
    guard question.answer.needsStructure else { return [prompt(places)] }
    return places.map { prompt([$0]) }
  }
}
