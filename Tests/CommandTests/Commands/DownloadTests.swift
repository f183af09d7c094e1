import Foundation
import Guidance
import TestSupport
import Testing
import YAMLReading

/// The `.macward.yml` that a page offers after random clicks, and the report with it.
@Suite struct DownloadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A decision that the page can change.
  private static let decision = """
    - rule: tab-bar/view-menu-commands
      status: accepted
      by: "Kim: #1"  # a name
    """

  private static let existing = """
    # Ours; keep it.
    platform: appkit   # decided in May
    answers:
        # Asked in May.
        task-tab: { "FieldNotes/Base.lproj/Main.storyboard#cHM-Kk-41V": no }
    decisions:
    \(decision)

    exclude: [Nothing/**]
    """

  @Test(.enabled(if: Browser.chromium != nil, Browser.missing), arguments: ["", existing])
  func theReportSaysWhatWasClicked(existing: String) async throws {
    try makeProject(existing)
    let page = try await Macward.start(
      "report", "App", "--format", "html", "--output", "page.html", in: folder.url)
    #expect(page.status == 0 && page.errors.isEmpty)
    let downloads = folder.path + "/downloads"
    let (status, output) = try await Browser.check(
      ["--downloads", downloads, "--sequences", "10", folder.path + "/page.html"], in: folder.url)
    if status == Browser.skipped { return print(output) }
    #expect(status == 0, "\(output)")
    let names = folder.names(in: "downloads").filter { $0.hasSuffix(".yml") }
    #expect(names.count >= 9)
    for name in names { try await checkDownload(name, existing) }
  }

  /// Writes a project with questions of every kind.
  private func makeProject(_ existing: String) throws {
    try folder.write("", to: "App/App.xcodeproj/xcshareddata")
    try FileManager.default.copyItem(
      atPath: Repository.sample("FieldNotes") + "/FieldNotes",
      toPath: folder.path + "/App/FieldNotes")
    try FileManager.default.copyItem(
      atPath: Repository.sample("Ticker") + "/Ticker", toPath: folder.path + "/App/Ticker")
    let home = SceneSketch(
      element: "viewController", id: "home", attributes: ["customClass=\"HomeController\""])
    try folder.write(
      storyboard(initial: "nav", [.stack("nav", nil), home]), to: "App/Other/Stack.storyboard")
    try folder.write(
      storyboard(initial: "bar", [.tabs("bar", [])]), to: "App/Other/Bar.storyboard")
    if !existing.isEmpty { try folder.write(existing, to: "App/.macward.yml") }
  }

  private func checkDownload(_ name: String, _ existing: String) async throws {
    let text = try String(contentsOfFile: "\(folder.path)/downloads/\(name)", encoding: .utf8)
    let clicked = try JSONValue(
      try Data(
        contentsOf: folder.url.appending(path: "downloads/" + name.replacing(".yml", with: ".json"))
      ))
    var rest = text.split(separator: "\n")[...]
    let change = clicked["changes"]?.array?.first
    for line in existing.split(separator: "\n") {
      let isChanged = change != nil && Self.decision.contains(line)
      #expect(
        rest.contains(line) || line.contains("task-tab") || isChanged, "\(name) has lost \(line)")
      if let place = rest.firstIndex(of: line) { rest = rest[(place + 1)...] }
    }
    let file = try CatalogFile(name, text: text, mayBeEmpty: true)
    let schema = try JSONSchema(
      URL(fileURLWithPath: Repository.rules + "/schema/configuration.schema.json"))
    #expect(schema.errors(in: JSONValue(file.root)) == [], "\(text)")
    let read = try Configuration(name, text: text)
    if let change {
      let found = read.decisions.first { $0.rule == "tab-bar/view-menu-commands" }
      let status = change["status"]?.string
      #expect(found?.status.rawValue == (status == "removed" ? nil : status), "\(text)")
      #expect(found == nil || (found?.reason ?? "") == change["reason"]?.string, "\(text)")
    }
    try folder.write(text, to: "App/.macward.yml")
    let run = try await Macward.start("report", "App", "--format", "json", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)\n\(text)")
    let project = try #require(try JSONValue(run.output)["projects"]?.array?.first)
    let report = ClickedReport(project)
    let lost = (clicked["decisions"]?.array ?? []).filter { !report.shows(decision: $0) }
    let places = lost.reduce(0) { $0 + ($1["places"]?.array?.count ?? 0) }
    // An answer may remove what a decision is about, and the report then says so.
    #expect(places <= report.notes.count, "\(name): \(lost)\n\(report.notes)\n\(text)")
    for answer in clicked["answers"]?.array ?? [] {
      #expect(report.shows(answer: answer), "\(name): \(answer)\n\(text)")
    }
  }
}

