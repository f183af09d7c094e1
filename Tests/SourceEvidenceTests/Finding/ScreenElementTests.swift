import Testing

@testable import SourceEvidence

/// What code makes in the content of a screen, in UIKit, SwiftUI, and Objective-C.
@Suite struct ScreenElementTests {
  private typealias Kind = CodeContents.Element.Kind

  @Test(
    arguments: [
      ("let field = UITextField()", "", [.textField]),
      ("lazy var notes: UITextView = { let view = UITextView(); return view }()", "", [.textView]),
      ("let notes = UITextView()", "notes.isEditable = false", []),
      ("", "view.addSubview(UISlider())", [.slider]),
      ("", "cell.accessoryView = UISwitch()", [.toggle]),
      ("let form = FormView()", "", [.textField, .stepper]),
      ("", "table.register(SwitchCell.self, forCellReuseIdentifier: \"cell\")", [.toggle]),
      ("", "hidesBottomBarWhenPushed = true", [.hiddenTabBar]),
      ("", "navigationItem.largeTitleDisplayMode = .never", [.smallTitle]),
      (
        "",
        "if #available(iOS 11, *) { self.navigationItem.largeTitleDisplayMode = .always }",
        [.alwaysLargeTitle]
      ),
      ("", "if isOn { navigationItem.largeTitleDisplayMode = .never }", []),
      ("", "#if os(tvOS)\nview.addSubview(UISlider())\n#endif", []),
    ] as [(String, String, [CodeContents.Element.Kind])])
  func aViewControllerMakesControls(
    _ member: String, _ code: String, expected: [CodeContents.Element.Kind]
  ) throws {
    let evidence = try evidence(
      swift: """
        class HomeViewController: UIViewController {
          \(member)
          override func viewDidLoad() {
            \(code)
          }
        }
        class FormView: UIView {
          let name = UITextField()
          let count = UIStepper()
        }
        class SwitchCell: UITableViewCell {
          let control = UISwitch()
        }
        """)
    #expect(evidence.kinds(of: "HomeViewController") == expected)
  }

  /// A swipe that only puts the keyboard away needs nothing in its place.
  @Test(arguments: [
    ("view.endEditing(true)", false), ("if gesture.state == .ended { leave() }", false),
    ("navigationController?.popViewController(animated: true)", true),
    ("navigationController?.pushViewController(OtherViewController(), animated: true)", true),
    ("save(); dismiss(animated: true)", true), ("index += 1; show()", true), ("", true),
  ])
  func aSwipeDoesWhatItsMethodDoes(_ code: String, isFound: Bool) throws {
    let evidence = try evidence(
      swift: """
        class HomeViewController: UIViewController {
          override func viewDidLoad() {
            view.addGestureRecognizer(
              UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:))))
          }
          @objc func swiped(_ gesture: UISwipeGestureRecognizer) { \(code) }
          func leave() { field.resignFirstResponder() }
        }
        """)
    #expect(evidence.kinds(of: "HomeViewController") == (isFound ? [.swipe] : []))
  }

  @Test func aSwipeOfObjectiveCDoesWhatItsMethodDoes() throws {
    let evidence = try evidence(
      objectiveC: """
        @interface HomeViewController : UIViewController
        @end
        @implementation HomeViewController
        - (void)viewDidLoad {
          [self.view addGestureRecognizer:[[UISwipeGestureRecognizer alloc]
            initWithTarget:self action:@selector(swiped:)]];
        }
        - (void)swiped:(id)gesture { [self.view endEditing:YES]; }
        @end
        """)
    #expect(evidence.kinds(of: "HomeViewController") == [])
  }

  /// What a class says about its title counts more than what its superclass says.
  @Test func aScreenHasTheTitleOfItsSuperclass() throws {
    let evidence = try evidence(
      swift: """
        class BaseViewController: UIViewController {
          override func viewDidLoad() { navigationItem.largeTitleDisplayMode = .never }
        }
        class FirstViewController: BaseViewController {}
        class SecondViewController: BaseViewController {
          override func viewWillAppear(_ animated: Bool) {
            navigationItem.largeTitleDisplayMode = .always
          }
        }
        """)
    #expect(evidence.kinds(of: "FirstViewController") == [.smallTitle])
    #expect(evidence.kinds(of: "SecondViewController") == [.alwaysLargeTitle])
  }

  @Test(arguments: [
    "let next = makeDetail()", "let next = saved.child as! DetailViewController",
    "guard let next = child as? DetailViewController else { return }",
    "let next: DetailViewController = find()",
  ])
  func whoGetsAScreenHidesTheTabBar(_ declaration: String) throws {
    let evidence = try evidence(
      swift: """
        class HomeViewController: UIViewController {
          var saved: SavedViewController?
          func open() {
            \(declaration)
            next.hidesBottomBarWhenPushed = true
            saved?.hidesBottomBarWhenPushed = true
          }
          func show(_ next: ShownViewController) { next.hidesBottomBarWhenPushed = true }
          func makeDetail() -> DetailViewController { .init() }
        }
        class DetailViewController: UIViewController {}
        class SavedViewController: UIViewController {}
        class ShownViewController: UIViewController {}
        class InitViewController: UIViewController {
          init() { super.init(nibName: nil, bundle: nil); hidesBottomBarWhenPushed = true }
        }
        class OverridingViewController: UIViewController {
          override var hidesBottomBarWhenPushed: Bool { get { true } set {} }
        }
        """)
    for name in ["Detail", "Saved", "Shown", "Init", "Overriding"] {
      #expect(evidence.kinds(of: name + "ViewController") == [.hiddenTabBar])
    }
    #expect(evidence.kinds(of: "HomeViewController") == [])
  }

