/// Finds the storyboards that a file opens: `UIStoryboard(name: "Main", bundle: nil)`, on which code
/// instantiates the initial scene, or a scene with an identifier.
struct StoryboardUses {
  private let file: CodeFile
  /// The names of the opened storyboards by the offsets of the calls, or `nil` for computed names.
  private var opened: [Int: String?] = [:]
  /// The offsets of the calls whose storyboards variables hold, by the names of the variables.
  private var held: [String: [Int]] = [:]
  /// The storyboards of which a scene is instantiated, and whether it is the initial one.
  private var instantiated: [(storyboard: Expression, isInitial: Bool)] = []

  /// Returns the storyboards that a file opens.
  static func found(in file: CodeFile) -> OpenedStoryboards {
    var uses = StoryboardUses(file: file)
    if file.text.bytes.contains("toryboard") { uses.search() }
    return uses.result
  }

  private init(file: CodeFile) { self.file = file }

  // MARK: Calls

  private mutating func search() {
    var calls: [(callee: Expression, arguments: [Argument], offset: Int)] = []
    var variables = file.variables + file.types.flatMap(\.variables)
    CodeVisitor(
      visit: { expression, _ in
        if case .call(let callee, let arguments) = expression.kind {
          calls.append((callee, arguments, expression.offset))
        }
        return true
      }, declare: { variable, _ in variables.append(variable) }, roles: .effect
    ).walk(file)
    for call in calls { see(call.callee, call.arguments, at: call.offset) }
    for variable in variables {
      guard let value = variable.value, opened[value.offset] != nil else { continue }
      held[variable.name, default: []].append(value.offset)
    }
  }

  private mutating func see(_ callee: Expression, _ arguments: [Argument], at offset: Int) {
    if Self.opens(callee) {
      let name = arguments["name"] ?? arguments.unlabeled
      let text: String? = if case .string(let text)? = name?.kind { text } else { nil }
      opened[offset] = .some(text)
    } else if case .member(let storyboard?, let name) = callee.kind,
      name.hasPrefix("instantiateInitial") || name.hasPrefix("instantiateViewController")
    {
      instantiated.append((storyboard, name.hasPrefix("instantiateInitial")))
    }
  }

  /// Whether a call opens a storyboard by its name.
  private static func opens(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name("UIStoryboard"): true
    case .member(let type?, "init"), .member(let type?, "storyboardWithName"):
      type.lastName == "UIStoryboard"
    default: false
    }
  }

  // MARK: Storyboards

  private var result: OpenedStoryboards {
    var result = OpenedStoryboards()
    var open = Set(opened.keys)
    for (storyboard, isInitial) in instantiated {
      let calls = calls(for: storyboard)
      if isInitial {
        result.areAllKnown = result.areAllKnown && !calls.isEmpty
        result.begun.formUnion(calls.compactMap { opened[$0] ?? nil })
      }
      open.subtract(calls)
    }
    // What code does with the others is unknown.
    result.begun.formUnion(open.compactMap { opened[$0] ?? nil })
    if opened.values.contains(nil) || file.words.contain(Self.libraries) {
      result.areAllKnown = false
    }
    return result
  }

  /// Returns the offsets of the calls that open a storyboard.
  private func calls(for storyboard: Expression) -> [Int] {
    if opened[storyboard.offset] != nil, case .call = storyboard.kind { return [storyboard.offset] }
    return storyboard.lastName.flatMap { held[$0] } ?? []
  }

  /// What opens storyboards with names that libraries compute.
  private static let libraries = NameSet(
    [
      "StoryboardBased", "StoryboardSceneBased", "StoryboardScene", "SwinjectStoryboard", "Rswift",
      "RswiftResources",
    ])
}
