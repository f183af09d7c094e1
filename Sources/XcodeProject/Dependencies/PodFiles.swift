import FileReading

/// The pods of a `Podfile`, with their versions in `Podfile.lock`.
struct PodFiles {
  /// A pod in a `Podfile`.
  private struct Pod {
    var name: String
    var line: Int
    var path: String?
  }

  private(set) var dependencies: [Dependency] = []

  /// Reads the files in a folder. Files that cannot be read contain no pods.
  init(in folder: String) {
    let lock = Self.lines(of: folder + "/Podfile.lock")
    let versions = Self.versions(in: lock)
    var seen: Set<String> = []
    var file = "Podfile"
    var pods = Self.pods(in: Self.lines(of: folder + "/Podfile"))
    if pods.isEmpty { (pods, file) = (Self.locked(in: lock), "Podfile.lock") }
    for pod in pods where seen.insert(pod.name).inserted {
      var found = Dependency(
        kind: .pod, name: pod.name, version: versions[pod.name], file: file, line: pod.line)
      if let path = pod.path {
        Podspec(in: ProjectPath.join(folder, path), named: pod.name).map { $0.apply(to: &found) }
      }
      dependencies.append(found)
    }
  }

  private static func lines(of path: String) -> [Substring] {
    guard let bytes = try? FileBytes.load(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the pods in lines such as `pod 'A/B', '~> 1.0'`.
  private static func pods(in lines: [Substring]) -> [Pod] {
    lines.enumerated().compactMap { index, line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("pod "), let name = quoted(in: words) else { return nil }
      return Pod(name: root(of: name), line: index + 1, path: path(in: words))
    }
  }

  /// Returns the pods that a lock file lists as those that a `Podfile` names.
  private static func locked(in lines: [Substring]) -> [Pod] {
    guard let start = lines.firstIndex(of: "DEPENDENCIES:") else { return [] }
    return lines.indices.dropFirst(start + 1).prefix { lines[$0].hasPrefix("  - ") }.map {
      Pod(name: root(of: entry(lines[$0])), line: $0 + 1)
    }
  }

  /// Returns the version of each pod in lines such as `  - A (1.0):`.
  private static func versions(in lines: [Substring]) -> [String: String] {
    let pods = lines.prefix { $0 != "DEPENDENCIES:" }.filter { $0.hasPrefix("  - ") }
    let found = pods.compactMap { line -> (String, String)? in
      guard let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")"), open < close
      else { return nil }
      return (root(of: entry(line)), String(line[line.index(after: open)..<close]))
    }
    return Dictionary(found) { first, _ in first }
  }

  private static func entry(_ line: Substring) -> String {
    String(line.dropFirst(4).filter { $0 != "\"" }.prefix { $0 != " " && $0 != ":" })
  }

  private static func root(of pod: String) -> String { String(pod.prefix { $0 != "/" }) }

  private static func quoted(in text: Substring) -> String? {
    let parts = text.split(separator: text.contains("'") ? "'" : "\"", maxSplits: 2)
    return parts.count > 1 ? String(parts[1]) : nil
  }

  /// Returns the folder in `:path => 'A'` or `path: 'A'`.
  private static func path(in line: Substring) -> String? {
    for key in [":path =>", ":path=>", "path:"] {
      let parts = line.split(separator: key, maxSplits: 1)
      if parts.count == 2 { return quoted(in: " " + parts[1]) }
    }
    return nil
  }
}

/// The systems in the specification of a pod.
struct Podspec {
  private let systems: Set<String>

  /// Reads the specification in a folder, or at a path, or returns `nil` if there is none or it
  /// names no systems.
  init?(in folder: String, named name: String) {
    let paths = folder.hasSuffix(".podspec") ? [folder] : ["\(folder)/\(name).podspec"]
    guard let path = paths.first, let bytes = try? FileBytes.load(path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    var found: Set<String> = []
    for line in lines {
      for system in ["ios", "osx", "macos"]
      where line.contains(".\(system).deployment_target")
        || (line.contains(".platform") && line.contains(":\(system)"))
      {
        found.insert(system)
      }
    }
    guard !found.isEmpty else { return nil }
    systems = found
  }

  /// Adds what the specification says.
  func apply(to pod: inout Dependency) {
    let isForMac = systems.contains("osx") || systems.contains("macos")
    pod.macOS = isForMac ? .supported : .missing
    pod.evidence = "Its specification names \(systems.sorted().joined(separator: ", "))."
  }
}
