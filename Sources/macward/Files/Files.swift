import ArgumentParser
import Foundation

/// Writes a text to a file, or to standard output if no file is given.
///
/// - Throws: An exit code, after the error has been printed. A closed pipe is not reported, because
///   its reader no longer wants output.
func write(_ text: String, to output: String?) throws {
  do throws(OutputFailure) {
    if let output {
      try OutputFile.save(text, to: output)
    } else {
      try StandardStreams.current.write(text, to: .output)
    }
  } catch {
    if output == nil, error.isClosedPipe { throw ExitCode.closedPipe }
    throw failure("\(output ?? "standard output") cannot be written: \(error.advice).")
  }
}

/// Returns the contents of a file.
///
/// - Throws: An exit code, after the error has been printed.
func contents(of file: String) throws -> Data {
  do {
    return try Data(contentsOf: URL(fileURLWithPath: file))
  } catch {
    let exists = FileManager.default.fileExists(atPath: file)
    throw failure(
      "\(file): " + (exists ? "this file cannot be read." : "no such file; check the spelling."))
  }
}

/// Returns the contents of standard input.
///
/// - Throws: An exit code, after the error has been printed.
func standardInput() throws -> Data {
  do {
    return try StandardStreams.current.readAll()
  } catch {
    throw failure("standard input cannot be read.")
  }
}

/// Whether a path is that of an existing folder.
func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

/// Returns the path itself if it is a folder, or else the folder of the file.
func folder(of path: String) -> String {
  isFolder(path) ? path : (path as NSString).deletingLastPathComponent
}
