import FileReading
import MigrationStrategy
import ProjectEdits
import SourceEvidence

/// Lets a tab bar controller show its tabs as a sidebar, or as segments, on the Mac.
struct TabBarModeEdit {
  private let mode: TabBarMode
  private let table: SectionTable
  private let context: ScaffoldContext

  init(_ mode: TabBarMode, _ table: SectionTable, _ context: ScaffoldContext) {
    (self.mode, self.table, self.context) = (mode, table, context)
  }

  /// Adds the edits, or notes about what is in the way.
  func add(to draft: inout Draft) {
    switch TabBarClass(of: table.bar, in: context) {
    case .own(let name, let place): addLines(toClass: name, place, &draft)
    case .absent: addClass(&draft)
    case .made: addLine(&draft)
    case .other(let name):
      draft.notes.append(
        .write(
          lines(on: ""), at: place,
          "\(name) is not a Swift class of the app below UITabBarController: set its mode on the Mac."
        ))
    }
  }

  private var place: SourceLocation { context.advice.subjects[table.bar].location }

  private var value: String { mode == .segments ? ".tabBar" : ".tabSidebar" }

  /// The lines that set the mode of an object, such as `tabs.`, or of `self`.
  private func lines(on object: String) -> String {
    let line = "\(object)mode = \(value)"
    let runsEarlier = context.app.versionFlags.contains("before18")
    return "#if targetEnvironment(macCatalyst)\n"
      + (runsEarlier ? "if #available(macCatalyst 18.0, *) { \(line) }" : line) + "\n#endif"
  }
}

// MARK: - A class of the app

extension TabBarModeEdit {
  private func addLines(toClass name: String, _ place: SourceLocation, _ draft: inout Draft) {
    guard let type = ClassCode(name, in: context) else {
      draft.notes.append(
        .write(lines(on: ""), at: place, "Add the lines to viewDidLoad() of \(name)."))
      return
    }
    if let other = type.modeSetter {
      draft.notes.append(.modeIsSet(lines(on: ""), at: other, name))
      return
    }
    if let hidden = type.tabBarHider {
      draft.notes.append(.barIsHidden(at: hidden, name))
      return
    }
    guard let edit = type.whenLoaded(lines(on: ""), "mode = \(value)") else {
      draft.notes.append(
        .write(
          lines(on: ""), at: place,
          "viewDidLoad() of \(name) is compiled under conditions: add the lines where they hold."))
      return
    }
    draft.edits.append(edit)
  }
}

extension ClassCode {
  /// The place where a class sets its own mode, or the size class on which the mode depends.
  fileprivate var modeSetter: SourceLocation? {
    let own = [code.ownMode(in: declaration), place(of: ["self", ".", "mode", "="])]
    let trait = place(of: ["traitOverrides", ".", "horizontalSizeClass"])
    return (own + [trait]).compactMap(\.self).min()
  }

  /// The place where a class hides its own tab bar.
  fileprivate var tabBarHider: SourceLocation? {
    place(of: ["tabBar", ".", "isHidden", "=", "true"])
  }
}

extension SwiftCode {
  /// The place where the body of a class sets its mode without naming itself.
  fileprivate func ownMode(in type: CodeDeclaration) -> SourceLocation? {
    let own = type.body?.first { index in
      tokens.text(index) == "mode" && tokens.text(index + 1) == "="
        && !tokens.isSign(".", index - 1)
    }
    return own.map { place($0) }
  }
}

// MARK: - A controller without a class

extension TabBarModeEdit {
  private func addClass(_ draft: inout Draft) {
    let name = "SectionTabBarController"
    if let note = context.taken(name) { return draft.notes.append(note) }
    draft.needsTabBarClass = true
    draft.edits += context.classEdits(
      name, of: context.advice.subjects[table.bar].object, at: place)
  }

  /// Sets the mode where code makes the controller.
  private func addLine(_ draft: inout Draft) {
    guard place.file.hasSuffix(".swift") else {
      draft.needsTabBarClass = true
      draft.notes.append(.objectiveCController(at: place))
      return
    }
    guard let code = SwiftCode(place.file, context.app.files),
      let (lines, name) = code.lines(
        behind: "UITabBarController", at: place.line, { self.lines(on: $0 + ".") })
    else {
      draft.notes.append(
        .write(
          lines(on: "controller."), at: place,
          "Give the tab bar controller a name where it is made, and set its mode."))
      return
    }
    draft.edits.append(Edit(lines, of: name, "mode", "\(name).mode = \(value)"))
  }
}

extension SwiftCode {
  /// Returns lines behind the statement of a method that makes a controller, and its name.
  ///
  /// - Parameters:
  ///   - type: The class of the controller.
  ///   - line: The line of its initializer.
  ///   - isConstant: Whether only a constant of the method counts.
  ///   - text: Returns the lines for the name of the controller.
  /// - Returns: The lines and the name, or `nil` if the statement is not known.
  func lines(
    behind type: String, at line: Int, isConstant: Bool = false, _ text: (String) -> String
  ) -> (EditedLines, String)? {
    let calls = tokens.all.indices.filter {
      tokens.text($0) == type && tokens.isSign("(", $0 + 1) && place($0).line == line
    }
    guard calls.count == 1, let call = calls.first, let close = tokens.partners[call + 1],
      let (first, name) = target(before: call), isInMethod(call),
      !isConstant || tokens.text(first) == "let",
      let splice = insertion(text(name), behindStatement: close, asDeepAs: first)
    else { return nil }
    return (EditedLines(splice: splice, place: place(first)), name)
  }

  /// The start and the name of what a call is assigned to: `let tabs`, `tabs`, `self.tabs`.
  private func target(before call: Int) -> (first: Int, name: String)? {
    guard tokens.text(call - 1) == "=" else { return nil }
    var first = call - 1
    while first > 0, !tokens.startsLine(first) { first -= 1 }
    var names = (first..<call - 1).map { tokens.text($0) }
    if names.first == "let" || names.first == "var" {
      names = Array(names.dropFirst().prefix(1))
    }
    let isPlain = names.allSatisfy {
      $0 == "." || $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return isPlain && !names.isEmpty ? (first, names.joined()) : nil
  }

  /// Whether a token is in the body of a method that is always compiled.
  private func isInMethod(_ index: Int) -> Bool {
    let around = declarations.last { $0.body?.contains(index) == true }
    return around.map { ["func", "init"].contains($0.keyword) && !$0.isConditional } ?? false
  }
}

extension Note {
  fileprivate static func barIsHidden(at place: SourceLocation, _ name: String) -> Note {
    Note(
      kind: .refused, place: place,
      text:
        "\(name) hides its tab bar, and shows the sections in another way: a mode of the bar shows nothing."
    )
  }

  fileprivate static func modeIsSet(
    _ lines: String, at place: SourceLocation, _ name: String
  ) -> Note {
    .write(
      lines, at: place,
      "\(name) sets its mode, or the size class that the mode depends on, here. On the Mac this line "
        + "decides, so that nothing is added beside it: limit it to other systems, and set the mode below it."
    )
  }

  fileprivate static func objectiveCController(at place: SourceLocation) -> Note {
    .write(
      "[[SectionTabBarController alloc] init]", at: place,
      "Make the tab bar controller with this class.")
  }
}
