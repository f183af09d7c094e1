import InterfaceBuilder
import Testing

@Suite struct TabBarItemTests {
  @Test(
    arguments: [
      ("title=\"Home\"", "", "Home"),
      ("title=\"  Home \"", "", "Home"),
      ("title=\"Item\"", "", nil),
      ("title=\"Items\"", "", "Items"),
      ("title=\"\"", "", nil),
      ("title=\" &#10; \"", "", nil),
      ("", "", nil),
      ("", "<string key=\"title\">My\nHome</string>", "My\nHome"),
      ("", "<string key=\"title\">Item</string>", nil),
      ("", "<string key=\"title\"> </string>", nil),
      ("", "<string key=\"badge\">9</string><string key=\"title\">Home</string>", "Home"),
      ("", "<nil key=\"title\"/>", nil),
      ("systemItem=\"search\"", "", nil),
      ("systemItem=\"search\" title=\"Find\"", "", "Find"),
    ])
  func title(attributes: String, inside: String, title: String?) throws {
    #expect(try item(attributes, inside).title == title)
  }

  @Test(
    arguments: [
      ("", "<color key=\"badgeColor\" red=\"1\"/>", true), ("badgeValue=\"3\"", "", true),
      ("badgeValue=\"\"", "", true), ("", "<color key=\"tintColor\"/>", false), ("", "", false),
    ])
  func badge(attributes: String, inside: String, expected: Bool) throws {
    #expect(try item(attributes, inside).hasBadge == expected)
  }

  @Test(arguments: [("enabled=\"NO\"", false), ("enabled=\"YES\"", true), ("", true)])
  func enabled(attributes: String, expected: Bool) throws {
    #expect(try item(attributes).isEnabled == expected)
  }

  @Test(
    arguments: [
      ("image=\"house\" catalog=\"system\"", "house", true), ("image=\"house\"", "house", false),
      ("", nil, false),
    ])
  func image(attributes: String, name: String?, isSymbol: Bool) throws {
    let item = try item(attributes)
    #expect(item.image == name)
    #expect(item.imageIsSymbol == isSymbol)
  }

  @Test(
    arguments: [
      ("type=\"string\" keyPath=\"localizedKey\" value=\"tab.home\"", "", "tab.home"),
      ("type=\"string\" keyPath=\"key\"", "<string key=\"value\">tab.home</string>", "tab.home"),
      ("type=\"number\" keyPath=\"key\"", "<integer key=\"value\" value=\"1\"/>", nil),
      ("type=\"string\" keyPath=\"key\"", "", nil),
      ("type=\"string\" keyPath=\"accessibilityLabel\" value=\"Home\"", "", nil),
    ])
  func aRuntimeAttributeGivesALocalizationKeyAndNoTitle(
    attributes: String, inside: String, key: String?
  ) throws {
    let runtime =
      "<userDefinedRuntimeAttribute \(attributes)>\(inside)</userDefinedRuntimeAttribute>"
    let item = try item(
      "", "<userDefinedRuntimeAttributes>\(runtime)</userDefinedRuntimeAttributes>")
    #expect(item.localizationKey == key)
    #expect(item.title == nil)
  }

  @Test func theItemOfAReferenceIsItsOwn() throws {
    let placeholder = """
      <viewControllerPlaceholder id="a" sceneMemberID="viewController" storyboardName="Map">
      <tabBarItem key="tabBarItem" title="Map"/></viewControllerPlaceholder>
      """
    let document = try read(storyboard(scene(placeholder)))
    let item = try #require(document.controllers[0].tabBarItem)
    #expect(item.title == "Map")
    #expect(document.tree.line(of: item.element) == 5)
  }

  @Test func itemsOfABareTabBarKeepTheirOrder() throws {
    let bar = """
      <view key="view"><subviews><tabBar><items><tabBarItem title="A"/><tabBarItem title="Item"/>\
      <tabBarItem systemItem="search"/></items></tabBar></subviews></view>
      """
    let document = try read(storyboard(scene(screen("a", "", bar))))
    let items = document.tabBarItems(in: try first(.tabBar, in: document))
    #expect(items.map(\.title) == ["A", nil, nil])
    #expect(items.map(\.systemItem) == [nil, nil, "search"])
    #expect(items.map { document.tree.name(of: $0.element) }.allSatisfy { $0 == .tabBarItem })
    #expect(document.controllers[0].tabBarItem == nil)
  }

  private func item(_ attributes: String, _ inside: String = "") throws -> TabBarItem {
    let item = "<tabBarItem key=\"tabBarItem\" \(attributes)>\(inside)</tabBarItem>"
    let document = try read(storyboard(scene(screen("a", "", item))))
    return try #require(document.controllers.first?.tabBarItem)
  }
}
