import Foundation
package import Testing

/// Type-checks Swift for Apple's platforms with `Tests/TypeChecking/type-check`.
///
/// The compiled modules of Apple's frameworks are kept in a temporary folder whose name depends on the
/// toolchain and on their sources, for this process and later ones. So are the results: the same files are
/// compiled once for each platform, system, and language mode.
package enum TypeChecker {
  /// The exit status of the script if the machine or the toolchain cannot do it.
  private static let cannotDoIt: Int32 = 77

  /// The modules of Apple's frameworks cannot be made.
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  /// Why this machine cannot type-check for Apple's platforms, or nil if it can.
  package static let reasonToSkip: Comment? = {
    do {
      let result = try TypeCheckScript(platform: .catalyst).run()
      return result.status == cannotDoIt ? "\(result.output)" : nil
    } catch {
      return "\(error)"
    }
  }()

  /// Type-checks the files of one module.
  ///
  /// - Parameters:
  ///   - files: The files' names, which may have folders, and their text.
  ///   - platform: The platform.
  ///   - deploymentTarget: The oldest system, such as `18.0`.
  ///   - languageMode: 5 or 6.
  ///   - sil: Whether variables without a value, missing returns, and data races are looked for, too.
  ///     The first such check for a platform takes a minute.
  /// - Returns: The errors and warnings, as `File.swift:2:3: error: text`.
  /// - Throws: `Unavailable`, with what the script printed.
  package static func check(
    files: [String: String], platform: ApplePlatform, deploymentTarget: String,
    languageMode: Int = 6, sil: Bool = false
  ) async throws -> [String] {
    let modules = try await TypeCheckModules.shared.prepare(platform, sil: sil)
    guard modules.status == 0 else { throw Unavailable(description: modules.output) }
    let script = TypeCheckScript(
      platform: platform, deploymentTarget: deploymentTarget, languageMode: languageMode, sil: sil)
    let modulesFolder = modules.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return try await TypeCheckResults.shared.result(
      of: TypeCheckKey(files: files, script: script), below: modulesFolder
    ) {
      try await run(script, on: files)
    }
  }

  private static func run(_ script: TypeCheckScript, on files: [String: String]) async throws
    -> [String]
  {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let paths = files.keys.sorted().map { "\(folder.path)/\($0)" }
    let result = try await script.runInBackground(paths)
    return withExtendedLifetime(folder) { diagnostics(of: result, below: folder.path) }
  }

  /// The lines that say what is wrong. The other lines show the place in the source.
  private static func diagnostics(of result: TypeCheckScript.Result, below folder: String)
    -> [String]
  {
    let lines = result.output.split(separator: "\n").map(String.init)
    let found = lines.filter { line in
      [": error: ", ": warning: "].contains(where: line.contains)
        && line.first.map { $0 == "/" || $0 == "<" } ?? false
    }
    guard found.isEmpty, result.status != 0 else {
      return found.map { $0.replacing("\(folder)/", with: "") }
    }
    return ["The compiler ended with status \(result.status): \(result.output)"]
  }
}
