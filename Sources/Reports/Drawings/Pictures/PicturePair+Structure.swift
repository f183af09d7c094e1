import Drawings
import Guidance
import MigrationStrategy

extension PicturePair {
  /// Draws a structure of a project, or returns `nil` if a drawing would be pointless. `name` is
  /// the prefix of the file names.
  init?(_ structure: StructureReport, in project: ProjectReport, name: String) {
    let target = project.target
    let device = project.device(of: structure)
    guard let screen = TouchScreen(structure, on: device) else { return nil }
    let words = PictureWords(structure, on: device, for: target)
    let after =
      target.drawings?.frame == .macWindow
      ? Self.window(structure, in: project, name: name, words)
      : Self.screen(structure, in: project, name: name, words)
    guard let after else { return nil }
    (self.device, self.after, phrase) = (device, after, target.phrase)
    isSupposed = structure.isSupposed(for: target)
    before = Picture(
      fileName: "\(name)-before.svg", title: words.before, description: words.describe(screen),
      size: screen.size, isMirrored: structure.readsRightToLeft, draw: screen.draw)
  }

  /// Returns the picture of a Mac window with its menu, and with the alternatives below it.
  private static func window(
    _ structure: StructureReport, in project: ProjectReport, name: String, _ words: PictureWords
  ) -> Picture? {
    guard var window = window(structure, in: project) else { return nil }
    window.insetsSidebar = project.edition != .year2027
    let picture = MacPicture(
      window: window, menu: MenuPanel(structure, in: project, showing: window.section),
      alternatives: structure.drawnAlternatives(for: project.target))
    return Picture(
      fileName: "\(name)-after.svg", title: words.after, description: words.describe(picture),
      size: picture.size, isMirrored: structure.readsRightToLeft, draw: picture.draw)
  }

  /// Returns the window of a structure: the main window, if the structure is at the app's top level.
  private static func window(
    _ structure: StructureReport, in project: ProjectReport
  ) -> MacWindow? {
    if let main = project.mainWindow(with: structure), main.confidence != .undecided {
      return MacWindow(main)
    }
    var window =
      MacWindow(structure)
      ?? structure.supposedOutcome(for: project.target).flatMap {
        MacWindow(structure, becoming: $0)
      }
    window?.add(project, around: structure)
    return window
  }

  /// Returns the picture of a screen in the frame of another device.
  private static func screen(
    _ structure: StructureReport, in project: ProjectReport, name: String, _ words: PictureWords
  ) -> Picture? {
    let target = project.target
    guard
      var screen = FramedScreen(structure, for: target)
        ?? structure.supposedOutcome(for: target).flatMap({
          FramedScreen(structure, becoming: $0, for: target)
        })
    else { return nil }
    screen.add(project, around: structure)
    return Picture(
      fileName: "\(name)-after.svg", title: words.after, description: words.describe(screen),
      size: screen.size, isMirrored: structure.readsRightToLeft, frame: screen.frame,
      draw: screen.draw)
  }
}

extension StructureReport {
  /// Whether the outcome is undecided although there is something to draw.
  private var isOpen: Bool { decision?.outcome == .undecided && !titles.isEmpty }

  /// The outcome if the answer to the open question is yes.
  func supposedOutcome(for target: Target) -> Outcome? {
    guard isOpen else { return nil }
    return decision?.questions.compactMap(\.effect).first { isDrawn(becoming: $0, for: target) }
  }

  /// Whether the structure can only be drawn under the assumption that the answer is yes.
  func isSupposed(for target: Target) -> Bool { supposedOutcome(for: target) != nil }

  /// Whether there is something to draw for a target.
  func isDrawn(for target: Target) -> Bool {
    target.drawings?.frame == .macWindow
      ? MacWindow(self) != nil : FramedScreen(self, for: target) != nil
  }

  private func isDrawn(becoming outcome: Outcome, for target: Target) -> Bool {
    target.drawings?.frame == .macWindow
      ? MacWindow(self, becoming: outcome) != nil
      : FramedScreen(self, becoming: outcome, for: target) != nil
  }

  /// The first three alternatives that can be drawn.
  fileprivate func drawnAlternatives(for target: Target) -> [MacPicture.Alternative] {
    let isPages = kind.hasPrefix("page-")
    let decided =
      isPages ? procedures.first { $0.procedure == KnownDecision.pages.rawValue } : decision
    let windows = (decided?.alternatives ?? [])
      .filter { $0.outcome != supposedOutcome(for: target) }.compactMap { alternative in
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
