import ArgumentParser
import Guidance
import Reports

extension AuditFolder {
  /// Makes the folder, or says why it cannot be written into.
  init(preparedAt path: String) throws {
    self.init(path: path)
    do throws(Refusal) {
      try prepare()
    } catch {
      switch error {
      case .foreign:
        tell(
          "macward: \(path) holds files that are from no audit: name a new folder, or an empty one."
        )
      case .busy:
        tell(
          "macward: another audit writes into \(path): wait until it is done, or name another folder."
        )
      case .unwritable:
        tell("macward: \(path) cannot be written: check that it can be a folder and is writable.")
      }
      throw ExitCode.unreadable
    }
  }

  /// Writes the index, or says that this is not possible.
  func finish(with index: AuditIndex) throws {
    do {
      try write(index)
    } catch {
      tell("macward: the index in \(path) cannot be written: check that the folder is writable.")
      throw ExitCode.unreadable
    }
  }
}

extension AuditIndex {
  /// All of it in a few words.
  var summary: String {
    let counts = totals.counts
    return "\(totals.projects) project\(totals.projects == 1 ? "" : "s"), "
      + "\(counts.count(.required)) required, \(counts.count(.recommended)) recommended, "
      + "\(counts.count(.consider)) to consider"
  }

  /// Ends the program with the status that the index comes to, unless all is well.
  ///
  /// - Parameter limits: From which severity on each project fails, by its folder.
  /// - Throws: The exit code.
  func exit(failingOn limits: [String: FailOn]) throws {
    if lostInput { throw ExitCode.unreadable }
    let fails = projects.contains { project in
      limits[project.folder]?.isReached(by: project.highestOpen) ?? false
    }
    if fails { throw ExitCode.findings }
  }
}
