import FileReading
import YAMLReading

/// An XcodeGen specification (`project.yml`) with its includes.
struct XcodeGenFile {
  private(set) var value = SpecValue.nothing
  /// The files that are being read, so that a file that includes itself is read only once.
  private var open: [String] = []
  private var count = 0

  /// The maximum number of included files. Without a limit, files that include each other twice
  /// would take exponential time.
  private static let limit = 100

  init(contentsOf path: String) throws(ProjectError) {
    value = try read(ProjectPath.normal(path))
  }

  private mutating func read(_ path: String) throws(ProjectError) -> SpecValue {
    count += 1
    guard !open.contains(path), count < Self.limit else { return .nothing }
    open.append(path)
    defer { open.removeLast() }
    let own = try Self.values(of: path)
    var merged = SpecValue.nothing
    for include in own["include"].oneOrMore where include["enable"].text != "NO" {
      guard let name = include.text ?? include["path"].text else { continue }
      let folder = ProjectPath.parent(of: name)
      let included = try read(
        ProjectPath.normal(ProjectPath.join(ProjectPath.parent(of: path), name)))
      let isRelative = include["relativePaths"].text != "NO" && !folder.isEmpty
      let moved = isRelative ? included.moved(into: folder) : included
      merged = merged == .nothing ? moved : merged.merged(under: moved)
    }
    return merged == .nothing ? own : merged.merged(under: own)
  }

  private static func values(of path: String) throws(ProjectError) -> SpecValue {
    let bytes = try FileBytes.load(manifest: path)
    do throws(YAMLError) {
      let node = try YAMLReader.read(String(decoding: bytes, as: UTF8.self))
      return node.map { SpecValue($0) } ?? .nothing
    } catch {
      throw ProjectError(file: path, line: error.place.line, message: error.message + ".")
    }
  }
}

extension SpecValue {
  /// Returns a specification with paths relative to the folder that includes it.
  fileprivate func moved(into folder: String) -> SpecValue {
    changing([
      "configFiles": { $0.changingAll { $0.path(in: folder) } },
      "packages": { $0.changingAll { $0.changing(["path": { $0.path(in: folder) }]) } },
      "localPackages": { $0.path(in: folder) },
      "projectReferences": { $0.changingAll { $0.changing(["path": { $0.path(in: folder) }]) } },
      "targets": { $0.changingAll { $0.target(in: folder) } },
      "targetTemplates": { $0.changingAll { $0.target(in: folder) } },
    ])
  }

  private func target(in folder: String) -> SpecValue {
    let inner: (SpecValue) -> SpecValue = { $0.changing(["path": { $0.path(in: folder) }]) }
    return changing([
      "sources": { .list($0.oneOrMore.map { $0.path(in: folder) }) },
      "configFiles": { $0.changingAll { $0.path(in: folder) } }, "info": inner,
      "entitlements": inner,
    ])
  }

  private func path(in folder: String) -> SpecValue {
    switch self {
    case .text(let path): .text(ProjectPath.join(folder, path))
    case .list(let paths): .list(paths.map { $0.path(in: folder) })
    case .mapping: changing(["path": { $0.path(in: folder) }])
    case .nothing: self
    }
  }

  private func changing(_ changes: [String: (SpecValue) -> SpecValue]) -> SpecValue {
    guard case .mapping(var entries) = self else { return self }
    for (key, change) in changes {
      if let value = entries[key] { entries[key] = change(value) }
    }
    return .mapping(entries)
  }

  private func changingAll(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    guard case .mapping(let entries) = self else { return self }
    return .mapping(entries.mapValues(change))
  }
}
