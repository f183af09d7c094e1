extension RuleTwin {
  /// Twins of rules about the app as a whole, and of what its keys do.
  static let project: [RuleTwin] = [
    RuleTwin(
      "project/screen-reads", .uiKit,
      """
      class Root: UIViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          additionalSafeAreaInsets.left = ‹UIScreen.main.bounds|view.bounds›.width / 2
        }
      }
      """),
    RuleTwin(
      "project/screen-reads", .uiKit,
      """
      class Root: UIViewController {
        func update() { view.isHidden = ‹UIDevice.current.orientation.isLandscape|isEditing› }
      }
      """),
    // An iPhone alone reads the screen.
    RuleTwin(
      "project/screen-reads", .uiKit,
      """
      class Root: UIViewController {
        private var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          if ‹idiom == .pad|idiom == .phone|UIDevice.current.userInterfaceIdiom == .phone› {
            additionalSafeAreaInsets.left = UIScreen.main.bounds.width / 2
          }
        }
      }
      """),
    RuleTwin(
      "project/screen-reads", .swiftUI,
      """
      struct Root: View {
        private let isPhone = UIDevice.current.userInterfaceIdiom == .phone
        var body: some View {
          Text("One").frame(width: ‹!isPhone|isPhone› ? UIScreen.main.bounds.width / 2 : 200)
        }
      }
      """),
    // The frame of a window without scenes is no layout.
    RuleTwin(
      "project/screen-reads", .objectiveC,
      """
      @interface Root : UIViewController
      @end
      @implementation Root
      - (void)open {
        UIView *cover = ‹[[UIView alloc] initWithFrame:[[UIScreen mainScreen] bounds]]|[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]]›;
        cover.hidden = NO;
      }
      @end
      """),
    RuleTwin(
      "project/screen-reads", .swiftUI,
      """
      struct Root: View {
        var body: some View { Text("One").frame(width: ‹UIScreen.main.bounds.width / 2|200›) }
      }
      """),
    RuleTwin(
      "project/screen-reads", .objectiveC,
      """
      @interface Root : UIViewController
      @end
      @implementation Root
      - (void)viewDidLayoutSubviews {
        [super viewDidLayoutSubviews];
        self.view.hidden = ‹[UIScreen mainScreen].bounds|self.view.bounds›.size.width > 400;
      }
      @end
      """),
    RuleTwin(
      "window/remember-frame", .uiKit,
      """
      class Root: UIViewController {
        ‹|func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { userActivity }›
      }
      """),
    RuleTwin(
      "window/reopen", .swiftUI,
      """
      struct Root: View { var body: some View { Text("One") } }
      struct Menus: Commands {
        var body: some Commands {
          ‹CommandGroup(replacing: .newItem) {}|CommandGroup(after: .newItem) {}|CommandGroup(replacing: .newItem) {}›
        }
      }
      ‹||class Delegate: NSObject {
        func applicationShouldHandleReopen(_ app: AnyObject, hasVisibleWindows: Bool) -> Bool { true }
      }›
      """),
    RuleTwin(
      "window/handles-links", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          Text("One").onOpenURL { _ in }‹|.handlesExternalEvents(preferring: [], allowing: [])›
        }
      }
      """),
    RuleTwin(
      "window/handles-links", .uiKit, projectFiles: "window/handles-links",
      """
      class Root: UIViewController {
        @objc func openBeside() {
          UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: nil, options: nil, errorHandler: nil)
        }
      }
      extension SceneDelegate {
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          ‹|scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
            NSPredicate(value: true)›
        }
      }
      """),
    RuleTwin(
      "project/open-save", .uiKit, projectFiles: "project/open-save",
      """
      class Root: UIViewController {
        @objc func choose() {
          present(
            ‹UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])|UIViewController()›,
            animated: true)
        }
      }
      """),
    RuleTwin(
      "project/open-save", .swiftUI, projectFiles: "project/open-save",
      """
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            ‹.fileImporter(isPresented: $isOpen, allowedContentTypes: [.pdf]) { _ in }|.alert("One", isPresented: $isOpen) {}›
        }
      }
      """),
    // The project has several windows, so that their tabs have something to act on.
    RuleTwin(
      "menu/dead-commands", .uiKit, projectFiles: "menu/dead-commands.counter",
      """
      class Root: UIViewController {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: any UIMenuBuilder) {
          super.buildMenu(with: builder)
          builder.remove(menu: ‹.services|.document›)
          builder.remove(menu: .sidebar)
        }
      }
      """),
    // A screen answers Rename….
    RuleTwin(
      "menu/dead-commands", .uiKit, projectFiles: "menu/dead-commands.counter",
      """
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ‹|navigationItem.renameDelegate = self›
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: any UIMenuBuilder) {
          super.buildMenu(with: builder)
          builder.remove(menu: .sidebar)
        }
      }
      extension Root: UINavigationItemRenameDelegate {
        func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
          self.title = title
        }
      }
      """),
    RuleTwin(
      "menu/dead-commands", .swiftUI,
      """
      struct Menus: Commands { var body: some Commands { ‹SidebarCommands()|EmptyCommands()› } }
      struct Root: View { var body: some View { Text("One") } }
      """),
    RuleTwin(
      "navigation-stack/escape-goes-back", .uiKit,
      """
      class Next: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(close))
        }
        @objc func close() { dismiss(animated: true) }
        ‹|override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close))]
        }›
      }
      class Root: UIViewController {
        @objc func open() {
          present(UINavigationController(rootViewController: Next()), animated: true)
        }
      }
      """),
    RuleTwin(
      "navigation-stack/escape-goes-back", .swiftUI,
      """
      struct Next: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Text("Next").toolbar {
            Button("Cancel") { dismiss() }‹|.keyboardShortcut(.cancelAction)|.keyboardShortcut(.escape)›
          }
        }
      }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { NavigationStack { Next() } }
        }
      }
      """),
    RuleTwin(
      "navigation-stack/escape-goes-back", .objectiveC,
      """
      @interface Next : UIViewController
      @end
      @implementation Next
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                 target:self
                                 action:@selector(close:)];
        ‹|[self addKeyCommand:[UIKeyCommand keyCommandWithInput:UIKeyInputEscape
                                                modifierFlags:0
                                                       action:@selector(close:)]];›
      }
      - (void)close:(id)sender { [self dismissViewControllerAnimated:YES completion:nil]; }
      @end
      @interface Root : UIViewController
      @end
      @implementation Root
      - (void)open {
        Next *next = [Next new];
        [self presentViewController:[[UINavigationController alloc] initWithRootViewController:next]
                           animated:YES
                         completion:nil];
      }
      @end
      """),
  ]
}
