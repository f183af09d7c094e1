import Guidance
import Markup
import MigrationStrategy

/// The `.macward.yml` files that a page writes, with what its script needs for them.
struct AnswerFiles {
  struct File: Encodable {
    /// The path of the file.
    var path: String
    /// Whether the file exists.
    var exists: Bool
    /// The pieces of the file, or `nil` if entries cannot be added without changing the others.
    var pieces: [Piece]?
  }

  struct Piece: Encodable {
    var text: String?
    var slot: String?
    var question: String?
    var head: String?
    var indent: String?
    var isFlow: Bool?
  }

  private var files: [File] = []
  /// The index of the file of each project.
  private var indices: [Int?] = []
  /// The IDs of the questions that are asked for the whole app, by file.
  private var idsForApp: [Int: Set<String>] = [:]
  /// The screens that answers can name, by project.
  private let screens: [[String]]

  init(_ report: Report) {
    screens = report.projects.map(\.screens)
    for project in report.projects {
      guard let team = project.teamFile else {
        indices.append(nil)
        continue
      }
      let index = files.firstIndex { $0.path == team.path } ?? files.count
      if index == files.count { files.append(File(team, platform: report.platform)) }
      indices.append(index)
      let ids = project.questions.filter { $0.places == nil }.map(\.id)
      idsForApp[index, default: []].formUnion(ids)
    }
  }

  /// The data of the page's script, or `nil` if there is nothing to answer.
  var node: MarkupNode? {
    struct Data: Encodable {
      var files: [File]
      var screens: [[String]]
    }
    guard !files.isEmpty else { return nil }
    return tag(
      "div",
      [
        "id": "answer-data", "hidden": "",
        "data-files": asciiJSON(Data(files: files, screens: screens)),
      ], [])
  }

  /// Returns the index of a project's file.
  func index(ofProject number: Int) -> Int? {
    indices.indices.contains(number) ? indices[number] : nil
  }

  /// Whether a question is asked for the whole app.
  func isForApp(_ question: String, inFile file: Int) -> Bool {
    idsForApp[file]?.contains(question) == true
  }
}

extension AnswerFiles.File {
  init(_ team: TeamFileReport, platform: PlatformChoice) {
    path = team.path
    exists = team.text != nil
    let text =
      team.text
      ?? "# What the team has decided. macward report reads this file.\nplatform: "
      + "\(platform.rawValue)\n"
    pieces = ConfigurationTemplate(text)?.pieces.map { piece in
      switch piece {
      case .text(let text): AnswerFiles.Piece(text: text)
      case .slot(let slot): AnswerFiles.Piece(slot)
      }
    }
  }
}

extension AnswerFiles.Piece {
  init(_ slot: ConfigurationTemplate.Slot) {
    switch slot.kind {
    case .answers: self.slot = "answers"
    case .structures(let id): (self.slot, question) = ("structures", id)
    case .decisions: self.slot = "decisions"
    }
    (head, indent, isFlow) = (slot.head, slot.indent, slot.isFlow)
  }
}
