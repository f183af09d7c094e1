import Drawings
import Guidance
import Markup
import MigrationStrategy

/// A section for each structure.
extension HTMLProject {
  /// The structures that something is said about, with their positions.
  var told: [(offset: Int, element: StructureReport)] {
    project.structures.enumerated().filter { !$0.element.isRoutine }
  }

  func id(ofStructure index: Int) -> String { "\(id)-s\(index + 1)" }

  func name(of structure: StructureReport) -> String {
    "\(Wording.kind(structure.kind)): \(shortName(of: structure))"
  }

  private func shortName(of structure: StructureReport) -> String {
    let titles = Wording.titles(of: structure)
    return titles.isEmpty ? structure.scene : titles.joined(separator: ", ")
  }

  var structures: PagePart? {
    part(
      "structures", "Structures", filter: "structures",
      told.map { structure($0.element, at: $0.offset) })
  }

  private func structure(_ structure: StructureReport, at index: Int) -> MarkupNode {
    let own = id(ofStructure: index)
    let decisions = structure.decisions.map { decision in
      self.decision(decision, titled: decision.procedure != structure.decision?.procedure)
    }
    return tag(
      "div",
      [
        "class": "structure", "role": "group", "id": own, "data-kind": structure.kind,
        "tabindex": "-1",
        "data-files": page.files.numbers(of: [structure.file], in: project),
        "aria-labelledby": "\(own)-name",
      ],
      [
        heading(2, name(of: structure), ["id": "\(own)-name", "dir": "auto"]),
        origin(of: structure),
      ]
        + pictures(drawn?.entries[index]) + decisions + howTo(groups[index])
        + findings(groups[index], depth: 3))
  }

  private func origin(of structure: StructureReport) -> MarkupNode {
    let custom = structure.customClass.map { [.text(", class "), tag("code", $0)] } ?? []
    return tag(
      "p", ["class": "origin"],
      [
        placeTag("\(structure.file):\(structure.line)"), .text(", object "),
        tag("code", structure.object), .text(", role \(structure.role)"),
      ] + custom + (structure.fromSource ? [.text(", \(Wording.fromSource)")] : []))
  }

  private func pictures(_ entry: ProjectPictures.Entry?) -> [MarkupNode] {
    switch entry {
    case .pair(let pair):
      let figures = [
        figure(pair.before, pair.captions.before), figure(pair.after, pair.captions.after),
      ]
      return [tag("div", ["class": pair.device == .phone ? "pair" : "pair broad"], figures)]
    case .alike(let index):
      let twin = tag(
        "a", ["href": "#\(id(ofStructure: index))"], shortName(of: project.structures[index]))
      return [note([.text("It would look like "), twin, .text(", drawn above.")])]
    case .leftOut: return [note([.text("Not drawn: there are enough pictures above.")])]
    case .undecided:
      return [note([.text("Not drawn: the files do not tell what becomes of it.")])]
    case nil: return []
    }
  }

  private func note(_ words: [MarkupNode]) -> MarkupNode { tag("p", ["class": "note"], words) }

  private func figure(_ picture: Picture, _ caption: String) -> MarkupNode {
    tag("figure", [tag("figcaption", caption), .element(picture.drawing)])
  }

  /// Where the page says how to build what is recommended for a structure.
  private func howTo(_ groups: [RecommendationGroup]) -> [MarkupNode] {
    guard page.sections.contains(.build) else { return [] }
    let names = Set(groups.map(\.first.equivalent))
    let links = page.report.buildable.filter { names.contains($0.id) }
      .map { tag("a", ["href": "#\(anchor("build", $0.id))"], $0.title) }
    guard !links.isEmpty else { return [] }
    return [
      tag("p", ["class": "how-to"], [.text("How to build it: ")] + links.separated(by: ", "))
    ]
  }
}