  @Test func whoPushesAScreenHidesTheTabBar() throws {
    let evidence = try evidence(
      swift: """
        class HomeViewController: UIViewController {
          func open() {
            let detail = DetailViewController()
            detail.hidesBottomBarWhenPushed = true
            navigationController?.pushViewController(detail, animated: true)
          }
        }
        class DetailViewController: UIViewController {}
        """)
    #expect(evidence.kinds(of: "DetailViewController") == [.hiddenTabBar])
    #expect(evidence.kinds(of: "HomeViewController") == [])
  }

  @Test func aViewControllerOfObjectiveCMakesControls() throws {
    let evidence = try evidence(
      objectiveC: """
        @interface HomeViewController : UIViewController
        @end
        @implementation HomeViewController
        - (void)viewDidLoad {
          UITextField *field = [[UITextField alloc] init];
          self.hidesBottomBarWhenPushed = YES;
        }
        @end
        """)
    #expect(evidence.kinds(of: "HomeViewController") == [.textField, .hiddenTabBar])
  }

  @Test(arguments: [
    "- (void)loadView { self.view = [[FormView alloc] initWithFrame:CGRectZero]; }",
    "- (void)viewDidLoad { [self.view addSubview:[FormView new]]; }",
  ])
  func whatAViewOfTheProjectContainsBelongsToItsScreen(_ method: String) throws {
    let evidence = try evidence(
      objectiveC: """
        @interface FormView : UIView
        @end
        @implementation FormView
        - (instancetype)initWithFrame:(CGRect)frame {
          self = [super initWithFrame:frame];
          [self addSubview:[[UITextField alloc] init]];
          return self;
        }
        @end
        @interface HomeViewController : UIViewController
        @end
        @implementation HomeViewController
        \(method)
        @end
        """)
    #expect(evidence.kinds(of: "HomeViewController") == [.textField])
  }

  @Test(
    arguments: [
      ("TextField(\"Name\", text: $name)", [.textField]),
      ("TextEditor(text: $name)", [.textView]),
      ("SecureField(\"Password\", text: $name)", [.secureField]),
      (
        "Form { Toggle(\"On\", isOn: $on); Stepper(\"Count\", value: $count) }",
        [.toggle, .stepper]
      ),
      ("Row()", [.slider]),
      ("Text(\"A\").sheet(isPresented: $on) { Slider(value: $count) }", []),
      ("Text(\"A\").toolbar(.hidden, for: .tabBar)", [.hiddenTabBar]),
      ("Text(\"A\").navigationBarHidden(true)", [.hiddenNavigationBar]),
      ("Map { ForEach(all) { Marker($0, coordinate: $0.place) } }", [.mapView]),
      ("Chart { ForEach(all) { BarMark(x: .value($0, $0)) } }", []),
      ("List { ForEach(all) { Text($0).contextMenu { } } }", [.list, .repetition, .contextMenu]),
      ("List { Text(\"A\").swipeActions { } }.refreshable { }", [.list, .swipeActions, .refresh]),
    ] as [(String, [CodeContents.Element.Kind])])
  func aViewShowsControls(_ code: String, expected: [CodeContents.Element.Kind]) throws {
    let evidence = try evidence(
      swift: """
        struct RootView: View {
          var body: some View { NavigationStack { HomeView() } }
        }
        struct HomeView: View {
          var body: some View { \(code) }
        }
        struct Row: View {
          var body: some View { HStack { Slider(value: $count) } }
        }
        """)
    #expect(evidence.kinds(of: "HomeView").filter { $0 != .text } == expected)
  }

  /// A handler that is given to another view shows nothing in place.
  @Test func aHandlerShowsNothing() throws {
    let evidence = try evidence(
      swift: """
        struct RootView: View {
          var body: some View { NavigationStack { HomeView() } }
        }
        struct HomeView: View {
          var body: some View { Cards(onWatch: { present(WatchView()) }, online: { Toggle("On") }) }
        }
        struct WatchView: View {
          var body: some View { TextField("Address", text: $text).navigationTitle("Watch") }
        }
        """)
    let contents = evidence.screens[.ofClass("HomeView")]
    #expect(contents?.title == nil && contents?.elements.map(\.kind).contains(.textField) == false)
    #expect(contents?.contains(.toggle) == true)
  }

  @Test func aViewShowsTexts() throws {
    let evidence = try evidence(
      swift: """
        struct RootView: View {
          var body: some View { NavigationStack { HomeView() } }
        }
        struct HomeView: View {
          var body: some View {
            Text("Herons")
            Text(count)
            Toggle("Sound", isOn: $isOn)
            TextField("Name", text: $name)
            Button { send() } label: { Label("Send", systemImage: "paperplane") }
            NavigationLink("More") { Text("Behind it") }
          }
        }
        """)
    let elements = evidence.screens[.ofClass("HomeView")]?.elements ?? []
    #expect(
      elements.map { "\($0.kind) \($0.text?.readable ?? "–")" } == [
        "text Herons", "text –", "toggle Sound", "textField Name", "button Send", "link More",
      ])
  }
}

extension SourceEvidence {
  fileprivate func kinds(of name: String) -> [CodeContents.Element.Kind] {
    (screens[.ofClass(name)]?.elements ?? []).map(\.kind)
  }
}
