import FileReading
import ProjectEdits
import SourceEvidence

/// A Swift file of the app into which code is inserted, without a change of any other byte.
///
/// Inserted code is written with two spaces for each level, and gets the indentation and the line ends of
/// the file.
struct SwiftCode: Sendable {
  /// The path, relative to the project's folder.
  let path: String
  /// The tokens.
  let tokens: SwiftTokens
  /// The declarations, a type before what it contains.
  let declarations: [CodeDeclaration]
  private let indentation: Indentation
  private let lineEnd: String

  /// Reads a file. Returns `nil` if it is no Swift that can be edited: its brackets do not match, as in
  /// code with a bracket in only one side of an `#if`.
  init?(_ path: String, _ files: ProjectFiles) {
    guard path.hasSuffix(".swift"), let bytes = files.bytes(of: path) else { return nil }
    self.init(path, bytes)
  }

  /// Reads the bytes of a file.
  init?(_ path: String, _ bytes: [UInt8]) {
    tokens = SwiftTokens(bytes)
    guard tokens.isBalanced, !tokens.all.isEmpty else { return nil }
    self.path = path
    declarations = DeclarationScanner.declarations(of: tokens)
    let text = String(decoding: bytes, as: UTF8.self)
    indentation = Indentation(of: text) ?? Indentation()
    lineEnd = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  }
}

// MARK: - Declarations

extension SwiftCode {
  /// The declaration of a type, or `nil` if it is conditional or there are several.
  func type(_ name: String) -> CodeDeclaration? {
    let all = declarations.filter { $0.isType && $0.name == name && $0.owner == nil }
    return all.count == 1 && all[0].isConditional == false ? all[0] : nil
  }

  /// The members of a type in this file, those of its extensions among them.
  func members(of type: String) -> [CodeDeclaration] {
    declarations.filter { $0.owner == type && !$0.isType }
  }

  /// The method of a type with a name and labels.
  func method(_ fullName: String, of type: String) -> CodeDeclaration? {
    members(of: type).first { $0.keyword == "func" && $0.fullName == fullName }
  }

  /// The place of a token.
  func place(_ index: Int) -> SourceLocation {
    let start = tokens.all[index].range.lowerBound
    let before = tokens.bytes[..<start]
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    return SourceLocation(
      file: path, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column)
  }
}

// MARK: - Insertions

extension SwiftCode {
  /// Returns the insertion of lines at the end of the file.
  func appending(_ lines: String) -> Splice {
    let count = tokens.bytes.count
    let ends = tokens.bytes.suffix(4).filter { $0 != UInt8(ascii: "\r") }.reversed()
      .prefix { $0 == UInt8(ascii: "\n") }.count
    let gap = String(repeating: "\n", count: max(0, 2 - ends))
    return Splice(at: count, text(gap + lines + "\n", at: ""))
  }

  /// Returns the insertion of lines as the first ones in braces.
  func insertion(_ lines: String, behind brace: Int) -> Splice {
    let margin = margin(of: brace)
    let text = "\n" + indented(lines, margin)
    let isAlone = tokens.startsLine(brace + 1)
    let offset = isAlone ? lineEnd(behind: brace) : tokens.all[brace].range.upperBound
    return Splice(at: offset, ends(isAlone ? text : text + "\n" + margin))
  }

  /// Returns the insertion of lines as the last ones in braces, whose closing one is named.
  func insertion(_ lines: String, before brace: Int) -> Splice {
    let margin = margin(of: tokens.partners[brace] ?? brace)
    let isEmpty = tokens.partners[brace] == brace - 1
    guard tokens.startsLine(brace) else {
      return Splice(
        at: tokens.all[brace].range.lowerBound, ends("\n" + indented(lines, margin) + "\n" + margin)
      )
    }
    let gap = isEmpty || !lines.contains("{\n") ? "" : "\n"
    return Splice(at: lineStart(of: brace), ends(gap + indented(lines, margin) + "\n"))
  }

  /// Returns the insertion of lines behind a token that ends a statement, as deep as another one.
  func insertion(_ lines: String, behindStatement index: Int, asDeepAs first: Int) -> Splice? {
    guard tokens.startsLine(index + 1) else { return nil }
    return Splice(
      at: lineEnd(behind: index), text("\n" + lines, at: margin(of: first)))
  }

  /// Returns the insertion of lines behind a token, as a part of its line.
  func insertion(_ lines: String, inLineBehind index: Int) -> Splice {
    let parts = lines.split(separator: "\n").map { $0.drop { $0 == " " } }
    return Splice(at: tokens.all[index].range.upperBound, parts.joined(separator: " "))
  }

  /// The white space at the start of the line with a token.
  func margin(of index: Int) -> String {
    let line = tokens.bytes[lineStart(of: index)...]
    return String(
      decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  private func lineStart(of index: Int) -> Int {
    let start = tokens.all[index].range.lowerBound
    return tokens.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The end of the line with the end of a token, and with a comment behind it.
  private func lineEnd(behind index: Int) -> Int {
    let end = tokens.all[index].range.upperBound
    let rest = tokens.bytes[end...]
    return rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
  }

  /// Lines one level deeper than a margin, with the indentation of the file.
  private func indented(_ lines: String, _ margin: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + indentation.applied(to: "  " + $0) }.joined(separator: "\n")
  }

  private func text(_ lines: String, at margin: String) -> String {
    ends(
      lines.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : margin + indentation.applied(to: String($0)) }
        .joined(separator: "\n"))
  }

  private func ends(_ text: String) -> String {
    lineEnd == "\n" ? text : text.replacing("\n", with: lineEnd)
  }
}
