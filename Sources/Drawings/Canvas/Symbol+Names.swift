extension Symbol {
  /// Creates the shape for the name of a symbol or image, such as `house.fill`. For an unknown or
  /// absent name, it is one of four plain shapes, depending on the position.
  package init(named name: String?, at position: Int) {
    self = Symbol(known: name ?? "") ?? Symbol(path: Self.plain[position % Self.plain.count])
  }

  /// Creates the shape for the name of a symbol or image, or returns `nil` if there is none for it.
  package init?(known name: String) {
    let words = Self.words(of: name)
    let known = Self.table.first { entry in
      entry.words.contains { words.contains($0) || words.contains($0 + "s") }
    }
    guard let known else { return nil }
    self.init(path: known.path)
  }

  /// Returns the words of a name such as `person.crop.circle`, `tab-settings`, or `TabHistory`.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = [""]
    var isInside = false
    for character in name.prefix(100) {
      if !character.isLetter || (character.isUppercase && isInside) { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      isInside = character.isLowercase
    }
    return Set(words)
  }

  /// Plain shapes that are easy to distinguish.
  private static let plain = [
    "M3 10A7 7 0 1 1 17 10A7 7 0 1 1 3 10", "M4 4H16V16H4Z", "M10 3L17.5 16H2.5Z",
    "M10 2L18 10L10 18L2 10Z",
  ]

  /// The paths by words that occur in names. The first match is used.
  private static let table: [(words: [String], path: String)] = [
    (["search", "magnifyingglass"], search.path),
    (
      ["gear", "gearshape", "setting", "slider", "wrench"], "M2 6H18M2 14H18M6 3.5V8.5M13 11.5V16.5"
    ),
    (["plus", "add"], plus.path),
    (["trash", "delete"], "M3 5H17M8 5V3H12V5M5 5L6 17H14L15 5"),
    (["share", "action"], "M5 9H3.5V17.5H16.5V9H15M10 12V2M7 5L10 2L13 5"),
    (["compose", "pencil", "edit"], "M4 16L5 12L14 3L17 6L8 15Z"),
    (["refresh", "clockwise"], "M16 10A6 6 0 1 1 13 4.8M13 2V5.5H9.5"),
    (["house", "home"], "M3 10L10 3L17 10M5 8.5V17H15V8.5"),
    (
      ["person", "profile", "account", "contact", "user", "people"],
      "M13 7A3 3 0 1 1 7 7A3 3 0 1 1 13 7M3.5 17C4 10.5 16 10.5 16.5 17"
    ),
    (
      ["heart", "favorite", "favorite"],
      "M10 17L3.5 10C.5 5.5 7.5 1.5 10 6.5C12.5 1.5 19.5 5.5 16.5 10Z"
    ),
    (
      ["star", "rated", "featured"],
      "M10 2L12.4 7.4L18 8L13.8 12L15 17.6L10 14.6L5 17.6L6.2 12L2 8L7.6 7.4Z"
    ),
    (["calendar", "today", "date"], "M3 4.5H17V17H3ZM3 8.5H17M7 2.5V6M13 2.5V6"),
    (
      ["clock", "history", "recent", "timer"],
      "M3 10A7 7 0 1 1 17 10A7 7 0 1 1 3 10M10 5.5V10L13 12"
    ),
    (
      ["bell", "notification", "alarm"], "M4 14.5C6 12.5 5 4.5 10 4.5S14 12.5 16 14.5ZM8.5 17H11.5"
    ),
    (["envelope", "mail", "inbox", "tray"], "M2.5 5H17.5V15.5H2.5ZM2.5 5.5L10 11.5L17.5 5.5"),
    (["bubble", "message", "chat", "conversation"], "M3 4H17V13.5H9L5.5 17V13.5H3Z"),
    (
      ["map", "location", "pin", "mappin"],
      "M10 18C4 11 4.5 2.5 10 2.5S16 11 10 18M12 8A2 2 0 1 1 8 8A2 2 0 1 1 12 8"
    ),
    (["camera"], "M2.5 6H6L7.5 4H12.5L14 6H17.5V16H2.5ZM13 11A3 3 0 1 1 7 11A3 3 0 1 1 13 11"),
    (["photo", "image", "album", "gallery", "picture"], picture.path),
    (
      ["music", "song"], "M7.5 15V4.5L16 3V13.5M7.5 15A2 1.6 0 1 1 4 15A2 1.6 0 1 1 7.5 15"
    ),
    (["play", "video", "film", "tv"], "M5 3.5L16.5 10L5 16.5Z"),
    (["cart", "bag", "shop", "store"], "M4 7H16L17 17.5H3ZM7 9V5.5C7 1.5 13 1.5 13 5.5V9"),
    (
      ["book", "bookmark", "library", "reading"],
      "M10 5C7.5 3 5 3 2.5 4V16C5 15 7.5 15 10 17C12.5 15 15 15 17.5 16V4C15 3 12.5 3 10 5ZV17"
    ),
    (["chart", "stat", "statistic", "report", "graph"], "M4 17V11M10 17V3M16 17V7"),
    (
      ["list", "task", "todo", "checklist"], "M7.5 5H17M7.5 10H17M7.5 15H17M3 5h.1M3 10h.1M3 15h.1"
    ),
    (["folder", "file", "archive"], "M2.5 4H8L9.5 6.5H17.5V16H2.5Z"),
    (["doc", "note", "text"], "M5 2.5H12L15 6V17.5H5ZM8 9H12M8 12.5H12"),
    (
      ["globe", "world", "network", "explore"],
      "M3 10A7 7 0 1 1 17 10A7 7 0 1 1 3 10M3 10H17M10 3C5.5 7 5.5 13 10 17C14.5 13 14.5 7 10 3"
    ),
    (["tag", "label", "price"], "M3 3H10L17.5 10.5L10.5 17.5L3 10ZM6.5 6.5h.1"),
    (
      ["info", "help", "about", "questionmark"],
      "M3 10A7 7 0 1 1 17 10A7 7 0 1 1 3 10M10 9.5V14M10 6.3v.1"
    ),
    (
      ["grid", "collection"],
      "M3 3H8.5V8.5H3ZM11.5 3H17V8.5H11.5ZM3 11.5H8.5V17H3ZM11.5 11.5H17V17H11.5Z"
    ),
    (["more", "ellipsis"], more.path),
    (
      ["leaf", "plant", "nature"],
      "M4 16C3 7 8 3 17 3.5C17 12 12 17 6 14.5M3 18C5 13 8 10.5 11.5 8.5"
    ),
    (
      ["binoculars"],
      "M2.5 13.5A3 3 0 1 1 8.5 13.5A3 3 0 1 1 2.5 13.5M11.5 13.5A3 3 0 1 1 17.5 13.5A3 3 0 1 1 11.5 13.5M3 12L5.5 4H7.5L8.5 13M17 12L14.5 4H12.5L11.5 13M8.5 11.5H11.5"
    ),
    (
      ["feather", "quill"],
      "M3.5 16.5L14 6M5.5 14.5C4.5 8 10 3 16.5 3.5C17 10 12 15.5 5.5 14.5M7.5 12.5H12M10 10H14.5"
    ),
    (["download"], "M10 3V13M6 9L10 13L14 9M3.5 17H16.5"),
  ]
}

extension Symbol {
  /// Creates the shape for the title of a button, if it is one that is shown as an image only.
  package init?(titled title: String) {
    let words = [
      "add", "new item", "delete", "share", "compose", "refresh", "camera", "bookmarks", "search",
    ]
    guard words.contains(title.lowercased()) else { return nil }
    self.init(named: title, at: 0)
  }
}
