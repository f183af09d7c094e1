import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport

import struct FileReading.SourceLocation

extension App {
  /// What is advised for the app with some source code.
  func adviceWithCode(
    commands: [CodeCommand] = [], markers: [Marker] = []
  ) throws -> Advice {
    var source = SourceEvidence()
    (source.commands, source.markers, source.fileCount) = (commands, markers, 1)
    var project = graph.project
    project.source = source
    return Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
  }
}

/// What is advised for an app that consists of source files only.
func advice(onCode files: [String: String]) throws -> Advice {
  var project = Project(name: "App", root: ".", kind: .app)
  let list = files.map { (key: $0.key, value: $0.value) }
  project.source = try withFolder(files: list) { folder in
    SourceReader(threads: 1)
      .read(list.map { SourceFile(path: "\(folder)/\($0.key)", name: $0.key) })
  }
  return Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
}

/// The evidence of the code in one file.
func evidence(of code: String, in file: String = "App.swift") throws -> SourceEvidence {
  try withFolder([file: code]) {
    SourceReader(threads: 1).read([SourceFile(path: "\($0)/\(file)", name: file)])
  }
}

extension CodeCommand {
  /// A command of the menu bar, or of a screen, with a key and ⌘.
  static func sketch(
    _ title: String?, _ key: String? = nil, selector: String? = nil, in menu: String? = nil,
    isInMenuBar: Bool = true, line: Int = 7
  ) -> CodeCommand {
    var command = CodeCommand(
      .keyCommand, place: SourceLocation(file: "App.swift", line: line, column: 3))
    command.title = title.map { CodeText(literal: $0) }
    (command.selector, command.menu, command.isInMenuBar) = (selector, menu, isInMenuBar)
    command.input = key
    if key != nil { command.modifiers = [.command] }
    return command
  }

  /// The command with other modifiers.
  func with(_ modifiers: CodeCommand.Modifier...) -> CodeCommand {
    var command = self
    command.modifiers = Set(modifiers)
    return command
  }

  /// The command in code for something else.
  func when(_ conditions: CodeCondition...) -> CodeCommand {
    var command = self
    command.conditions = Set(conditions)
    return command
  }
}

extension Marker {
  /// A marker on a line of a file.
  static func sketch(
    _ kind: Kind, _ detail: String? = nil, in owner: String? = nil, file: String = "List.swift",
    line: Int = 7, _ conditions: CodeCondition...
  ) -> Marker {
    Marker(
      kind, detail: detail, owner: owner, place: SourceLocation(file: file, line: line, column: 3),
      conditions: Set(conditions))
  }
}
