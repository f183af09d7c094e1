import ArgumentParser
import Foundation

/// Writes a text to a file, or else to standard output.
func write(_ text: String, to output: String?) throws {
  do {
    guard let output else {
      return try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
  } catch {
    let target = output.map {
      "\($0) cannot be written: check that its folder exists and is writable."
    }
    tell("macward: \(target ?? "the report cannot be written to standard output.")")
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
