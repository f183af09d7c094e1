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
    /// The entries of the file that can be changed or removed.
    var entries: [TeamFileEntries.Entry] = []
  }

  struct Piece: Encodable {
    var text: String?
    /// The index of the entry that the text is.
    var entry: Int?
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

  /// A part of the page with the entries that the files have already, or `nil` if there are none.
  /// The page's script adds forms with which readers change or remove them.
  var existing: PagePart? {
    let lists = files.enumerated().filter { !$1.entries.isEmpty }.flatMap { index, file in
      [
        tag("p", ["class": "label"], [placeTag(file.path)]),
        tag("ul", ["class": "existing-entries"], items(of: file, index)),
      ]
    }
    guard !lists.isEmpty else { return nil }
    let title = "Answers and decisions so far"
    return PagePart("team-file", title, heading: tag("h2", title), filter: "rows", lists)
  }

  private func items(of file: File, _ number: Int) -> [MarkupNode] {
    file.entries.enumerated().map { index, entry in
      tag(
        "li", ["class": "row"],
        [
          tag("pre", entry.text.split(separator: /\r?\n/).map { tag("code", String($0)) }),
          tag(
            "div",
            [
              "class": "change", "data-existing": "[\(number),\(index)]", "hidden": "",
            ], []),
        ])
    }
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
    let own = ConfigurationTemplate(text)?.pieces.map { piece in
      switch piece {
      case .text(let text): AnswerFiles.Piece(text: text)
      case .slot(let slot): AnswerFiles.Piece(slot)
      }
    }
    guard let own, exists else {
      pieces = own
      return
    }
    let found = TeamFileEntries(text)
    let split = found.split(own)
    let isWhole = Set(split.compactMap(\.entry)).count == found.entries.count
    (pieces, entries) = isWhole ? (split, found.entries) : (own, [])
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
