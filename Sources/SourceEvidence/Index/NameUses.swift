import Threads

/// Finds the uses of some names: in code, and as words of string literals. Declarations, imports, and
/// previews use nothing.
struct NameUses {
  /// A use of a name.
  struct Use {
    /// The index of the file.
    var file: Int
    var owner: DeclarationMap.Owner
  }

  /// Returns the uses of names in files, by name.
  static func uses(
    of names: Set<String>, in files: [CodeFile], _ maps: [DeclarationMap], threads: Int
  ) -> [String: [Use]] {
    let names = NameSet(of: names)
    let found = inParallel(files.count, threads: threads) {
      { NameUses(of: names, in: files[$0], maps[$0]).found }
    }
    var uses: [String: [Use]] = [:]
    for (file, found) in found.enumerated() {
      for use in found {
        uses[names.names[Int(use.name)], default: []].append(Use(file: file, owner: use.owner))
      }
    }
    return uses
  }

  private let file: CodeFile
  private let declarations: DeclarationMap
  private let names: NameSet
  private var found: [(name: UInt16, owner: DeclarationMap.Owner)] = []

  private init(of names: NameSet, in file: CodeFile, _ declarations: DeclarationMap) {
    (self.file, self.declarations, self.names) = (file, declarations, names)
    for (index, word) in file.words.all.enumerated() {
      if word.isText {
        seeText(index)
      } else if let name = file.words.mark(index, in: names) {
        add(name, file.words[index])
      }
    }
  }

  /// Adds the names in a string literal, which may be a selector or the name of a class.
  private mutating func seeText(_ index: Int) {
    let parts = file.words.bytes[file.words.all[index].range].split { !SwiftByte.isNamePart($0) }
    let inside = parts.compactMap { names.mark(UnsafeRawBufferPointer(rebasing: $0)) }
    guard !inside.isEmpty, !file.words[index].isImported else { return }
    for name in inside { add(name, file.words[index]) }
  }

  private mutating func add(_ name: UInt16, _ word: WordContext) {
    let offset = word.offset
    let owner = declarations.owner(of: offset)
    guard !declares(name, owner, offset), !word.isAnnounced,
      file.outerConditions(at: offset).isDisjoint(with: [.preview, .never])
    else { return }
    found.append((name, owner))
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
