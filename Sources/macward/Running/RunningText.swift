import Markup
import RunningEvidence

/// The screens of running apps, as text for a terminal.
struct RunningText {
  private let input: RunningInput
  private let summary: RunningSummary

  init(_ input: RunningInput) {
    self.input = input
    summary = RunningSummary(input.dump)
  }

  /// The text, which ends with a line break.
  var text: String {
    let sections = [files, controllers, bars, RunningMeaning(summary).lines]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var files: [String] {
    input.files.map { file in
      let dump = file.dump
      return harmless(
        "\(file.name): \(counted(dump.controllerCount, "view controller")), "
          + "\(counted(dump.elementCount, "element")); "
          + "\(counted(dump.passedOver, "other line")) passed over")
    }
  }

  private var controllers: [String] {
    var lines: [String] = []
    for controller in input.dump.controllers { add(controller, 1, to: &lines) }
    guard !lines.isEmpty else { return [] }
    let helpers = input.dump.controllers.reduce(0) { $0 + Self.helpers(in: $1) }
    return ["View controllers"] + lines
      + (helpers == 0 ? [] : ["  \(counted(helpers, "helper")) of the system left out"])
  }

  private func add(_ controller: RunningController, _ level: Int, to lines: inout [String]) {
    if controller.kind != .helper { lines.append(line(controller, level)) }
    let next = controller.kind == .helper ? level : level + 1
    for child in controller.children { add(child, next, to: &lines) }
    for other in controller.presented { add(other, next, to: &lines) }
  }

  private func line(_ controller: RunningController, _ level: Int) -> String {
    let mark = controller.presentation == nil ? "" : "+ "
    let parts = [
      mark + RunningWords.name(controller), RunningWords.kind(controller),
      controller.presentation.map { "presented as \(RunningWords.name($0))" },
      controller.state?.isVisible == true ? "visible" : nil,
    ]
    return harmless(
      String(repeating: "  ", count: level) + parts.compactMap(\.self).joined(separator: " · "))
  }

  private static func helpers(in controller: RunningController) -> Int {
    (controller.kind == .helper ? 1 : 0)
      + (controller.children + controller.presented).reduce(0) { $0 + helpers(in: $1) }
  }

  /// The elements that say something about navigation.
  private var bars: [String] {
    var lines: [String] = []
    for element in input.dump.elements {
      element.visit { element in
        if let line = bar(element) { lines.append(harmless("  " + line)) }
      }
    }
    return lines.isEmpty ? [] : ["Elements"] + lines
  }

  private func bar(_ element: RunningElement) -> String? {
    guard let words = RunningWords.bars[element.type] else { return nil }
    let title = element.type == "TabBar" ? nil : element.identifier ?? element.label
    let buttons = RunningWords.buttons(of: element).joined(separator: ", ")
    let texts = [title ?? "", buttons].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : "\(words)  \(texts.joined(separator: ": "))"
  }
}

/// Returns a number with a noun.
private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
