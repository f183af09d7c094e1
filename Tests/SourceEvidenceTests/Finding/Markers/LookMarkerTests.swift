import FileReading
import Testing

@testable import SourceEvidence

/// What code sets that controls with a Mac look refuse, and that Apple TV fixes.
struct LookMarkerTests {
  /// A statement in a Swift method, and the markers it is.
  static let statements: [(String, [String])] = [
    ("slider.minimumValueImage = UIImage(named: \"a\")", ["lookProperty slider"]),
    ("volume.slider.maximumValueImage = image", ["lookProperty slider"]),
    ("slider.minimumValueImage = nil", []),
    ("slider.maximumTrackTintColor = .red", ["lookProperty slider"]),
    ("slider.setThumbImage(image, for: .normal)", ["lookProperty slider"]),
    ("slider.setThumbImage(nil, for: .normal)", []),
    (
      "let button = UIButton(type: .system); button.setTitle(\"B\", for: .selected)",
      ["lookProperty button"]
    ),
    (
      "let button = UIButton(configuration: .filled()); button.setImage(i, for: [.selected, .focused])",
      ["lookProperty button"]
    ),
    (
      """
      let button = UIButton.systemButton(with: image, target: self, action: nil)
      button.setImage(image, for: .disabled)
      """, ["lookProperty button"]
    ),
    (
      "let b = UIButton(); b.configuration = .filled(); b.setTitle(\"B\", for: .selected)",
      ["lookProperty button"]
    ),
    (
      "let button = UIButton(type: .system); button.setTitle(\"A\", for: .normal); let x = .selected",
      []
    ),
    ("let b = UIButton(type: .system); b.setTitle(\"A\", for: []); let x: State = .selected", []),
    ("button.setTitle(\"B\", for: .selected)", []),
    ("let button = UIButton(type: .custom); button.setTitle(\"B\", for: .selected)", []),
    ("let button = UIButton(); button.setTitle(\"B\", for: .selected)", []),
    ("let button = UIButton(frame: .zero); button.setImage(image, for: .selected)", []),
    (
      "UISlider.appearance().thumbTintColor = .red; UISlider.appearance().minimumTrackTintColor = c",
      ["lookProperty slider", "lookProperty slider"]
    ),
    ("slider.thumbTintColor = .red", ["lookProperty slider"]),
    ("let control = UISlider(); control.thumbTintColor = .red", ["lookProperty slider"]),
    ("control.thumbTintColor = .red", []),
    ("UISwitch.appearance().thumbTintColor = .red", []),
    ("let slider = UISwitch(); slider.thumbTintColor = .red", []),
    ("segments.setTitle(\"A\", forSegmentAt: 1); let x: State = .selected", []),
    (
      "slider.preferredBehavioralStyle = .pad; slider.minimumValueImage = image",
      []
    ),
    (
      "other.preferredBehavioralStyle = .pad; slider.minimumValueImage = image",
      ["lookProperty slider"]
    ),
    (
      "slider.preferredBehavioralStyle = .mac; slider.minimumValueImage = image",
      ["lookProperty slider"]
    ),
    ("navigationItem.titleView = UIImageView(image: logo)", ["barMetrics titleView"]),
    ("navigationItem.titleView = nil", []),
    ("navigationItem.rightBarButtonItem = editButtonItem", ["barItems right"]),
    ("navigationItem.setLeftBarButtonItems([a, b], animated: false)", ["barItems left"]),
    ("toolbarItems = [a, b]", ["barItems toolbar"]),
    ("navigationItem.rightBarButtonItem?.isEnabled = false", []),
    (
      "tabBarController!.tabBar.leadingAccessoryView.addSubview(logo)",
      ["barMetrics leadingAccessoryView"]
    ),
    ("tabBarController!.tabBar.frame.size.height = 90", ["barMetrics height"]),
    ("tabBar.frame.size.height = 90; UITabBar.self", ["barMetrics height"]),
    ("tabBar.frame.size.height = 68; UITabBar.self", []),
    ("tabBar.frame.origin.y = 0; UITabBar.self", ["barMetrics y"]),
    ("tabBar.frame = CGRect(x: 0, y: 46, width: 9, height: 68); UITabBar.self", []),
    (
      "tabBar.frame = CGRect(x: 0, y: 0, width: 9, height: 68); UITabBar.self", ["barMetrics frame"]
    ),
    ("view.frame.size.height = 90; UITabBar.self", []),
  ]

