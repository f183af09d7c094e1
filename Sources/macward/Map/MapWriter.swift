import ArgumentParser
import Drawings
import Foundation
import Reports

/// Writes maps to standard output, a file, or a folder.
struct MapWriter {
  let maps: NavigationMaps
  let format: MapFormat
  let output: String?

  /// Writes the maps.
  ///
  /// - Throws: An exit code, after the error has been printed.
  func write() throws {
    if format == .json { return try macward.write(try maps.json(), to: output) }
    let drawings = maps.drawings
    guard !drawings.isEmpty else {
      printError("macward: there is nothing to draw: a map needs two scenes.")
      return
    }
    if let output, output.hasSuffix("/") || isFolder(output) {
      return try write(drawings, into: output)
    }
    try macward.write(try text(of: drawings), to: output)
  }

  /// Returns all drawings as one text.
  private func text(of drawings: [MapDrawing]) throws -> String {
    switch format {
    case .mermaid: return maps.mermaidText
    case .dot: return maps.dotText
    case .json: return try maps.json()
    case .svg:
      guard drawings.count == 1 else {
        throw failure(
          "there are \(drawings.count) maps, which do not fit into one picture: name a folder, such "
            + "as --output maps/.")
      }
      return text(of: drawings[0])
    }
  }

  /// Returns the text of a drawing.
  private func text(of drawing: MapDrawing) -> String {
    switch format {
    case .dot: DotMap(drawing.sheet).text
    case .svg: MapFile(drawing.sheet).svg
    case .mermaid, .json: MermaidMap(drawing.sheet).text
    }
  }

  private func write(_ drawings: [MapDrawing], into folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw failure("\(folder) cannot be created: check that no file has its name.")
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    for drawing in drawings {
      try macward.write(
        text(of: drawing), to: "\(base)\(drawing.fileName).\(format.fileEnding)")
    }
  }
}
