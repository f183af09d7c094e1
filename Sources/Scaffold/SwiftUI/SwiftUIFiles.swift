import FileReading
import MigrationStrategy
import NavigationGraph
import ProjectEdits
import Projects
import SourceEvidence

/// Turns a draft into the edits and notes of a SwiftUI app.
struct SwiftUIFiles {
  private let draft: Draft
  private let context: ScaffoldContext
  private let folder: CodeFolder

  init(_ draft: Draft, _ context: ScaffoldContext, _ header: FileHeader) {
    self.draft = draft
    self.context = context
    folder = CodeFolder(app: context.app, header: header)
  }

  /// All changes.
  var changes: Changes {
    var addition = tabAddition
    if draft.hasSidebarCommands { addition.commands.append("SidebarCommands()") }
    if !addition.commands.isEmpty {
      guard let scene = sceneEdit(addition.commands) else {
        return folder.changes(files, draft.edits, draft.notes + [.noScene])
      }
      addition.edits.append(scene)
    }
    return folder.changes(files, draft.edits + addition.edits, draft.notes + addition.notes)
  }

  /// What the tab view of the draft gets.
  private var tabAddition: Addition {
    guard let table = draft.sections, draft.hasSectionCommands || draft.tabBarMode == .sidebar
    else { return Addition() }
    let place = context.advice.subjects[table.bar].location
    guard let code = SwiftCode(place.file, context.app.files),
      let view = code.tabView(at: place.line), !code.isConditional(view.first)
    else { return Addition(notes: [.refused(.otherCode, at: place)]) }
    let sidebar = draft.tabBarMode == .sidebar ? sidebar(of: view, in: code) : Addition()
    let commands = draft.hasSectionCommands ? commands(table, view, code) : Addition()
    return Addition(
      edits: sidebar.edits + commands.edits, notes: sidebar.notes + commands.notes,
      commands: commands.commands)
  }

  private var files: [NewFile] { [draft.settings.flatMap(folder.settings)].compactMap(\.self) }

  /// Edits, or notes about what is in the way.
  private struct Addition {
    var edits: [Edit] = []
    var notes: [Note] = []
    /// The commands of the window group.
    var commands: [String] = []
  }
}

// MARK: - Sidebar

extension SwiftUIFiles {
  private func sidebar(of view: ViewExpression, in code: SwiftCode) -> Addition {
    if let style = view.modifiers.first(where: { $0.name == "tabViewStyle" }) {
      return Addition(notes: [.otherStyle(at: code.place(style.period + 1))])
    }
    if let empty = code.emptyTab(of: view) {
      return Addition(notes: [.emptyTab(code.tokens.text(empty), at: code.place(empty))])
    }
    let isNew =
      !context.app.versionFlags.contains("before18") || code.isAvailable(view.first, from: 18)
    let line = isNew ? ".tabViewStyle(.sidebarAdaptable)" : ".sidebarTabs()"
    let edit = Edit(code.modifying(view, with: line), of: "TabView", "style", line)
    return Addition(edits: [edit] + (isNew ? [] : [style(for: code)]), notes: [.sidebarOnIPad])
  }

  private func style(for code: SwiftCode) -> Edit {
    let lines = EditedLines(splice: code.appending(Self.style), place: code.place(0))
    return Edit(lines, of: "View", "extension", "sidebarTabs()")
  }

  private static let style = """
    extension View {
      /// Shows the tabs as a sidebar where the system has one.
      @ViewBuilder fileprivate func sidebarTabs() -> some View {
        if #available(iOS 18.0, macOS 15.0, *) {
          tabViewStyle(.sidebarAdaptable)
        } else {
          self
        }
      }
    }
    """
}

// MARK: - Commands

extension SwiftUIFiles {
  private func commands(
    _ table: SectionTable, _ view: ViewExpression, _ code: SwiftCode
  ) -> Addition {
    guard context.app.minimum >= SystemVersion(numbers: [15]) else {
      return Addition(notes: [.earlySystem(at: code.place(view.first))])
    }
    let classes = context.app.project.source?.classes ?? ClassHierarchy()
    let taken = ["SectionCommands", "WindowSection"].compactMap { context.taken($0) }
    guard taken.isEmpty else { return Addition(notes: taken) }
    do throws(SelectedSections.Refusal) {
      let tabs = context.advice.subjects[table.bar].children.count
      let sections = try SelectedSections(
        of: view, in: code, table, tabs: tabs, context.app.files, classes)
      return Addition(
        edits: [value(of: sections, view, code), types(table, code)], notes: keyNotes(table),
        commands: ["SectionCommands()"])
    } catch {
      return Addition(notes: [.refused(error, at: code.place(view.first))])
    }
  }

  /// Tells the commands what the window shows.
  private func value(
    of sections: SelectedSections, _ view: ViewExpression, _ code: SwiftCode
  ) -> Edit {
    let elements = sections.elements.split(separator: "\n").map { "  \($0)" }.joined(
      separator: "\n")
    let lines = ".focusedSceneValue(\\.windowSections, [\n\(elements)\n])"
    return Edit(
      code.modifying(view, with: lines), of: "TabView", "focusedSceneValue", "windowSections")
  }