/// A report in JSON, with what was clicked before.
private struct ClickedReport {
  let project: JSONValue

  init(_ project: JSONValue) { self.project = project }

  /// Whether a decision counts.
  func shows(decision: JSONValue) -> Bool {
    let places = (decision["places"]?.array ?? []).map(\.place)
    let found = decided.filter { one in
      one.status == decision["status"]?.string && places.contains { $0.matches(one) }
        && (one.reason ?? "") == decision["reason"]?.string
        && (one.name == decision["rule"]?.string || one.name == decision["outcome"]?.string)
    }
    return !found.isEmpty
  }

  /// Whether a question is answered: it is not open any more for its structures.
  func shows(answer: JSONValue) -> Bool {
    let places = Set(answer["places"]?.array?.compactMap(\.string) ?? [])
    let open = (project["questions"]?.array ?? []).filter { $0["id"] == answer["id"] }
    let asked = open.flatMap { question -> [String] in
      (question["places"]?.array ?? []).map {
        "\($0["file"]?.string ?? "")#\($0["object"]?.string ?? "")"
      }
    }
    let isListed = (project["structures"]?.array ?? []).contains { structure in
      structure["titles"] == answer["value"]
    }
    let isList = answer["value"]?.array != nil
    return places.isDisjoint(with: asked) && (!places.isEmpty || open.isEmpty)
      && (!isList || isListed)
  }

  /// The notes about entries that match nothing.
  var notes: [String] {
    (project["problems"]?.array ?? []).compactMap { $0["message"]?.string }
      .filter { $0.contains("this decision") }
  }

  struct Decided {
    var name: String?
    var status: String?
    var reason: String?
    var file: String?
    var object: String?
  }

  private var decided: [Decided] {
    let all = ["recommendations", "checklist"].flatMap { project[$0]?.array ?? [] }
    let findings = all.flatMap { finding in
      ([finding["subject"]] + (finding["places"]?.array ?? []).map { $0["subject"] }).map {
        subject in
        Decided(
          name: finding["rule"]?.string, status: finding["status"]?.string,
          reason: finding["decidedBy"]?["reason"]?.string, file: subject?["file"]?.string,
          object: subject?["object"]?.string)
      }
    }
    let outcomes = (project["structures"]?.array ?? []).flatMap { structure in
      ([structure["decision"]] + (structure["procedures"]?.array ?? []))
        .compactMap { $0 }.filter { $0["decidedBy"] != nil }.flatMap { decision in
          ["accepted", "overridden"].map { status in
            Decided(
              name: decision["outcome"]?.string, status: status,
              reason: decision["decidedBy"]?["reason"]?.string,
              file: structure["file"]?.string, object: structure["object"]?.string)
          }
        }
    }
    return findings + outcomes
  }
}

extension JSONValue {
  /// The place of a decision, by its keys.
  fileprivate var place: ClickedPlace {
    let parts = self["structure"]?.string?.split(separator: "#").map(String.init)
    return ClickedPlace(
      file: parts?.first ?? self["file"]?.string, object: parts?.last ?? self["object"]?.string)
  }

  /// The same as a node of a YAML file.
  fileprivate init(_ node: YAMLNode) {
    switch node.value {
    case .nothing: self = .null
    case .flag(let flag): self = .bool(flag)
    case .number(let number): self = .number(Double(number))
    case .text(let text): self = .string(text)
    case .list(let elements): self = .array(elements.map(JSONValue.init))
    case .mapping(let entries):
      self = .object(Dictionary(entries.map { ($0.key, JSONValue($0.node)) }) { $1 })
    }
  }
}

private struct ClickedPlace {
  var file: String?
  var object: String?

  func matches(_ decided: ClickedReport.Decided) -> Bool {
    object == "project"
      ? decided.object == "" && file == nil
      : (file == nil || file == decided.file) && (object == nil || object == decided.object)
  }
}
