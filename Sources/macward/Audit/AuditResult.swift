import ArgumentParser
import Guidance
import Reports

extension AuditFolder {
  /// Creates and locks the folder.
  ///
  /// - Throws: An exit code, after the error has been printed.
  init(preparedAt path: String) throws {
    self.init(path: path)
    do throws(Refusal) {
      try prepare()
    } catch .foreign {
      throw failure(
        "\(path) contains files that are not from an audit: name a new or an empty folder.")
    } catch .busy {
      throw failure(
        "another audit writes into \(path): wait until it is done, or name another folder.")
    } catch .unwritable {
      throw failure("\(path) cannot be written: check that it can be a folder and is writable.")
    }
  }

  /// Writes the index, with a history.
  ///
  /// - Throws: An exit code, after the error has been printed.
  func finish(with index: AuditIndex, _ history: History? = nil) throws {
    do {
      try write(index, history)
    } catch {
      throw failure("the index in \(path) cannot be written: check that the folder is writable.")
    }
  }
}

extension AuditIndex {
  /// A summary of the totals.
  var summary: String {
    let counts = totals.counts
    return "\(totals.projects) project\(totals.projects == 1 ? "" : "s"), "
      + "\(counts.count(.required)) required, \(counts.count(.recommended)) recommended, "
      + "\(counts.count(.consider)) to consider"
  }

  /// Throws the exit code of the audit unless it succeeded.
  ///
  /// - Parameters:
  ///   - limits: The lowest severity at which each project fails, by its folder.
  ///   - budget: The number of open findings that each project may have.
  /// - Throws: The exit code.
  func exit(failingOn limits: [String: FailOn], _ budget: BudgetOptions) throws {
    if lostInput { throw ExitCode.unreadable }
    try budget.check(projects.compactMap { app in app.open.map { (app.title, $0) } })
    let fails = projects.contains { project in
      limits[project.folder]?.isReached(by: project.highestOpen) ?? false
    }
    if fails { throw ExitCode.findings }
  }
}
