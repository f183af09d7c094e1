import Guidance

extension RuleTwin {
  /// Twins of the rules about screens.
  static let screens: [RuleTwin] = [
    RuleTwin(
      "menu/find-command", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ‹navigationItem.searchController = UISearchController()|title = "Search"›
        }
      }
      """),
    RuleTwin(
      "menu/find-command", .swiftUI,
      """
      struct Root: View {
        @State var text = ""
        var body: some View {
          NavigationStack { List { Text("One") }‹.searchable(text: $text)|› }
        }
      }
      """),
    RuleTwin(
      "menu/find-command", .swiftUI,
      """
      struct Home: View { var body: some View { List { Text("One") } } }
      struct Root: View {
        @State var text = ""
        var body: some View {
          NavigationStack { Home() }‹.searchable(text: $text)|›
        }
      }
      """),
    RuleTwin(
      "menu/find-command", .swiftUI,
      """
      struct Search: ViewModifier {
        @State var text = ""
        func body(content: Content) -> some View { content‹.searchable(text: $text)|› }
      }
      struct Home: View { var body: some View { List { Text("One") } } }
      struct Root: View {
        var body: some View { NavigationStack { Home().modifier(Search()) } }
      }
      """),
    RuleTwin(
      "menu/find-command", .uiKit,
      """
      class Root: UITableViewController {
        private lazy var search: UISearchController = {
          let search = UISearchController(searchResultsController: nil)
          return search
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.searchController = ‹search|nil›
        }
      }
      """),
    RuleTwin(
      "menu/find-command", .objectiveC,
      """
      @interface Root : UITableViewController
      @end
      @implementation Root
      - (void)viewDidLoad {
        [super viewDidLoad];
        ‹self.navigationItem.searchController =
            [[UISearchController alloc] initWithSearchResultsController:nil];|self.title = @"Search";›
      }
      @end
      """),
    RuleTwin(
      "menu/context-menus", .uiKit,
      """
      class Root: UITableViewController {
        override func tableView(
          _ tableView: UITableView,
          ‹trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath|titleForHeaderInSection section: Int›
        ) -> ‹UISwipeActionsConfiguration?|String?› {
          ‹let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }|›
          return ‹UISwipeActionsConfiguration(actions: [delete])|"Today"›
        }
      }
      """),
    RuleTwin(
      "menu/context-menus", .uiKit,
      """
      class Rows: UITableViewDiffableDataSource<Int, String> {
        override func tableView(
          _ tableView: UITableView, ‹commit|toMove› style: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
      }
      class Root: UITableViewController {
        lazy var rows = Rows(tableView: tableView) { _, _, _ in nil }
      }
      """),
    RuleTwin(
      "menu/context-menus", .uiKit,
      """
      class Rows: NSObject, UITableViewDelegate {
        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: [UIContextualAction()]) }
        func tableView(
          _ tableView: UITableView,
          ‹previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration|contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint›
        ) -> ‹UITargetedPreview?|UIContextMenuConfiguration?› { ‹nil|UIContextMenuConfiguration()› }
      }
      class Root: UITableViewController {
        let rows = Rows()
      }
      """),
    RuleTwin(
      "menu/context-menus", .swiftUI,
      """
      struct Root: View {
        @State var names = ["One", "Two"]
        var body: some View {
          NavigationStack {
            List($names, id: \\.self, editActions: ‹.delete|.move›) { $name in Text(name) }
          }
        }
      }
      """),
    RuleTwin(
      "menu/context-menus", .swiftUI,
      """
      struct Row: View {
        let name: String
        var body: some View {
          Text(name)‹.onLongPressGesture {}|.padding()|.swipeActions { Button("A") {} }.contextMenu { Button("A") {} }›
        }
      }
      struct Root: View {
        let names = ["One", "Two"]
        var body: some View {
          NavigationStack { List(names, id: \\.self) { Row(name: $0) } }
        }
      }
      """),
    RuleTwin(
      "menu/context-menus", .swiftUI,
      """
      struct Root: View {
        let names = ["One", "Two"]
        var body: some View {
          NavigationStack {
            List(names, id: \\.self) { name in
              Text(name)‹.swipeActions { Button("Delete") {} }|.padding()›
            }
          }
        }
      }
      """),
    RuleTwin(
      "menu/context-menus", .objectiveC,
      """
      @interface Root : UITableViewController
      @end
      @implementation Root
      - (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
          trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath {
        return ‹[UISwipeActionsConfiguration configurationWithActions:@[self.removal]]|[UISwipeActionsConfiguration configurationWithActions:@[]]|nil›;
      }
      @end
      """),
    RuleTwin(
      "menu/screen-actions", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let sort = UIAction(title: "‹Sort by Name|Cancel›") { _ in }
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", menu: UIMenu(children: [sort]))
        }
      }
      """),
    RuleTwin(
      "menu/screen-actions", .uiKit,
      """
      class Root: UITableViewController {
        func choose() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: ‹.actionSheet|.alert›)
          sheet.addAction(UIAlertAction(title: "Rename Note", style: .default))
          sheet.addAction(UIAlertAction(title: "Move Note", style: .default))
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
      }
      """),
    RuleTwin(
      "menu/screen-actions", .uiKit,
      """
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Laps"
          add("Start Lap", #selector(lap))
        }
        func add(_ title: String, _ action: Selector) {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          button.addTarget(self, action: action, for: .touchUpInside)
          button.addTarget(self, action: ‹#selector(lap)|#selector(open)›, for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func lap() {}
        @objc func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """),
    RuleTwin(
      "menu/screen-actions", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List {
              Text("One")‹.contextMenu { Button("Move Note") {} }|.padding()|.confirmationDialog("Delete?", isPresented: .constant(true)) { Button("Delete Note") {} }›
            }
          }
        }
      }
      """),
    RuleTwin(
      "menu/screen-actions", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            VStack { ‹Menu("Options") { Button("Sort by Name") {} }|NavigationLink("Options") { Text("Two") }› }
          }
        }
      }
      """),
    RuleTwin(
      "menu/screen-actions", .objectiveC,
      """
      @interface Root : UITableViewController
      @end
      @implementation Root
      - (void)choose {
        UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil
            preferredStyle:‹UIAlertControllerStyleActionSheet|UIAlertControllerStyleAlert›];
        [sheet addAction:[UIAlertAction actionWithTitle:@"Rename Note" style:UIAlertActionStyleDefault handler:nil]];
        [sheet addAction:[UIAlertAction actionWithTitle:@"Move Note" style:UIAlertActionStyleDefault handler:nil]];
        [self presentViewController:sheet animated:YES completion:nil];
      }
      @end
      """),
    RuleTwin(
      "menu/toolbar-items-in-menu", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: ‹.add|.flexibleSpace›, target: self, action: #selector(add))
        }
        @objc func add() { tableView.reloadData() }
      }
      """),
    RuleTwin(
      "menu/toolbar-items-in-menu", .uiKit,
      """
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let add = UIBarButtonItem(
            barButtonSystemItem: ‹.add|.flexibleSpace›, target: self, action: #selector(add))
          navigationItem.trailingItemGroups = [.fixedGroup(items: [add])]
        }
        @objc func add() {}
      }
      """),
    RuleTwin(
      "menu/toolbar-items-in-menu", .swiftUI,
      """
      struct Photos: View {
        let photos = ["a", "b", "c"]
        var body: some View {
          TabView { ForEach(photos, id: \\.self) { photo in Image(photo) } }
            .tabViewStyle(.page)
            ‹.toolbar { Button("Sort", systemImage: "plus") {} }|›
        }
      }
      struct Root: View { var body: some View { NavigationStack { Photos() } } }
      """),
    RuleTwin(
      "menu/toolbar-items-in-menu", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List { Text("One") }
              .toolbar { ‹Button("Add", systemImage: "plus") {}|Text("Three notes")› }
          }
        }
      }
      """),
    RuleTwin(
      "menu/toolbar-items-in-menu", .objectiveC,
      """
      @interface Root : UITableViewController
      @end
      @implementation Root
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
            initWithBarButtonSystemItem:‹UIBarButtonSystemItemAdd|UIBarButtonSystemItemFlexibleSpace›
                                 target:self
                                 action:@selector(add:)];
      }
      - (void)add:(id)sender { [self.tableView reloadData]; }
      @end
      """),
    RuleTwin(
      "menu/refresh-command", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ‹refreshControl = UIRefreshControl()|tableView.rowHeight = 44›
        }
      }
      """),
    RuleTwin(
      "menu/refresh-command", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack { List { Text("One") }.‹refreshable|task› { await load() } }
        }
        func load() async {}
      }
      """),
    RuleTwin(
      "menu/refresh-command", .objectiveC,
      """
      @interface Root : UITableViewController
      @end
      @implementation Root
      - (void)viewDidLoad {
        [super viewDidLoad];
        ‹self.refreshControl = [UIRefreshControl new];|self.tableView.rowHeight = 44;›
      }
      @end
      """),
    RuleTwin(
      "toolbar/bottom-bar", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let sort = UIBarButtonItem(
            title: "Sort", style: .plain, target: self, action: #selector(sort))
          ‹toolbarItems|navigationItem.rightBarButtonItems› = [sort]
        }
        @objc func sort() { tableView.reloadData() }
      }
      """),
    RuleTwin(
      "toolbar/bottom-bar", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List { Text("One") }
              .toolbar { ToolbarItem(placement: ‹.bottomBar|.primaryAction›) { Button("Sort") {} } }
          }
        }
      }
      """),
    RuleTwin(
      "toolbar/overcrowded", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItems = ["One", "Two", "Three", "Four", "Five"].map { item($0) }
          ‹navigationItem.leftBarButtonItem = item("Six")|›
        }
        func item(_ title: String) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: .plain, target: self, action: #selector(act))
        }
        @objc func act() { tableView.reloadData() }
      }
      """),
    RuleTwin(
      "toolbar/overcrowded", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List { Text("One") }
              .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                  Button("One") {}
                  Button("Two") {}
                  Button("Three") {}
                  Button("Four") {}
                  Button("Five") {}
                }
                ToolbarItem(placement: .cancellationAction) { ‹Button("Six") {}|EmptyView()› }
              }
          }
        }
      }
      """),
    RuleTwin(
      "toolbar/settings-button", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: ‹"gearshape"|"star"›), style: .plain, target: self,
            action: #selector(open))
        }
        @objc func open() { tableView.reloadData() }
      }
      """),
    RuleTwin(
      "toolbar/settings-button", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List { Text("One") }
              .toolbar { Button(‹"Settings"|"Sort"›, systemImage: ‹"gearshape"|"star"›) {} }
          }
        }
      }
      """),
    RuleTwin(
      "toolbar/search-field", .uiKit,
      """
      class Root: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ‹navigationItem.searchController = UISearchController()|title = "Search"›
        }
      }
      """),
    RuleTwin(
      "toolbar/segmented-title-view", .uiKit,
      """
      class Root: UITableViewController {
        let choice = UISegmentedControl(items: ["Day", "Week"])
        override func viewDidLoad() {
          super.viewDidLoad()
          ‹navigationItem.titleView|tableView.tableHeaderView› = choice
        }
      }
      """),
    RuleTwin(
      "toolbar/segmented-title-view", .swiftUI,
      """
      struct Root: View {
        @State var choice = 0
        var body: some View {
          NavigationStack {
            List {
              ‹Text("One")|picker›
            }
            .toolbar { ToolbarItem(placement: .principal) { ‹picker|Text("Two")› } }
          }
        }
        var picker: some View {
          Picker("Span", selection: $choice) {
            Text("Day").tag(0)
            Text("Week").tag(1)
          }
          .pickerStyle(.segmented)
        }
      }
      """),
    RuleTwin(
      "toolbar/segments-limit", .uiKit,
      """
      class Root: UITableViewController {
        let choice = UISegmentedControl(items: ["A", "B", "C", "D", "E"‹, "F"|›])
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.tableHeaderView = choice
        }
      }
      """),
    RuleTwin(
      "toolbar/segments-limit", .swiftUI,
      """
      struct Root: View {
        @State var choice = 0
        var body: some View {
          Picker("Letter", selection: $choice) {
            Text("A").tag(0)
            Text("B").tag(1)
            Text("C").tag(2)
            Text("D").tag(3)
            Text("E").tag(4)
            ‹Text("F").tag(5)|›
          }
          .pickerStyle(.segmented)
        }
      }
      """),
    RuleTwin(
      "navigation-stack/swipe-only", .uiKit,
      """
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let gesture = ‹UISwipeGestureRecognizer|UITapGestureRecognizer›(
            target: self, action: #selector(turn))
          view.addGestureRecognizer(gesture)
        }
        @objc func turn() { view.setNeedsLayout() }
      }
      """),
  ]

  /// Twins of the rules about screens that something presents.
  static let presented: [RuleTwin] = [
    RuleTwin("modal/full-screen", .uiKit, presentation("‹.fullScreen|.formSheet›")),
    RuleTwin(
      "modal/full-screen", .swiftUI,
      """
      struct Next: View {
        @State var name = ""
        var body: some View { Form { TextField("Name", text: $name) } }
      }
      struct Root: View {
        @State var isEditing = false
        var body: some View {
          Button("Edit") { isEditing = true }
            .‹fullScreenCover|sheet›(isPresented: $isEditing) { Next() }
        }
      }
      """),
    RuleTwin(
      "modal/full-screen", .objectiveC,
      """
      @interface Next : UIViewController
      @property UITextField *field;
      @end
      @implementation Next
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.field = [UITextField new];
        [self.view addSubview:self.field];
      }
      @end
      @interface Root : UIViewController
      @end
      @implementation Root
      - (void)open {
        Next *next = [Next new];
        next.modalPresentationStyle = ‹UIModalPresentationFullScreen|UIModalPresentationFormSheet›;
        [self presentViewController:next animated:YES completion:nil];
      }
      @end
      """),
    RuleTwin(
      "modal/full-screen-without-input", .uiKit,
      """
      class Next: UIViewController {
        let label = UILabel()
        ‹|let field = UITextField()›
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          ‹|view.addSubview(field)›
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(close))
        }
        @objc func close() { dismiss(animated: true) }
      }
      class Root: UIViewController {
        @objc func open() {
          let stack = UINavigationController(rootViewController: Next())
          stack.modalPresentationStyle = .fullScreen
          present(stack, animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/full-screen-without-input", .swiftUI,
      """
      struct Next: View {
        @Environment(\\.dismiss) var dismiss
        @State var name = ""
        var body: some View {
          ‹Text("Welcome")|TextField("Name", text: $name)›
            .toolbar { Button("Done") { dismiss() } }
        }
      }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .fullScreenCover(isPresented: $isOpen) { NavigationStack { Next() } }
        }
      }
      """),
    RuleTwin("modal/overlay", .uiKit, presentation("‹.overFullScreen|.formSheet›")),
    RuleTwin(
      "modal/touch-transition", .uiKit,
      """
      class Next: UIViewController {}
      class Root: UIViewController {
        @objc func open() {
          let next = Next()
          next.modalTransitionStyle = ‹.flipHorizontal|.coverVertical›
          present(next, animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/dismiss-position", .uiKit,
      """
      class Next: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: ‹.cancel|.refresh›, target: self, action: #selector(close))
        }
        @objc func close() { ‹dismiss(animated: true)|view.setNeedsLayout()› }
      }
      class Root: UIViewController {
        @objc func open() {
          present(UINavigationController(rootViewController: Next()), animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/dismiss-position", .swiftUI,
      """
      struct Next: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Text("Next")
            .toolbar { Button(‹"Cancel"|"Reload"›) { ‹dismiss()|reload()› } }
        }
        func reload() {}
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
      "modal/dismiss-position", .objectiveC,
      """
      @interface Next : UIViewController
      @end
      @implementation Next
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithBarButtonSystemItem:‹UIBarButtonSystemItemCancel|UIBarButtonSystemItemRefresh›
                                 target:self
                                 action:@selector(close:)];
      }
      - (void)close:(id)sender { ‹[self dismissViewControllerAnimated:YES completion:nil];|› }
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
    RuleTwin(
      "modal/editor-to-window", .uiKit,
      """
      class Next: UIViewController {
        let body = ‹UITextView()|UILabel()›
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "New Message"
          view.addSubview(body)
        }
      }
      class Root: UIViewController {
        @objc func open() {
          present(UINavigationController(rootViewController: Next()), animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/editor-to-window", .swiftUI,
      """
      struct Next: View {
        @State var text = ""
        var body: some View {
          ‹TextEditor(text: $text)|Text(text)›
            .navigationTitle("New Message")
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
      "modal/sheet-on-sheet", .uiKit,
      """
      class Last: UIViewController {}
      class Next: UIViewController {
        @objc func open() {
          ‹present(Last(), animated: true)|navigationController?.pushViewController(Last(), animated: true)›
        }
      }
      class Root: UIViewController {
        @objc func open() {
          present(UINavigationController(rootViewController: Next()), animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/sheet-on-sheet", .swiftUI,
      """
      struct Last: View { var body: some View { Text("Last") } }
      struct Next: View {
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .‹sheet|navigationDestination›(isPresented: $isOpen) { Last() }
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
      "modal/sheet-with-hierarchy", .uiKit,
      """
      class Third: UIViewController {}
      class Second: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          ‹navigationController?.pushViewController(Third(), animated: true)|tableView.reloadData()›
        }
      }
      class First: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(Second(), animated: true)
        }
      }
      class Root: UIViewController {
        @objc func open() {
          present(UINavigationController(rootViewController: First()), animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/sheet-with-hierarchy", .swiftUI,
      """
      struct Third: View { var body: some View { Text("Third") } }
      struct Second: View {
        var body: some View { List { ‹NavigationLink("Third") { Third() }|Text("Third")› } }
      }
      struct First: View {
        var body: some View { List { NavigationLink("Second") { Second() } } }
      }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { NavigationStack { First() } }
        }
      }
      """),
    RuleTwin(
      "modal/settings-sheet", .uiKit,
      """
      class Next: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = ‹"Settings"|"Filters"›
        }
      }
      class Root: UIViewController {
        @objc func open() {
          present(UINavigationController(rootViewController: Next()), animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/settings-sheet", .swiftUI,
      """
      struct Next: View {
        var body: some View { Form { Text("One") }.navigationTitle(‹"Settings"|"Filters"›) }
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
      "modal/popover-to-inspector", .uiKit,
      """
      class Next: UIViewController {
        let size = ‹UISlider()|UILabel()›
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(size)
        }
      }
      class Root: UIViewController {
        @objc func open() {
          let next = Next()
          next.modalPresentationStyle = .popover
          present(next, animated: true)
        }
      }
      """),
    RuleTwin(
      "modal/popover-to-inspector", .swiftUI,
      """
      struct Next: View {
        @State var size = 1.0
        var body: some View { ‹Slider(value: $size)|Text("Size")› }
      }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.popover(isPresented: $isOpen) { Next() }
        }
      }
      """),
  ]

  /// A screen with a field, in a presentation of a style.
  private static func presentation(_ style: String) -> String {
    """
    class Next: UIViewController {
      let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
    }
    class Root: UIViewController {
      @objc func open() {
        let next = Next()
        next.modalPresentationStyle = \(style)
        present(next, animated: true)
      }
    }
    """
  }
}
