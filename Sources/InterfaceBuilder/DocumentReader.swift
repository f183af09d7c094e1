#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads Interface Builder files one after another. Use one reader for each thread.
package final class DocumentReader {
  /// What became of a file.
  package enum Outcome: Sendable {
    /// Read in full: an iOS or tvOS document.
    case document(Document)
    /// Recognised, counted and left out.
    case leftOut(Platform, DocumentProblem)
    /// Not a document that can be read.
    case unreadable(DocumentProblem)
  }

  private let treeReader: ElementTreeReader?
  private var buffer: [UInt8] = []

  /// Creates a reader.
  package init() { treeReader = ElementTreeReader() }

  /// Reads the file at a path.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - name: The path to call it by in the result, relative to the folder that was asked for.
  package func read(_ path: String, as name: String) -> Outcome {
    do throws(DocumentProblem) {
      try load(path, as: name)
      return try outcome(for: buffer, as: name)
    } catch {
      return .unreadable(error)
    }
  }

  /// Reads a document from bytes in memory.
  package func read(_ bytes: [UInt8], as name: String) -> Outcome {
    do throws(DocumentProblem) {
      return try outcome(for: bytes, as: name)
    } catch {
      return .unreadable(error)
    }
  }

  private func outcome(for bytes: [UInt8], as name: String) throws(DocumentProblem) -> Outcome {
    let tree = try tree(of: bytes, as: name)
    guard tree.isElement(0, named: .document) else {
      throw DocumentProblem(
        tree.isElement(0, named: .archive) ? .note : .error,
        at: Location(file: name, line: tree.line(of: 0)), Self.message(forRoot: tree))
    }
    let platform = Platform(targetRuntime: tree[0, .targetRuntime], type: tree[0, .type])
    guard platform.isRead else {
      return .leftOut(
        platform,
        DocumentProblem(
          .note, at: Location(file: name, line: tree.line(of: 0)),
          Self.message(for: platform, tree)))
    }
    let form: Document.Form = name.hasSuffix(".xib") ? .xib : .storyboard
    return .document(
      DocumentBuilder(tree).document(file: name, form: form, platform: platform))
  }

  private func tree(of bytes: [UInt8], as name: String) throws(DocumentProblem) -> ElementTree {
    guard !bytes.isEmpty else {
      throw DocumentProblem(
        .error, at: Location(file: name, line: 1),
        "The file is empty: restore it, or delete it from the project.")
    }
    guard let treeReader else {
      throw DocumentProblem(.error, at: Location(file: name, line: 1), "No memory to read it.")
    }
    do throws(ElementTreeReader.Failure) {
      return try treeReader.read(bytes)
    } catch {
      throw DocumentProblem(
        .error, at: Location(file: name, line: error.line, column: error.column),
        "This is not a document of Interface Builder: \(error.message). "
          + "Open it in Xcode and save it, or restore it.")
    }
  }

  private static func message(forRoot tree: ElementTree) -> String {
    tree.isElement(0, named: .archive)
      ? "Left out: an archive from before Xcode 5. Open it once in Xcode and save it."
      : "This is not a document of Interface Builder: its root is "
        + "<\(tree.spelling(of: 0))>, not <document>."
  }

  private static func message(for platform: Platform, _ tree: ElementTree) -> String {
    switch platform {
    case .macOS: "Left out: a macOS document, which is at home on the Mac already."
    case .watchOS: "Left out: a watchOS document, which has no equivalent on the Mac."
    default:
      "Left out: a document for an unknown platform "
        + "(\(tree[0, .targetRuntime] ?? tree[0, .type] ?? "no targetRuntime"))."
    }
  }

  private func load(_ path: String, as name: String) throws(DocumentProblem) {
    let place = Location(file: name, line: 1)
    // O_NONBLOCK: opening a pipe that nobody writes to must not wait.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw DocumentProblem(.error, at: place, "It cannot be opened: \(systemMessage).")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw DocumentProblem(.error, at: place, "It is not a regular file.")
    }
    try fill(from: file, size: Int(status.st_size), place)
  }

  private func fill(from file: Int32, size: Int, _ place: Location) throws(DocumentProblem) {
    guard size <= Int(Int32.max) else {
      throw DocumentProblem(.error, at: place, "It is larger than 2 GB, which no document is.")
    }
    var failed = false
    buffer = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      while count < size {
        let got = Self.read(file, bytes.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    if failed {
      throw DocumentProblem(.error, at: place, "It cannot be read: \(systemMessage).")
    }
  }

  private static func read(_ file: Int32, _ bytes: UnsafeMutablePointer<UInt8>?, _ size: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, bytes, size)
    #elseif canImport(Glibc)
      Glibc.read(file, bytes, size)
    #elseif canImport(Musl)
      Musl.read(file, bytes, size)
    #endif
  }

  private var systemMessage: String { String(cString: strerror(errno)) }
}
