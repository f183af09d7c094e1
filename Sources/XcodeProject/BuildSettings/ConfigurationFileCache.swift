import Synchronization

/// A cache of the configuration files of a project. Targets share such files, so each is read once.
final class ConfigurationFileCache: Sendable {
  private let files = Mutex<[String: ConfigurationFile]>([:])

  /// The file at a path.
  subscript(path: String) -> ConfigurationFile {
    files.withLock { files in
      if let known = files[path] { return known }
      let file = ConfigurationFile(contentsOf: path)
      files[path] = file
      return file
    }
  }
}