  @Test(arguments: statements.indices)
  func `a statement`(_ index: Int) throws {
    let (statement, expected) = Self.statements[index]
    #expect(MarkerTests.described(try evidence(inMethod: statement)) == expected)
  }

  /// The same in Objective-C, with properties and with messages.
  static let messages: [(String, [String])] = [
    ("slider.minimumValueImage = image;", ["lookProperty slider"]),
    ("[slider setMaximumValueImage:image];", ["lookProperty slider"]),
    ("[self.slider setThumbImage:image forState:UIControlStateNormal];", ["lookProperty slider"]),
    ("[slider setMinimumTrackTintColor:color];", ["lookProperty slider"]),
    (
      """
      UIButton *b = [UIButton buttonWithType:UIButtonTypeSystem];
      [b setTitle:@"B" forState:UIControlStateSelected];
      """, ["lookProperty button"]
    ),
    (
      """
      UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];
      [b setTitle:@"B" forState:UIControlStateSelected];
      """, []
    ),
    (
      """
      UIButton *b = [UIButton buttonWithType:UIButtonTypeRoundedRect];
      [b setImage:i forState:UIControlStateSelected | UIControlStateHighlighted];
      """, ["lookProperty button"]
    ),
    ("[button setTitle:@\"B\" forState:UIControlStateSelected];", []),
    ("[button setTitle:@\"A\" forState:UIControlStateNormal]; BOOL selected;", []),
    (
      "self.slider.preferredBehavioralStyle = UIBehavioralStylePad; _slider.minimumValueImage = i;",
      []
    ),
    ("UIPickerView *p = [UIPickerView new];", ["forbiddenControl UIPickerView"]),
    (
      "UIStepper *s = [[UIStepper alloc] initWithFrame:CGRectZero];", ["forbiddenControl UIStepper"]
    ),
    (
      "picker.preferredDatePickerStyle = UIDatePickerStyleWheels;",
      ["forbiddenControl UIDatePicker"]
    ),
    ("picker.preferredDatePickerStyle = UIDatePickerStyleCompact;", []),
    (
      "[self.navigationItem setTitleView:[[UIImageView alloc] initWithImage:logo]];",
      ["barMetrics titleView"]
    ),
    ("self.tabBar.frame = CGRectMake(0, 0, 9, 90); UITabBar *b;", ["barMetrics frame"]),
    ("self.tabBar.frame = CGRectMake(0, 46, 9, 68); UITabBar *b;", []),
    ("GLKView *v = [[GLKView alloc] init];", ["unavailableClass GLKView"]),
    (
      "EAGLContext *c = [[EAGLContext alloc] initWithAPI:2];", ["unavailableClass EAGLContext"]
    ),
  ]

  @Test(arguments: messages.indices)
  func `a message`(_ index: Int) throws {
    let (message, expected) = Self.messages[index]
    let found = try evidence(
      objectiveC: "@implementation Screen\n- (void)run {\n\(message)\n}\n@end\n")
    #expect(MarkerTests.described(found) == expected)
  }

  @Test(
    arguments: [
      ("let slider = VerticalSlider()", "slider.minimumValueImage = image", 0),
      ("let slider = RoundSlider()", "slider.minimumValueImage = image", 1),
      ("let slider: VerticalSlider", "self.slider.maximumTrackTintColor = .red", 0),
      ("let button = RoundButton(type: .system)", "button.setTitle(text, for: .disabled)", 0),
      ("let button = UIButton(type: .system)", "button.setTitle(text.up(), for: .disabled)", 1),
      (
        "lazy var button = UIButton(type: .system).then { $0.tag = 1 }",
        "button.setTitle(t, for: .disabled)", 1
      ),
      (
        """
        lazy var button: UIButton = {
          let button = UIButton(type: .system)
          button.setTitle(text, for: .highlighted)
          return button
        }()
        """, "button.setTitle(text, for: .disabled)", 2
      ),
      ("@IBOutlet var button: UIButton!", "button.setTitle(text, for: .disabled)", 0),
      (
        "var button: UIButton!",
        "button = UIButton(type: .system); button.setTitle(t, for: .disabled)", 1
      ),
      (
        "lazy var button = isOn ? UIButton(type: .system) : UIButton()",
        "button.setTitle(text, for: .disabled)", 0
      ),
      (
        "let button = UIButton(type: .custom)",
        "let b = UIButton(type: .system); button.setTitle(t, for: .disabled)", 0
      ),
    ])
  func `a property's type`(_ property: String, _ statement: String, _ count: Int) throws {
    let found = try evidence(
      swift: """
        class VerticalSlider: UIControl {}
        class RoundSlider: UISlider {
          func style() { minimumTrackTintColor = nil }
        }
        class RoundButton: UIButton {
          func style() { self.setTitle("A", for: .selected) }
        }
        class Screen: UIViewController {
          \(property)
          func run() { \(statement) }
        }
        """)
    #expect(found.markers(.lookProperty).count == count)
  }

