extension PicturePair {
  /// Draws a structure of a project, for files whose names begin with `name`; `nil` where a drawing
  /// would show nothing.
  init?(_ structure: StructureReport, in project: ProjectReport, name: String) {
    guard let screen = TouchScreen(structure), var window = MacWindow(structure) else { return nil }
    window.add(project, around: structure)
    let picture = MacPicture(
      window: window, menu: MenuPanel(structure, in: project, showing: window.section),
      alternatives: structure.drawnAlternatives)
    let words = PictureWords(structure)
    isOfPad = screen.device == .pad
    let isMirrored = structure.readsRightToLeft
    before = Picture(
      fileName: "\(name)-before.svg", title: words.before, description: words.describe(screen),
      size: screen.size, isMirrored: isMirrored, screen.draw)
    after = Picture(
      fileName: "\(name)-after.svg", title: words.after, description: words.describe(picture),
      size: picture.size, isMirrored: isMirrored, picture.draw)
  }
}

extension Picture {
  fileprivate init(
    fileName: String, title: String, description: String, size: (width: Double, height: Double),
    isMirrored: Bool, _ draw: (inout Canvas) -> Void
  ) {
    var canvas = Canvas(width: size.width, height: size.height, isMirrored: isMirrored)
    draw(&canvas)
    (self.fileName, self.title, self.description) = (fileName, title, description)
    drawing = canvas.element(title: title, description: description)
  }
}

extension StructureReport {
  /// The first three outcomes that lost and can be drawn.
  fileprivate var drawnAlternatives: [MacPicture.Alternative] {
    let isPages = kind.hasPrefix("page-")
    let decided = isPages ? procedures.first { $0.procedure == "pages" } : decision
    let windows = (decided?.alternatives ?? []).compactMap { alternative in
      MacWindow(self, weighing: alternative.outcome).map {
        MacPicture.Alternative(title: Wording.outcome(alternative.outcome), window: $0)
      }
    }
    return Array(windows.prefix(3))
  }

  /// Whether most of its titles do.
  fileprivate var readsRightToLeft: Bool {
    let all = titles.compactMap { $0 } + columns.flatMap { $0 }
    return all.count { Reports.readsRightToLeft($0) } * 2 > all.count
  }
}
