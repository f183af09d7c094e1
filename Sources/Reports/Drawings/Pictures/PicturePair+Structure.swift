import Drawings
import Guidance
import MigrationStrategy

extension PicturePair {
  /// Draws a structure of a project, or returns `nil` if a drawing would be pointless. `name` is
  /// the prefix of the file names.
  init?(_ structure: StructureReport, in project: ProjectReport, name: String) {
    let device = project.device(of: structure)
    guard let screen = TouchScreen(structure, on: device),
      var window = MacWindow(structure) ?? structure.supposedWindow
    else { return nil }
    window.add(project, around: structure)
    let picture = MacPicture(
      window: window, menu: MenuPanel(structure, in: project, showing: window.section),
      alternatives: structure.drawnAlternatives)
    let words = PictureWords(structure, on: device)
    self.device = device
    isSupposed = structure.isSupposed
    let isMirrored = structure.readsRightToLeft
    before = Picture(
      fileName: "\(name)-before.svg", title: words.before, description: words.describe(screen),
      size: screen.size, isMirrored: isMirrored, draw: screen.draw)
    after = Picture(
      fileName: "\(name)-after.svg", title: words.after, description: words.describe(picture),
      size: picture.size, isMirrored: isMirrored, draw: picture.draw)
  }
}

extension StructureReport {
  /// Whether the outcome is undecided although there is something to draw.
  private var isOpen: Bool { decision?.outcome == .undecided && !titles.isEmpty }

  /// The outcome if the answer to the open question is yes.
  var supposedOutcome: Outcome? {
    guard isOpen else { return nil }
    return decision?.questions.compactMap(\.effect).first {
      MacWindow(self, becoming: $0) != nil
    }
  }

  /// Whether the structure can only be drawn under the assumption that the answer is yes.
  var isSupposed: Bool { supposedOutcome != nil }

  /// The window if the answer to the open question is yes.
  fileprivate var supposedWindow: MacWindow? {
    supposedOutcome.flatMap { MacWindow(self, becoming: $0) }
  }

  /// The first three alternatives that can be drawn.
  fileprivate var drawnAlternatives: [MacPicture.Alternative] {
    let isPages = kind.hasPrefix("page-")
    let decided =
      isPages ? procedures.first { $0.procedure == KnownDecision.pages.rawValue } : decision
    let windows = (decided?.alternatives ?? [])
      .filter { $0.outcome != supposedOutcome }.compactMap { alternative in
        MacWindow(self, weighing: alternative.outcome).map {
          MacPicture.Alternative(title: Wording.outcome(alternative.outcome), window: $0)
        }
      }
    return Array(windows.prefix(3))
  }

  /// Whether most titles are right-to-left.
  fileprivate var readsRightToLeft: Bool {
    let all = titles.compactMap { $0 } + columns.flatMap { $0 }
    return all.count { Drawings.readsRightToLeft($0) } * 2 > all.count
  }
}
