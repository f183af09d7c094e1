/// The root dictionary of an `Info.plist` as an iPad reads it. A Mac with Mac Catalyst reads it the
/// same way: `key~ipad` takes precedence over `key`, and `key~iphone` is ignored.
struct InfoDictionary {
  /// The dictionary in the file.
  let root: PropertyValue?

  /// The value of a key, or of its variant for iPad.
  subscript(key: String) -> PropertyValue? { forIPad(key) ?? root?[key] }

  /// Returns the value of a key's variant for iPad.
  func forIPad(_ key: String) -> PropertyValue? { root?[key + "~ipad"] }

  /// The keys without their device suffixes.
  var keys: [String] {
    (root?.entries ?? []).compactMap { key, _ in
      key.hasSuffix("~iphone")
        ? nil : key.hasSuffix("~ipad") ? String(key.dropLast("~ipad".count)) : key
    }
  }
}
