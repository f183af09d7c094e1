extension SceneSketch {
  /// The scene with the storyboard ID of its controller.
  package func identified(_ identifier: String) -> SceneSketch {
    with(attribute("storyboardIdentifier", identifier))
  }

  /// The scene with attributes of its controller, as they stand in the file.
  package func with(_ attributes: String...) -> SceneSketch {
    var scene = self
    scene.attributes += attributes
    return scene
  }

  /// The scene with a class of its own.
  package func ofClass(_ name: String) -> SceneSketch { with(attribute("customClass", name)) }

  /// The scene with a title of its own.
  package func titled(_ title: String) -> SceneSketch { with(attribute("title", title)) }

  /// The scene in a scene with a name.
  package func named(_ name: String?) -> SceneSketch {
    var scene = self
    scene.name = name
    return scene
  }

  /// The scene with an item whose title is looked up at run time.
  package func localizedTab(image: String) -> SceneSketch {
    var scene = self
    scene.items.append(
      "<tabBarItem key=\"tabBarItem\" title=\"\" image=\"\(image)\" id=\"item-\(id)\">"
        + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        + "keyPath=\"localizableString\" value=\"key\"/></userDefinedRuntimeAttributes></tabBarItem>"
    )
    return scene
  }

  /// The scene with an item that stands for it in a tab bar.
  package func tab(_ title: String?, image: String? = nil, _ attributes: String = "") -> SceneSketch
  {
    var scene = self
    let words = [title.map { attribute("title", $0) }, image.map { "image=\"\($0)\"" }, attributes]
    scene.items.append(
      "<tabBarItem key=\"tabBarItem\" \(words.compactMap { $0 }.joined(separator: " ")) "
        + "id=\"item-\(id)\"/>")
    return scene
  }

  /// The scene with a navigation item, and what stands in it.
  package func navigationItem(_ title: String? = nil, _ inside: String = "") -> SceneSketch {
    var scene = self
    scene.items.append(
      "<navigationItem key=\"navigationItem\" \(title.map { "title=\"\($0)\" " } ?? "")"
        + "id=\"navigation-\(id)\">\(inside)</navigationItem>")
    return scene
  }

  /// The scene with elements in its controller, beside its view and its segues.
  package func containing(_ elements: String...) -> SceneSketch {
    var scene = self
    scene.items += elements
    return scene
  }

  /// The scene with views in its view.
  package func holding(_ views: String...) -> SceneSketch {
    var scene = self
    scene.views += views
    return scene
  }

  /// The scene with an object beside its controller.
  package func beside(_ object: String) -> SceneSketch {
    var scene = self
    scene.objects.append(object)
    return scene
  }
}
