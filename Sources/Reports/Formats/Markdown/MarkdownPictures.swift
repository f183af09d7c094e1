import Drawings

/// Pictures of structures.
extension MarkdownReporter {
  /// The pictures of a structure side by side, or a word on where to look; `nil` where there is
  /// nothing to draw.
  func picture(_ entry: ProjectPictures.Entry?, in project: ProjectReport) -> String? {
    switch entry {
    case .pair(let pair):
      return """
        | \(pair.captions.before) | \(pair.captions.after) |
        | --- | --- |
        | \(image(pair.before)) | \(image(pair.after)) |
        """
    case .alike(let index):
      return layout.wrap("*Would look like ‘\(name(of: project.structures[index]))’, drawn above.*")
    case .leftOut: return "*Not drawn: there are enough pictures above.*"
    case .undecided: return "*Not drawn: the files do not tell what becomes of it.*"
    case nil: return nil
    }
  }

  private func image(_ picture: Picture) -> String {
    let folder = pictures.map { $0.folder + "/" } ?? ""
    return "!" + link(picture.title, to: folder + picture.fileName)
  }
}