  @Test func `a slider's own color`() throws {
    let found = try evidence(
      swift: """
        class RoundSlider: UISlider { func style() { minimumTrackTintColor = .red } }
        class Meter: UIControl { func style() { minimumTrackTintColor = .red } }
        """)
    #expect(found.markers(.lookProperty).map(\.owner) == ["RoundSlider"])
  }

  @Test func `a class of the project that inherits from a control`() throws {
    let found = try evidence([
      "Wheel.swift": "class Wheel: UIPickerView {}",
      "Screen.swift":
        "class Screen: UIStepperHost { let wheel = Wheel(); let s: UIStepper? = nil }",
    ])
    #expect(MarkerTests.described(found) == ["forbiddenControl UIPickerView"])
    #expect(found.markers.map(\.place.file) == ["Wheel.swift"])
  }

  @Test func `a class that is only named`() throws {
    let found = try evidence(
      swift: """
        protocol Renderer { var context: EAGLContext? { get } }
        class Screen: UIViewController {
          var first: EAGLContext? { renderer.context }
          var second: EAGLContext? { didSet { draw() } }
          var third: EAGLContext?
        }
        """)
    #expect(found.markers(.unavailableClass).map(\.place.line) == [4, 5])
  }

  @Test func `a class in code that the configuration leaves out`() throws {
    let code = """
      class Screen: UIViewController {
        #if OLD
          let web = UIWebView()
        #else
          let wheel = UIPickerView()
        #endif
      }
      """
    try withFiles(["App.swift": code]) { files in
      let reader = SourceReader(threads: 1)
      let known = reader.read(files, build: BuildContext(flags: ["NEW"]))
      #expect(MarkerTests.described(known) == ["forbiddenControl UIPickerView"])
      let unknown = reader.read(files, build: BuildContext())
      #expect(unknown.markers.count == 2)
      #expect(unknown.markers.filter(\.dependsOnProject).count == 2)
    }
  }

  @Test func `a tab bar's own size`() throws {
    let found = try evidence(
      swift: """
        class Bar: UITabBar {
          override func sizeThatFits(_ size: CGSize) -> CGSize { size }
          override func layoutSubviews() { frame.size.height = 90 }
        }
        class Other: UIView {
          override func sizeThatFits(_ size: CGSize) -> CGSize { size }
          override func layoutSubviews() { frame.size.height = 90 }
        }
        """)
    #expect(
      MarkerTests.described(found) == ["barMetrics sizeThatFits", "barMetrics height"])
  }

  @Test(
    arguments: [
      ("#if !targetEnvironment(macCatalyst)\nlet p = UIStepper()\n#endif", false, false),
      ("if idiom.userInterfaceIdiom == .phone { let p = UIStepper() }", true, false),
      ("if idiom.userInterfaceIdiom == .pad { } else { let p = UIStepper() }", true, true),
      ("guard idiom.userInterfaceIdiom != .mac else { return }\nlet p = UIStepper()", false, false),
      ("let p = UIStepper()", true, true),
    ])
  func `where a control counts`(_ code: String, _ onCatalyst: Bool, _ inMacIdiom: Bool) throws {
    let control = try #require(try evidence(inMethod: code).markers(.forbiddenControl).first)
    #expect(control.countsOnMacCatalyst == onCatalyst)
    #expect(control.countsInMacIdiom == inMacIdiom)
  }
}
