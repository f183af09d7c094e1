import FileReading
import MigrationStrategy
import Projects
import SourceEvidence

/// A Swift class of the app with all declarations of it: its own and those of its extensions.
struct ClassCode: Sendable {
  /// The name.
  let name: String
  /// The declaration.
  let declaration: CodeDeclaration
  /// The file with the declaration.
  let code: SwiftCode
  /// The other files with extensions of it, or with members of its superclasses.
  private let others: [SwiftCode]

  /// Finds a class. Returns `nil` if it is in no file that can be edited, or declared under conditions.
  init?(_ name: String, in context: ScaffoldContext) {
    let app = context.app
    guard let place = app.project.source?.classes.place(of: name),
      let code = SwiftCode(place.file, app.files), let declaration = code.type(name)
    else { return nil }
    (self.name, self.code, self.declaration) = (name, code, declaration)
    others = app.files.extensions(of: name, besides: place.file).compactMap {
      SwiftCode($0, app.files)
    }
  }

  /// The method with a name and labels, and its file.
  func method(_ fullName: String) -> (code: SwiftCode, declaration: CodeDeclaration)? {
    ([code] + others).lazy.compactMap { file in
      file.method(fullName, of: name).map { (file, $0) }
    }.first
  }

  /// Returns the first place of some code in the declarations of the class.
  func place(of words: [String]) -> SourceLocation? {
    ([code] + others).lazy.compactMap { file in
      file.declarations.lazy.filter { $0.name == name && $0.owner == nil }.compactMap(\.body)
        .compactMap { file.firstIndex(of: words, in: $0) }.first.map { file.place($0) }
    }.first
  }

  /// The methods.
  var methods: [CodeDeclaration] {
    ([code] + others).flatMap { $0.members(of: name).filter { $0.keyword == "func" } }
  }

  /// Whether the class has a member with a name.
  func declares(_ member: String) -> Bool {
    ([code] + others).contains { $0.members(of: name).contains { $0.name == member } }
  }

  /// Returns the edit that runs lines when the view of a controller is loaded, or `nil` if the method is
  /// compiled under conditions.
  func whenLoaded(_ lines: String, _ summary: String) -> Edit? {
    let name = "viewDidLoad()"
    if let (code, declaration) = method(name) {
      return code.insertion(lines, atStartOf: declaration).map {
        Edit($0, of: self.name, name, summary)
      }
    }
    return adding(
      "override func viewDidLoad()", "super.viewDidLoad()\n\(lines)", named: name, summary)
  }

  /// Returns the edit that adds a method at the end of the class.
  ///
  /// - Parameters:
  ///   - head: The declaration up to its body, without the access level.
  ///   - lines: The lines of the body.
  ///   - name: The full name of the method.
  ///   - summary: What the edit does.
  /// - Returns: The edit, or `nil` if the class has no body.
  func adding(_ head: String, _ lines: String, named name: String, _ summary: String) -> Edit? {
    guard let body = declaration.body else { return nil }
    let inner = lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let splice = code.insertion(
      "\(declaration.access)\(head) {\n\(inner)\n}", before: body.upperBound)
    return Edit(EditedLines(splice: splice, place: place), of: self.name, name, summary)
  }

  /// The place of the declaration.
  var place: SourceLocation { code.place(declaration.first) }
}

extension SwiftCode {
  /// Returns the insertion of lines at the start of a method, behind the call of the superclass that
  /// begins it. Returns `nil` if the method has no body, or is compiled under conditions.
  func insertion(_ lines: String, atStartOf method: CodeDeclaration) -> EditedLines? {
    guard let body = method.body, !method.isConditional else { return nil }
    let first = body.lowerBound + 1
    guard tokens.text(first) == "super", tokens.isSign("(", first + 3),
      let close = tokens.partners[first + 3],
      let behind = insertion(lines, behindStatement: close, asDeepAs: first)
    else {
      return EditedLines(splice: insertion(lines, behind: body.lowerBound), place: place(first))
    }
    return EditedLines(splice: behind, place: place(first))
  }

  /// Returns the index of the first token in a range that begins some code, written without spaces.
  func firstIndex(of words: [String], in range: ClosedRange<Int>) -> Int? {
    range.first { start in
      words.indices.allSatisfy { tokens.text(start + $0) == words[$0] }
    }
  }
}
