/// What an expression stands for, as far as the source tells.
indirect enum Value {
  /// Nothing is known. `needs` names a type that is declared in a file that was not parsed.
  case unknown(needs: String?)
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

  static var unknown: Value { .unknown(needs: nil) }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  var object: CodeObject? { if case .object(let object) = self { object } else { nil } }

  var list: ListValue? { if case .list(let list) = self { list } else { nil } }

  /// The name of a case, or of a constant in Objective-C.
  var caseName: String? {
    if case .enumeration(_, let name, _) = self { name } else { nil }
  }

  /// The objects inside.
  var objects: [CodeObject] {
    switch self {
    case .object(let object): [object]
    case .list(let list): list.elements.flatMap(\.objects)
    case .tuple(let parts): parts.flatMap(\.value.objects)
    case .enumeration(_, _, let payload): payload.flatMap(\.objects)
    default: []
    }
  }

  var needs: String? { if case .unknown(let needs) = self { needs } else { nil } }
}

/// A list, as far as the source tells.
struct ListValue {
  var elements: [Value]
  /// Whether these are all elements.
  var isWhole = true
  /// Whether some of them depend on what holds at run time.
  var isConditional = false
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
