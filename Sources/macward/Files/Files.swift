import ArgumentParser
import Foundation

/// Writes a text to a file, or else to standard output.
///
/// - Throws: An exit code, once it has been told what is wrong. Nothing is told to whoever has closed
///   the pipe that standard output is: they have read enough.
func write(_ text: String, to output: String?) throws {
  do throws(OutputFailure) {
    if let output {
      try OutputFile.save(text, to: output)
    } else {
      try OutputFile.put(text, to: STDOUT_FILENO)
    }
  } catch {
    if output == nil, error.isClosedPipe { throw ExitCode.closedPipe }
    tell("macward: \(output ?? "standard output") cannot be written: \(error.advice).")
    throw ExitCode.unreadable
  }
}

/// What a file holds.
func contents(of file: String) throws -> Data {
  do {
    return try Data(contentsOf: URL(fileURLWithPath: file))
  } catch {
    let exists = FileManager.default.fileExists(atPath: file)
    tell(
      "macward: \(file): "
        + (exists ? "this file cannot be read." : "no such file; check the spelling."))
    throw ExitCode.unreadable
  }
}

/// What standard input holds.
func standardInput() throws -> Data {
  do {
    return try FileHandle.standardInput.readToEnd() ?? Data()
  } catch {
    tell("macward: standard input cannot be read.")
    throw ExitCode.unreadable
  }
}
