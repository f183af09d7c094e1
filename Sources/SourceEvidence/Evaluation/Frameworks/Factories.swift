/// Factory methods of framework classes.
struct Factories {
  let heap: Heap
  let recorder: EffectRecorder
  let resources: ResourceResolver
  let filler: ObjectFiller
  let texts: TextFunctions

  /// Returns the result of a method of a class, or `nil` if it is no factory method.
  func call(_ name: String, of type: String, _ site: CallSite) -> Value? {
    switch (type, name) {
    case ("UIKeyCommand", "keyCommandWithInput"), ("UIKeyCommand", "commandWithTitle"),
      ("UICommand", "commandWithTitle"), ("UIAction", "actionWithTitle"):
      let first = name == "keyCommandWithInput" ? "input" : "title"
      let site = site.labelingFirst(first)
      let command = object(type, site)
      recorder.commands.source(ofType: type).map { recorder.commands.make(command, $0, site) }
      return .object(command)
    case ("UIMenu", "menuWithTitle"): return .object(object(type, site.labelingFirst("title")))
    case ("UIImage", "imageNamed"): return Self.image(type, site.labelingFirst("named"))
    case ("UIImage", "systemImageNamed"), ("UIImage", "_systemImageNamed"):
      return Self.image(type, site.labelingFirst("systemName"))
    case ("UIMenu", "Identifier"): return site.first ?? .unknown
    case ("UIBarButtonItemGroup", "fixedGroup"), ("UIBarButtonItemGroup", "movableGroup"),
      ("UIBarButtonItemGroup", "optionalGroup"):
      return .object(object(type, site))
    case ("UIStoryboard", "storyboardWithName"):
      let storyboard = heap.make("UIStoryboard")
      storyboard.storyboard = CodeTarget.Storyboard(site.first ?? .unknown)
      return .object(storyboard)
    case ("NSMutableArray", _), ("NSArray", _):
      return .list(site.first?.list ?? ListValue(elements: []))
    case ("NSString", "stringWithFormat"):
      return site.arguments.unlabeled.map { texts.formatted($0, site) } ?? .unknown
    case ("NSString", "stringWithString"):
      return site.first ?? .unknown
    case ("NSDictionary", _): return resources.collection(name, of: type, site)
    case ("UIApplication", _), ("UIDevice", _), ("UIScreen", _), ("NSBundle", _), ("Bundle", _):
      site.evaluateAll()
      return .unknown
    default: return nil
    }
  }

  private func object(_ type: String, _ site: CallSite) -> CodeObject {
    let object = heap.make(type, at: site.origin)
    filler.fill(object, site)
    return object
  }

  /// Returns the image that an initializer names, or `nil` if the type is no image.
  static func image(_ type: String, _ site: CallSite) -> Value? {
    guard type == "UIImage" || type == "Image" || type == "ImageResource" else { return nil }
    if let name = site.value(of: "systemName") {
      return name.text?.literal.map { .image(.symbol($0)) } ?? .unknown
    }
    for label in ["named", "resource", "name", ""] {
      guard let value = site.value(of: label) else { continue }
      if let name = value.text?.literal { return .image(.asset(name)) }
      if let image = value.image { return .image(image) }
    }
    return .unknown
  }
}