  private func types(_ table: SectionTable, _ code: SwiftCode) -> Edit {
    let flags: Set<String> = table.hasKeys && table.sections.count < 10 ? ["keys"] : []
    let text = Template(text: EmbeddedText.windowSectionsTemplate).filled(flags: flags)
    let lines = EditedLines(splice: code.appending(String(text.dropLast())), place: code.place(0))
    return Edit(lines, of: "SectionCommands", "type", "new type SectionCommands")
  }

  /// Adds commands to the first window group of the app.
  private func sceneEdit(_ commands: [String]) -> Edit? {
    guard let (code, scene) = context.windowGroup else { return nil }
    let list = commands.joined(separator: "\n")
    let summary = commands.joined(separator: ", ")
    if let closure = scene.modifiers.first(where: { $0.name == "commands" })?.closure {
      let splice = code.insertion(list, behind: closure)
      return Edit(
        EditedLines(splice: splice, place: code.place(closure)), of: "WindowGroup", "commands",
        summary)
    }
    let inner = commands.map { "  \($0)\n" }.joined()
    let lines = code.modifying(scene, with: ".commands {\n\(inner)}")
    return Edit(lines, of: "WindowGroup", "commands", summary)
  }

  /// The commands of the app that have the keys of sections.
  private func keyNotes(_ table: SectionTable) -> [Note] {
    let keys = Set((1...9).map { "⌘\($0)" })
    return context.advice.commands.filter { $0.key.map(keys.contains) == true }.map { command in
      let key = command.key ?? ""
      return Note(
        kind: table.hasKeys ? .step : .advice, place: command.location,
        text: table.hasKeys
          ? "The command in the View menu has the key \(key) now: take it from what has it here."
          : "This has the key \(key), so that the commands of the sections have none.")
    }
  }
}

extension ScaffoldContext {
  /// The first window group of the app, if it is always compiled.
  var windowGroup: (code: SwiftCode, scene: ViewExpression)? {
    guard let type = app.swiftUIApp, let code = SwiftCode(type.place.file, app.files),
      let body = code.type(type.name)?.body,
      let group = code.firstIndex(of: ["WindowGroup"], in: body), !code.isConditional(group)
    else { return nil }
    let scene = code.view(at: group)
    return scene.closure == nil ? nil : (code, scene)
  }
}

extension SwiftCode {
  /// The only view in the closure of a scene.
  func onlyView(in scene: ViewExpression) -> ViewExpression? {
    guard let closure = scene.closure, let close = tokens.partners[closure], closure + 1 < close,
      tokens.all[closure + 1].kind == .word,
      !["if", "let", "switch"].contains(tokens.text(closure + 1))
    else { return nil }
    let view = view(at: closure + 1)
    return view.end == close ? view : nil
  }

  /// The first view in a tab view that shows nothing, such as the gap for a button above the bar.
  fileprivate func emptyTab(of view: ViewExpression) -> Int? {
    guard let closure = view.closure, let close = tokens.partners[closure] else { return nil }
    var index = closure + 1
    while index < close {
      let isEmpty = ["Spacer", "EmptyView", "Divider"].contains(tokens.text(index))
      if isEmpty, tokens.startsLine(index), tokens.isSign("(", index + 1) { return index }
      index = tokens.next(after: index)
    }
    return nil
  }

  /// The tab view that begins on a line, or the only one in the file.
  fileprivate func tabView(at line: Int) -> ViewExpression? {
    let all = tokens.all.indices.filter {
      tokens.text($0) == "TabView" && (tokens.isSign("(", $0 + 1) || tokens.isSign("{", $0 + 1))
    }
    let there = all.filter { place($0).line == line }
    guard let first = there.count == 1 ? there.first : all.count == 1 ? all.first : nil else {
      return nil
    }
    return view(at: first)
  }
}

// MARK: - Notes

extension Note {
  fileprivate static func refused(
    _ refusal: SelectedSections.Refusal, at place: SourceLocation
  ) -> Note { Note(kind: .refused, place: place, text: refusal.text) }

  fileprivate static func otherStyle(at place: SourceLocation) -> Note {
    .write(
      ".tabViewStyle(.sidebarAdaptable)", at: place,
      "The tab view has another style here: choose between them.")
  }

  fileprivate static func emptyTab(_ name: String, at place: SourceLocation) -> Note {
    Note(
      kind: .refused, place: place,
      text:
        "The tab view has a \(name) among its tabs, which a sidebar shows as an empty row: leave it out there "
        + "first, with what is placed above it.")
  }

  fileprivate static func earlySystem(at place: SourceLocation) -> Note {
    Note(
      kind: .refused, place: place,
      text:
        "Commands that follow the window in front need iOS 15, and the app runs on earlier systems."
    )
  }

  fileprivate static let noScene = Note(
    kind: .refused,
    text: "The window group of the app is not found in a type that is always compiled.")

  fileprivate static let sidebarOnIPad = Note(
    kind: .advice,
    text:
      "On iPad the style shows the tabs at the top, and people can open the sidebar there as well.")
}
