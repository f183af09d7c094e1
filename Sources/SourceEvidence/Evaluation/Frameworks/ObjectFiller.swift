/// Stores the arguments of initializers in objects.
struct ObjectFiller {
  let symbols: SymbolTable
  let limits: Limits
  let containers: ContainerEffects
  let views: any HostedViews

  /// Stores the arguments of a framework's or memberwise initializer in an object.
  func fill(_ object: CodeObject, _ site: CallSite) {
    for argument in site.arguments {
      // An item without a title may show that of its screen.
      if argument.label == "title", argument.value.isNil { continue }
      if argument.label == "rootView" {
        object.shown = views.target(argument.value, in: site.scope) ?? object.shown
      }
      if argument.label == "identifier", object.className == "UIMenu" {
        object.fields["identifier"] = MenuMethods.identifier(argument.value, site)
        continue
      }
      let expected = object.className.flatMap {
        symbols.variable(argument.label, of: $0)?.variable.type
      }
      let value = site.evaluator.typed(
        site.value(argument.value, expecting: expected), expected, in: object.className)
      fill(object, argument.label, with: value, site)
    }
  }

  private func fill(_ object: CodeObject, _ label: String, with value: Value, _ site: CallSite) {
    switch label {
    case "rootViewController":
      value.object?.isUsed = true
      if object.controllers == nil { object.controllers = ListValue(elements: [value]) }
    case _ where EffectNames.lists[label] != nil:
      if let type = object.className, symbols.kind(of: type) != nil {
        containers.setControllers(value, of: object, by: site.scope.frame.type, at: site.origin)
      } else {
        object.fields[label] = value
      }
    case "tabBarSystemItem": object.notes.systemItem = value
    case "name" where object.className == "UIStoryboard":
      object.storyboard = CodeTarget.Storyboard(value)
    case "", "content": fillUnlabeled(object, with: value, site)
    default: object.fields[label] = value
    }
  }

  private func fillUnlabeled(_ object: CodeObject, with value: Value, _ site: CallSite) {
    if case .closure = value {
      object.notes.provider = value
      if !["UITab", "UITabGroup", "UISearchTab"].contains(object.className ?? "") {
        limits.undecidedly { _ = site.evaluator.apply(value, []) }
      }
    } else if object.className?.hasPrefix("UISegmentedControl") == true {
      object.fields["items"] = value
    } else if object.notes.text == nil, case .text = value {
      object.notes.text = value
    }
  }
}

extension CodeTarget.Storyboard {
  /// Creates a reference to the storyboard with a name.
  init(_ name: Value) {
    switch name {
    case .text(let text): self = text.literal.map { .named($0) } ?? .unknown
    case .enumeration(_, let name, _): self = .named(name)
    default: self = .unknown
    }
  }
}
