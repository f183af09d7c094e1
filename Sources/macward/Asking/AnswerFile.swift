import Foundation
import Guidance
import Reports

/// The `.macward.yml` file to which answers are added.
struct AnswerFile {
  /// The path of the file.
  let path: String
  /// The configuration in it, or `nil` if there is no such file.
  let existing: Configuration?
  /// The places for answers, or `nil` if they cannot be added without changing something else.
  let template: ConfigurationTemplate?

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isReplaced: Whether an existing file is ignored.
  /// - Throws: An exit code, after all errors in the file have been printed.
  init(_ path: String, isReplaced: Bool) throws {
    self.path = path
    guard !isReplaced, FileManager.default.fileExists(atPath: path) else {
      (existing, template) = (nil, .empty)
      return
    }
    let configuration = try printingErrors { () throws(CatalogErrors) in
      try Configuration(contentsOf: path)
    }
    existing = configuration
    template = ConfigurationTemplate(configuration.text)
  }

  /// The folder of the file, relative to the working directory, or an empty path for that itself.
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// Returns the configuration with more answers.
  func configuration(with answers: [GivenAnswer]) throws -> Configuration {
    let text = (template ?? .empty).text(adding: answers)
    let read = try printingErrors { () throws(CatalogErrors) in
      try Configuration(path, text: text)
    }
    guard template == nil, var result = existing else { return read }
    result.answers += read.answers.map { answer in
      var answer = answer
      // The line identifies what the answer adds, and must not be that of another entry.
      answer.line += Self.distance
      return answer
    }
    return result
  }

  private static let distance = 1_000_000

  /// Writes the answers.
  ///
  /// - Parameters:
  ///   - answers: The answers.
  ///   - draft: The text of a new file, without the answers.
  /// - Throws: An exit code, after the error has been printed.
  func save(_ answers: [GivenAnswer], draft: ConfigurationDraft) throws {
    let template = existing == nil ? ConfigurationTemplate(draft.text) : template
    let text = template?.text(adding: answers)
    guard let text, isComplete(text, answers) else {
      let piece = ConfigurationTemplate.empty.text(adding: answers)
      try write("\nAdd this to \(path):\n\n" + piece, to: nil)
      throw failure("\(path) is unchanged, because its form is unusual: add the lines above to it.")
    }
    try write(text, to: path)
  }

  /// Whether a text contains all answers.
  private func isComplete(_ text: String, _ answers: [GivenAnswer]) -> Bool {
    let before = existing?.answers.count ?? 0
    return (try? Configuration(path, text: text))?.answers.count == before + answers.count
  }
}
