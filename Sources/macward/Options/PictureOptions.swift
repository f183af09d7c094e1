import ArgumentParser
import Reports

/// Whether and where pictures are written.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write pictures into a folder, in the place of those of an earlier report; a Markdown review "
        + "in a file has such a folder beside it.",
      valueName: "dir"), completion: .directory)
  var pictures: String?

  @Flag(name: .long, help: "Draw no pictures.")
  var noPictures = false

  func validate() throws {
    if noPictures, pictures != nil {
      throw ValidationError("--pictures and --no-pictures exclude each other.")
    }
  }

  /// The folder to write into; `nil` where none is asked for.
  func folder(_ format: ReportFormat, output: String?) -> PictureFolder? {
    if let pictures { return PictureFolder(path: pictures) }
    // A device is a file in name only.
    guard !noPictures, format == .markdown, let output, !output.hasPrefix("/dev/") else {
      return nil
    }
    return PictureFolder(beside: output)
  }

  /// Draws a report and writes the pictures.
  func write(_ report: Report, _ format: ReportFormat, output: String?) throws -> ReportPictures? {
    guard let folder = folder(format, output: output) else { return nil }
    let pictures = ReportPictures(report, folder: folder.link(from: output))
    do {
      try folder.write(pictures.all)
    } catch {
      tell(
        "macward: \(folder.path) cannot be written: check that it can be a folder and is writable.")
      throw ExitCode.unreadable
    }
    return pictures
  }
}
