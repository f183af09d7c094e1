import FileReading
import RunningEvidence

/// A file that was read.
struct RunningJSONFile: Encodable {
  let name: String
  let lines: Int
  let passedOver: Int
  let problems: [Problem]

  struct Problem: Encodable {
    let line: Int
    let message: String
  }

  init(_ file: RunningInput.File) {
    name = file.name
    lines = file.dump.lineCount
    passedOver = file.dump.passedOver
    problems = file.dump.problems.map { Problem(line: $0.location.line, message: $0.message) }
  }
}

/// The name of a class or a type.
struct RunningJSONName: Encodable {
  let module: String?
  let name: String
  let arguments: [RunningJSONName]?

  init(_ name: RunningName) {
    module = name.module
    self.name = name.name
    arguments = name.arguments.isEmpty ? nil : name.arguments.map { RunningJSONName($0) }
  }
}

/// A line of a file.
struct RunningJSONLocation: Encodable {
  let file: String
  let line: Int

  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
  }
}

/// A view controller with what belongs to it.
struct RunningJSONController: Encodable {
  let `class`: RunningJSONName
  let kind: String
  let address: String?
  let state: String?
  let view: RunningJSONName?
  let presentation: String?
  let location: RunningJSONLocation
  let children: [RunningJSONController]?
  let presented: [RunningJSONController]?

  init(_ controller: RunningController) {
    `class` = RunningJSONName(controller.name)
    kind = controller.kind.rawValue
    address = controller.address.map { "0x" + String($0, radix: 16) }
    state = controller.state?.rawValue
    view = (controller.view?.className).map { RunningJSONName($0) }
    presentation = controller.presentation?.rawValue
    location = RunningJSONLocation(controller.location)
    children = Self.list(controller.children)
    presented = Self.list(controller.presented)
  }

  private static func list(_ controllers: [RunningController]) -> [RunningJSONController]? {
    controllers.isEmpty ? nil : controllers.map { RunningJSONController($0) }
  }
}

/// An element with what it contains.
struct RunningJSONElement: Encodable {
  let type: String
  let label: String?
  let identifier: String?
  let title: String?
  let value: String?
  let isSelected: Bool?
  let isEnabled: Bool?
  let line: Int
  let children: [RunningJSONElement]?

  init(_ element: RunningElement) {
    type = element.type
    label = element.label
    identifier = element.identifier
    title = element.title
    value = element.value
    isSelected = element.isSelected ? true : nil
    isEnabled = element.isEnabled ? nil : false
    line = element.location.line
    children = element.children.isEmpty ? nil : element.children.map { RunningJSONElement($0) }
  }
}
