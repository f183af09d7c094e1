extension EditRefusal {
  /// The reason as a sentence for people.
  package var reason: String {
    switch self {
    case .notUTF8, .malformed, .unknownFormat, .oldArchive, .launchScreen, .binaryPropertyList,
      .openStepPropertyList, .rootIsNoDictionary:
      fileReason
    case .ambiguousKey, .noDictionary, .noArray: propertyListReason
    case .conflictingEdits: "The edits replace the same bytes."
    default: elementReason
    }
  }

  /// Reasons about the whole file.
  private var fileReason: String {
    switch self {
    case .malformed(let line, let problem): "Line \(line): \(problem)"
    case .unknownFormat(let root): "Files that begin with <\(root)> are not edited."
    case .oldArchive: "The file is from before Xcode 5. Open it once in Xcode and save it."
    case .launchScreen: "Launch screens are not edited: they have no navigation."
    case .binaryPropertyList:
      "The property list is binary. Convert it with `plutil -convert xml1`."
    case .openStepPropertyList:
      "The property list has the format of OpenStep. Convert it with `plutil -convert xml1`."
    case .rootIsNoDictionary: "The property list is not a dictionary."
    default: "The file is not UTF-8."
    }
  }

  /// Reasons about an element of a file.
  private var elementReason: String {
    switch self {
    case .absentObject(let id): "No element has the ID \(id)."
    case .ambiguousObject(let id, let lines):
      "The ID \(id) is on several lines: \(Self.list(lines))."
    case .unknownElement(let name, let line): "Line \(line): elements <\(name)> are not edited."
    case .unknownAttribute(let name, let element, let line):
      "Line \(line): the place of the attribute \(name) in <\(element)> is not known."
    case .unknownChild(let name, let element, let line):
      "Line \(line): the place of <\(name)> in <\(element)> is not known."
    case .valueInChild(let attribute, let line):
      "Line \(line): a child element holds the value of \(attribute)."
    case .controlCharacter(let value):
      "A control character cannot be written: \(value.debugDescription)."
    case .severalElementsOnLine(let line): "Line \(line) has several elements."
    case .existingValue(let name, let line): "Line \(line): \(name) has another value already."
    default: "The edit is not possible."
    }
  }

  /// Reasons about a key of a property list.
  private var propertyListReason: String {
    switch self {
    case .ambiguousKey(let key, let lines):
      "The key \(key) is on several lines: \(Self.list(lines))."
    case .noDictionary(let key, let line): "Line \(line): the value of \(key) is not a dictionary."
    case .noArray(let key, let line): "Line \(line): the value of \(key) is not an array."
    default: "The edit is not possible."
    }
  }

  private static func list(_ lines: [Int]) -> String {
    lines.map(String.init).joined(separator: ", ")
  }
}
