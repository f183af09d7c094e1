/// The files in which types of the app are declared, parsed when they are needed.
final class SettingsFiles {
  private let contents: (String) -> (path: String, bytes: [UInt8])?
  private var parsed: [String: CodeFile] = [:]

  init(_ contents: @escaping (String) -> (path: String, bytes: [UInt8])?) {
    self.contents = contents
  }

  /// Returns the file that declares a type, or `nil` if the app does not declare it in Swift.
  func file(of type: String) -> CodeFile? {
    guard let (path, bytes) = contents(type), SourceLanguage(fileName: path) == .swift else {
      return nil
    }
    if let known = parsed[path] { return known }
    let file = bytes.withUnsafeBytes { SwiftFileReader.read($0, name: path) }
    parsed[path] = file
    return file
  }

  /// Returns the declaration of a type and its extensions in the same file.
  func declarations(of type: String) -> [TypeDeclaration] {
    file(of: type)?.types.filter { $0.name == type } ?? []
  }
}
