import Drawings
import Guidance
import MigrationStrategy

/// An entry for each navigation container or control.
extension Review {
  var structures: [ReviewBlock] { reported.map { .entry(entry($0.element, at: $0.offset)) } }

  private func entry(_ structure: StructureReport, at index: Int) -> ReviewEntry {
    let own =
      structure.decision.map { [ReviewBlock.decision($0, title: nil, structure: index)] } ?? []
    let procedures = structure.procedures.map {
      ReviewBlock.decision($0, title: $0.title, structure: index)
    }
    return ReviewEntry(
      subject: .structure(index), title: name(of: structure),
      blocks: [.paragraph(origin(of: structure), .origin)] + picture(drawn?.entries[index]) + own
        + procedures + howTo(groups[index]) + findings(groups[index]))
  }

  private func origin(of structure: StructureReport) -> ReviewText {
    let place = "\(structure.file):\(structure.line)"
    let source = structure.fromSource == true ? Wording.fromSource : nil
    let running = Wording.runningApp(structure)
    if form == .terminal {
      let parts = [
        "line \(structure.line)", Wording.role(of: structure), structure.customClass, source,
        running,
      ]
      return """
        \(.place("\(structure.file)#\(structure.object)")) · \
        \(parts.compactMap { $0 }.joined(separator: " · "))
        """
    }
    let role: ReviewText? = Wording.role(of: structure).map { ", \(.emphasis($0))" }
    let custom: ReviewText? = structure.customClass.map { ", class \(.code($0))" }
    return """
      \(.place(place)), object \(.code(structure.object))\(role)\(custom)\
      \([source, running].compactMap { $0 }.map { ", \($0)" }.joined()).
      """
  }

  /// Returns the pictures of a structure, or the reason why there are none.
  private func picture(_ entry: ProjectPictures.Entry?) -> [ReviewBlock] {
    switch entry {
    case .pair(let pair): return [.pictures(pair)]
    case .alike(let index):
      let twin = shortName(of: project.structures[index])
      return [
        .paragraph("It would look like \(.link(twin, .structure(index))), drawn above.", .note)
      ]
    case .leftOut:
      return [.paragraph("Not drawn: there are enough pictures above.", .note)]
    case .undecided:
      return [.paragraph("Not drawn: the files do not show what it becomes.", .note)]
    case nil: return []
    }
  }

  /// Returns links to the instructions for the recommendations of a structure.
  private func howTo(_ groups: [RecommendationGroup]) -> [ReviewBlock] {
    let names = Set(groups.flatMap(\.first.equivalents))
    let links = buildable.filter { names.contains($0.id) }
      .map { "\(.link($0.title, .equivalent($0.id)))" as ReviewText }
    guard !links.isEmpty else { return [] }
    return [
      .paragraph("\(.strong("How to build it:")) \(links.joined(separator: ", "))", .howTo)
    ]
  }
}
