package import FileReading

/// Reads Interface Builder files one after another. Use one reader per thread.
package final class DocumentReader {
  /// The result of reading a file.
  package enum Outcome: Sendable {
    /// A document for iOS or tvOS, read in full.
    case document(Document)
    /// A document for another platform, left out of the advice. One for the Mac includes its
    /// interface.
    case leftOut(Platform, InputProblem, MacInterface?)
    /// A file that cannot be read as a document.
    case unreadable(InputProblem)
  }

  private let treeReader: ElementTreeReader?
  private let file: FileBuffer

  /// The default size limit of a file, in MiB. The largest known documents have about 5 MB.
  package static let largestFile = 256

  /// Creates a reader.
  ///
  /// - Parameter largestFile: The size limit of a file, in MiB.
  package init(largestFile: Int = DocumentReader.largestFile) {
    treeReader = ElementTreeReader()
    file = FileBuffer(
      limit: FileLimit(
        mebibytes: largestFile,
        ", which no document is: leave it out, or read it with --max-file-size."))
  }

  /// Reads the file at a path.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The path relative to the project, which the result uses.
  /// - Returns: The document, or the reason why there is none.
  package func read(_ path: String, as name: String) -> Outcome {
    do throws(FileFailure) {
      return read(try file.load(path), as: name)
    } catch {
      return .unreadable(
        InputProblem(.error, at: SourceLocation(file: name, line: 1), error.message))
    }
  }

  /// Reads a document from memory.
  package func read(_ bytes: [UInt8], as name: String) -> Outcome {
    bytes.withUnsafeBytes { read($0, as: name) }
  }

  private func read(_ bytes: UnsafeRawBufferPointer, as name: String) -> Outcome {
    do throws(InputProblem) {
      return try outcome(for: bytes, as: name)
    } catch {
      return .unreadable(error)
    }
  }

  private func outcome(
    for bytes: UnsafeRawBufferPointer, as name: String
  ) throws(InputProblem) -> Outcome {
    let tree = try tree(of: bytes, as: name)
    guard tree.isElement(0, named: .document) else {
      throw InputProblem(
        tree.isElement(0, named: .archive) ? .note : .error,
        at: SourceLocation(file: name, line: tree.line(of: 0)), Self.message(forRoot: tree))
    }
    let platform = Platform(targetRuntime: tree[0, .targetRuntime], type: tree[0, .type])
    guard platform.isRead else {
      return .leftOut(
        platform,
        InputProblem(
          .note, at: SourceLocation(file: name, line: tree.line(of: 0)),
          Self.message(for: platform, tree)),
        platform == .macOS ? MacInterface(file: name, tree: tree) : nil)
    }
    let form: Document.Form = name.hasSuffix(".xib") ? .xib : .storyboard
    return .document(
      DocumentBuilder(tree).document(file: name, form: form, platform: platform))
  }

  private func tree(
    of bytes: UnsafeRawBufferPointer, as name: String
  ) throws(InputProblem) -> ElementTree {
    guard !bytes.isEmpty else {
      throw InputProblem(
        .error, at: SourceLocation(file: name, line: 1),
        "The file is empty: restore it, or delete it from the project.")
    }
    guard let treeReader else {
      throw InputProblem(
        .error, at: SourceLocation(file: name, line: 1), "There is not enough memory to read it.")
    }
    do throws(ElementTreeReader.Failure) {
      return try treeReader.read(bytes)
    } catch {
      throw Self.problem(error, in: bytes, as: name)
    }
  }

  /// Returns why bytes are no document, and what to do about it.
  private static func problem(
    _ error: ElementTreeReader.Failure, in bytes: UnsafeRawBufferPointer, as name: String
  ) -> InputProblem {
    func problem(_ message: String, line: Int = 1, column: Int = 1) -> InputProblem {
      InputProblem(.error, at: SourceLocation(file: name, line: line, column: column), message)
    }
    if let form = FileForm(bytes) { return problem(form.message) }
    if let conflict = MergeConflict(in: bytes) {
      return problem(MergeConflict.message, line: conflict.line(in: bytes))
    }
    guard name.hasSuffix(".storyboard") || name.hasSuffix(".xib") else {
      return problem(
        "This is not a document of Interface Builder. Name the folder or the .xcodeproj of an app, "
          + "a storyboard, or a xib.")
    }
    return problem(
      "This is not a document of Interface Builder: \(error.message). "
        + "Open it in Xcode and save it, or restore it.", line: error.line, column: error.column)
  }

  private static func message(forRoot tree: ElementTree) -> String {
    tree.isElement(0, named: .archive)
      ? "Left out: an archive from before Xcode 5. Open it once in Xcode and save it."
      : "This is not a document of Interface Builder: its root is "
        + "<\(tree.spelling(of: 0))>, not <document>."
  }

  private static func message(for platform: Platform, _ tree: ElementTree) -> String {
    switch platform {
    case .macOS: "Left out: a macOS document, which shows what exists on the Mac already."
    case .watchOS: "Left out: a watchOS document, which has no equivalent on the Mac."
    default:
      "Left out: a document for an unknown platform "
        + "(\(tree[0, .targetRuntime] ?? tree[0, .type] ?? "no targetRuntime"))."
    }
  }
}
