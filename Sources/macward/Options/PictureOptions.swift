import ArgumentParser
import Reports

/// The options for pictures and their folder.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write pictures into a folder, and replace those of an earlier report. Default: a folder "
        + "beside a Markdown review that is written to a file.",
      valueName: "dir"), completion: .directory)
  var pictures: String?

  @Flag(name: .long, help: ArgumentHelp("Leave out all pictures.", visibility: .hidden))
  var noPictures = false

  func validate() throws {
    if noPictures, pictures != nil {
      throw ValidationError("--pictures and --no-pictures cannot be combined.")
    }
  }

  /// Returns the folder to write pictures to, or `nil` for no pictures.
  func folder(_ format: ReportFormat, output: String?) -> PictureFolder? {
    if let pictures { return PictureFolder(path: pictures) }
    // There is no folder next to a device.
    guard !noPictures, format == .markdown, let output, !output.hasPrefix("/dev/") else {
      return nil
    }
    return PictureFolder(beside: output)
  }

  /// Writes the pictures of a report.
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
