/// Finds the uses of some names in a file: in code, and as words of string literals. Declarations,
/// imports, and previews use nothing.
struct NameUses {
  /// A use of a name.
  struct Use {
    /// The index of the name.
    var name: UInt16
    var owner: DeclarationMap.Owner
  }

  private let file: CodeFile
  private let declarations: DeclarationMap
  private let names: NameSet
  private(set) var found: [Use] = []

  /// Finds the uses in a file.
  init(of names: NameSet, in file: CodeFile, _ declarations: DeclarationMap) {
    (self.file, self.declarations, self.names) = (file, declarations, names)
    WrittenWords.forEach(in: file) { see($0) }
  }

  private mutating func see(_ word: WrittenWords.Word) {
    guard let base = file.text.bytes.baseAddress else { return }
    if word.isText { return seeText(word) }
    guard let name = mark(base + word.range.lowerBound, word.range.count) else { return }
    add(name, at: word)
  }

  /// Adds the names in a string literal, which may be a selector or the name of a class.
  private mutating func seeText(_ word: WrittenWords.Word) {
    let text = UnsafeRawBufferPointer(rebasing: file.text.bytes[word.range])
    var inside: [UInt16] = []
    WrittenNames(text).forEach { start, count in mark(start, count).map { inside.append($0) } }
    guard !inside.isEmpty, !WordContext(word, in: file).isImported else { return }
    for name in inside { add(name, at: word) }
  }

  private func mark(_ start: UnsafeRawPointer, _ count: Int) -> UInt16? {
    names.mark(start, count).flatMap { Int($0) < names.names.count ? $0 : nil }
  }

  private mutating func add(_ name: UInt16, at word: WrittenWords.Word) {
    let offset = word.range.lowerBound
    let owner = declarations.owner(of: offset)
    guard !declares(name, owner, offset), !WordContext(word, in: file).isAnnounced,
      file.outerConditions(at: offset).isDisjoint(with: [.preview, .never])
    else { return }
    found.append(Use(name: name, owner: owner))
  }

  /// Whether a name is in the head of a function that it is the name, or the first label, of.
  private func declares(_ name: UInt16, _ owner: DeclarationMap.Owner, _ offset: Int) -> Bool {
    guard let index = owner.function else { return false }
    let declared = declarations.functions[index]
    guard offset < declared.body.lowerBound else { return false }
    let text = names.names[Int(name)]
    return text == declared.function.name || text == declared.function.parameters.first?.label
      || declared.function.isInitializer && text.hasPrefix("initWith")
  }
}

extension WordContext {
  /// Whether the word is the name of a header in `#import "Map.h"`.
  fileprivate var isImported: Bool {
    isPreceded(by: "#import") || isPreceded(by: "#include")
  }

  /// Whether the word is only announced as a class, as in `@class Map, List;`.
  fileprivate var isAnnounced: Bool { isPreceded(by: "@class ") }
}
