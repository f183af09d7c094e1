/// The outermost dictionary of an `Info.plist` as an iPad reads it, and a Mac with Mac Catalyst, which
/// follows the iPad: `key~ipad` counts instead of `key`, and `key~iphone` does not count.
struct InfoDictionary {
  /// The dictionary as it is written.
  let root: PropertyValue?

  /// The value of a key.
  subscript(key: String) -> PropertyValue? { forIPad(key) ?? root?[key] }

  /// The value that is for iPad only.
  func forIPad(_ key: String) -> PropertyValue? { root?[key + "~ipad"] }

  /// The keys without their device suffixes.
  var keys: [String] {
    (root?.entries ?? []).compactMap { key, _ in
      key.hasSuffix("~iphone")
        ? nil : key.hasSuffix("~ipad") ? String(key.dropLast("~ipad".count)) : key
    }
  }
}
