import ArgumentParser
import Reports

/// Whether pictures are written, and the folder for them.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write pictures into a folder, and replace those of an earlier report. Default: a folder "
        + "beside a Markdown review that is written to a file.",
      valueName: "dir"), completion: .directory)
  var pictures: String?

  @Flag(name: .long, help: "Leave out all pictures.")
  var noPictures = false

  func validate() throws {
    if noPictures, pictures != nil {
      throw ValidationError("--pictures and --no-pictures cannot be combined.")
    }
  }

  /// The folder to write into, or `nil` if there is none.
  func folder(_ format: ReportFormat, output: String?) -> PictureFolder? {
    if let pictures { return PictureFolder(path: pictures) }
    // A device has no folder beside it.
    guard !noPictures, format == .markdown, let output, !output.hasPrefix("/dev/") else {
      return nil
    }
    return PictureFolder(beside: output)
  }

  /// Draws the pictures of a report and writes them.
  func write(_ report: Report, _ format: ReportFormat, output: String?) throws -> ReportPictures? {
    guard let folder = folder(format, output: output) else { return nil }
    let pictures = ReportPictures(report, folder: folder.link(from: output))
    do {
      try folder.write(pictures.all)
    } catch {
      throw failure(
        "\(folder.path) cannot be written: check that it can be a folder and is writable.")
    }
    return pictures
  }
}
