/// Collects the titles that screens set for their own tab bar items.
enum TabItemCollection {
  /// Returns the items, sorted by the names of the classes.
  static func items(_ runner: CodeRunner) -> [CodeScreenTitle] {
    runner.prototypes.sorted { $0.key < $1.key }.compactMap { name, object in
      guard runner.symbols.type(name)?.origin != nil, runner.symbols.isController(object) else {
        return nil
      }
      let ofItem =
        title(ofItemOf: object)
        ?? object.fields["navigationController"]?.object
        .flatMap { title(ofItemOf: $0) }
      guard let title = ofItem ?? object.fields["title"]?.text else { return nil }
      return CodeScreenTitle(className: name, text: title, isOfItem: ofItem != nil)
    }
  }

  private static func title(ofItemOf object: CodeObject) -> CodeText? {
    object.fields["tabBarItem"]?.object?.fields["title"]?.text
  }
}
