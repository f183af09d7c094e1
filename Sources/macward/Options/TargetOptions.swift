import ArgumentParser
import Foundation
import Guidance

/// The option for the systems that a command advises for.
struct TargetOptions: ParsableArguments {
  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      """
      What the advice is for: mac, ipad, tv, vision, watch, iphone, several of them with commas, or all. \
      Default: from .macward.yml, or else mac.
      """, valueName: "targets"))
  var targets: String?

  /// Returns the targets that the command line or `.macward.yml` names, in the order of the library.
  ///
  /// - Throws: An exit code, after an error about an unknown name has been printed.
  func chosen(from library: CatalogLibrary, for team: Configuration? = nil) throws -> [Target] {
    try Self.targets(targets ?? team?.targets?.joined(separator: ","), in: library)
  }

  /// Returns the targets with some names, or the default one without names.
  static func targets(_ names: String?, in library: CatalogLibrary) throws -> [Target] {
    guard let names else { return Array(library.targets.prefix(1)) }
    let wanted = names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if wanted == [Self.all] { return library.targets }
    let known = library.targets.map(\.id)
    if let unknown = wanted.first(where: { !known.contains($0) }) {
      throw failure(
        "there is no target \(unknown); name one or several of \(known.joined(separator: ", ")), or "
          + "\(Self.all).")
    }
    guard !wanted.isEmpty else {
      throw failure("--for needs a target: \(known.joined(separator: ", ")), or \(Self.all).")
    }
    return library.targets.filter { wanted.contains($0.id) }
  }

  /// The word that stands for all targets.
  private static let all = "all"
}
