/// What an expression stands for, as far as the source tells.
indirect enum Value {
  /// Nothing is known.
  case unknown
  case object(CodeObject)
  case list(ListValue)
  case text(CodeText)
  case image(CodeImage)
  case number(Int)
  case boolean(Bool)
  /// A case of an enumeration; the type is unknown for `.home`.
  case enumeration(type: String?, name: String, payload: [Value])
  /// A type itself.
  case type(String)
  case closure(Closure, Scope)
  case tuple([(label: String, value: Value)])

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  var object: CodeObject? { if case .object(let object) = self { object } else { nil } }

  var list: ListValue? { if case .list(let list) = self { list } else { nil } }

  /// The name of a case, or of a constant in Objective-C.
  var caseName: String? {
    if case .enumeration(_, let name, _) = self { name } else { nil }
  }

  /// The objects inside.
  var objects: [CodeObject] {
    var (found, steps): ([CodeObject], Int) = ([], Self.mostSteps)
    addObjects(to: &found, &steps)
    return found
  }

  /// How many values are looked into: lists may hold each other many times over.
  private static let mostSteps = 100_000

  private func addObjects(to found: inout [CodeObject], _ steps: inout Int) {
    steps -= 1
    guard steps > 0 else { return }
    switch self {
    case .object(let object): found.append(object)
    case .list(let list): for element in list.elements { element.addObjects(to: &found, &steps) }
    case .tuple(let parts): for part in parts { part.value.addObjects(to: &found, &steps) }
    case .enumeration(_, _, let payload):
      for part in payload { part.addObjects(to: &found, &steps) }
    default: break
    }
  }

}

/// A list, as far as the source tells.
struct ListValue {
  var elements: [Value]
  /// Whether these are all elements.
  var isWhole = true
  /// Whether some of them depend on what holds at run time.
  var isConditional = false

  /// How many elements are followed, one after another.
  static let mostFollowed = 40
  /// How many elements are kept.
  private static let mostElements = 1_000

  /// Adds the elements of another list.
  mutating func append(_ other: ListValue) {
    elements += other.elements.prefix(max(0, Self.mostElements - elements.count))
    isWhole = isWhole && other.isWhole && elements.count < Self.mostElements
  }
}

/// An object that code makes, or has from elsewhere.
final class CodeObject {
  /// Its class; nil if unknown.
  var className: String?
  /// Where it was made: file and byte.
  let origin: Origin?
  /// Whether it was made elsewhere, so that only its type is known.
  let isPlaceholder: Bool
  /// What was put into its properties.
  var fields: [String: Value] = [:]
  /// The storyboard it comes from, or that it is.
  var storyboard: CodeTarget.Storyboard?
  /// Its identifier there.
  var identifier: String?
  /// Whether something says where it appears.
  var isUsed = false
  /// Whether it is made only if something holds at run time.
  var isConditional = false
  /// The type whose code makes it, or sets its tabs.
  var owner: String?
  /// Where its tabs, pages or columns were set.
  var assignments: [Origin] = []

  init(_ className: String?, at origin: Origin?, isPlaceholder: Bool = false) {
    self.className = className
    self.origin = origin
    self.isPlaceholder = isPlaceholder
  }
}

/// A byte of a file.
struct Origin: Hashable, Comparable {
  var file: Int
  var offset: Int

  static func < (a: Origin, b: Origin) -> Bool { (a.file, a.offset) < (b.file, b.offset) }
}
