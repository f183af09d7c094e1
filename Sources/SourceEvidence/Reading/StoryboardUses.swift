/// Finds the storyboards that a file opens: `UIStoryboard(name: "Main", bundle: nil)` followed by
/// `instantiateInitialViewController()`, or by the instantiation of a scene with an identifier.
struct StoryboardUses {
  private let file: CodeFile
  private var found = OpenedStoryboards()
  /// The storyboard that was opened last, as long as it is unknown which scene is instantiated.
  private var pending: (name: String, end: Int)?

  private init(_ file: CodeFile) { self.file = file }

  /// Returns the storyboards that a file opens.
  static func found(in file: CodeFile) -> OpenedStoryboards {
    var uses = StoryboardUses(file)
    WrittenWords.forEach(in: file) { uses.see($0) }
    uses.begin()
    return uses.found
  }

  private mutating func see(_ word: WrittenWords.Word) {
    guard !word.isText else { return seeText(word) }
    let name = file.text.bytes[word.range]
    if Self.names.contains(where: name.elementsEqual) { return open(word) }
    if Self.libraries.contains(where: name.elementsEqual) { found.areAllKnown = false }
    guard name.starts(with: Self.instantiate) else { return }
    let isInitial = name.dropFirst(Self.instantiate.count).starts(with: Self.initial)
    let isNear = pending.map { word.range.lowerBound - $0.end < Self.reach } ?? false
    if isInitial {
      if !isNear { found.areAllKnown = false }
      begin()
    } else if isNear, name.starts(with: Self.byIdentifier) {
      pending = nil
    }
  }

  /// Looks for the name in `UIStoryboard(name: "Main"` and `storyboardWithName:@"Main"`.
  private mutating func open(_ word: WrittenWords.Word) {
    let context = WordContext(word, in: file)
    if file.isObjectiveC ? context.isFollowed(by: ":") : context.isFollowedByArgument("name") {
      begin()
      awaited = word.range.upperBound
    }
  }

  /// The end of the name of a function whose argument is expected.
  private var awaited: Int? {
    didSet { if oldValue != nil, awaited != nil { found.areAllKnown = false } }
  }

  private mutating func seeText(_ word: WrittenWords.Word) {
    guard let start = awaited else { return }
    awaited = nil
    let between = file.text.bytes[start..<word.range.lowerBound]
    guard between.allSatisfy(Self.isPartOfCall) else {
      found.areAllKnown = false
      return
    }
    let name = String(decoding: file.text.bytes[word.range], as: UTF8.self)
    pending = (name, word.range.upperBound)
  }

  /// Takes the initial scene of the pending storyboard as instantiated.
  private mutating func begin() {
    if awaited != nil {
      found.areAllKnown = false
      awaited = nil
    }
    if let name = pending?.name { found.begun.insert(name) }
    pending = nil
  }

  /// Whether a byte may be between the name of a function and a literal that is its first argument.
  private static func isPartOfCall(_ byte: UInt8) -> Bool {
    byte <= 32 || "(.:@\"#".utf8.contains(byte) || "initname".utf8.contains(byte)
  }

  /// The number of bytes after the name of a storyboard within which its scene is instantiated.
  private static let reach = 800
  private static let names = ["UIStoryboard", "storyboardWithName"].map { Array($0.utf8) }
  /// What opens storyboards with names that libraries compute.
  private static let libraries = [
    "StoryboardBased", "StoryboardSceneBased", "StoryboardScene", "SwinjectStoryboard", "Rswift",
    "RswiftResources",
  ].map { Array($0.utf8) }
  private static let instantiate = Array("instantiate".utf8)
  private static let initial = Array("Initial".utf8)
  private static let byIdentifier = Array("instantiateViewController".utf8)
}
