/// The recipes, by the rule whose decision they carry out.
struct RecipeTable: Sendable {
  /// A recipe, and how careful one has to be with it.
  struct Entry: Sendable {
    /// The recipe.
    var recipe: any Recipe
    /// Why one has to be careful with it, as a sentence, or `nil`: it changes how the app behaves on
    /// iPhone, or depends on code that cannot be checked.
    var risk: String?
  }

  private let entries: [String: Entry]

  /// Returns the entry of a rule, or `nil` if nothing can be written for it.
  subscript(rule: String) -> Entry? { entries[rule] }

  /// The recipes for a Mac Catalyst app.
  static let macCatalyst = RecipeTable(
    entries: commands.merging([
      "tab-bar/to-sidebar": Entry(recipe: TabBarRecipe(mode: .sidebar)),
      "tab-bar/to-segmented-control": Entry(recipe: TabBarRecipe(mode: .segments)),
      "tab-bar/title-missing": Entry(recipe: TabTitleRecipe()),
      "icons/outline-in-sidebar": Entry(
        recipe: OutlineSymbolRecipe(),
        risk: "The tab bar of iPhone shows the outline as well, if it does not fill symbols itself."
      ),
      "navigation-stack/back-in-toolbar": Entry(
        recipe: AdviceRecipe(
          text:
            "From Mac Catalyst 16 on, the window's toolbar shows the navigation bar with its Back "
            + "button, as long as the app gives the window no toolbar of its own: nothing has to be "
            + "written.")),
      "navigation-stack/keep-state": Entry(
        recipe: AdviceRecipe(
          text:
            "The tab bar controller keeps the stack of each section, in a sidebar as well, as long as "
            + "the app runs.")),
      "window/minimum-size": Entry(recipe: MinimumSizeRecipe()),
      "menu/toolbar-items-in-menu": Entry(recipe: BarButtonsRecipe()),
      "menu/no-main-menu": Entry(recipe: MainMenuRecipe()),
      "project/catalyst-off": Entry(recipe: CatalystRecipe()),
      "tab-bar/settings-tab": Entry(recipe: SettingsRecipe(), risk: settingsRisk),
      "modal/settings-sheet": Entry(recipe: SettingsRecipe(), risk: settingsRisk),
      "menu/settings-item": Entry(recipe: SettingsRecipe(), risk: settingsRisk),
      "window/single-scene": Entry(
        recipe: ScenesRecipe(),
        risk:
          "On iPad, too, people can open several windows then: look for code that expects one window, "
          + "such as a coordinator or a delegate that each new scene replaces."),
      "split-view/sidebar-style": Entry(
        recipe: SplitViewRecipe(
          attributes: [("primaryBackgroundStyle", "sidebar")],
          line: "primaryBackgroundStyle = .sidebar")),
      "modal/action-sheet": Entry(recipe: SheetSourceRecipe()),
      "split-view/column-widths": Entry(recipe: ColumnWidthRecipe()),
      "split-view/display-mode": Entry(
        recipe: SplitViewRecipe(
          attributes: [("preferredDisplayMode", "beside"), ("behavior", "tile")],
          line: "preferredDisplayMode = .oneBesideSecondary")),
      "split-view/no-compact-column": Entry(
        recipe: CompactColumnRecipe(),
        risk:
          "On iPhone and in narrow windows the compact column then replaces the columns, with screens of "
          + "its own: the app must keep both in step."),
      "split-view/classic-style": Entry(
        recipe: SplitViewRecipe(
          attributes: [("allowDoubleColumnStyle", "YES")],
          line: "UISplitViewController(style: .doubleColumn)", endsClassicCollapse: true),
        risk:
          "The delegate's classic methods for collapsing are not called any more, and code must not set "
          + "viewControllers."),
    ]) { $1 })

  /// The recipes of commands in the menu bar.
  private static let commands = Dictionary(
    uniqueKeysWithValues: MainMenuRecipe.parts.map { ($0.key, Entry(recipe: $0.value)) })

  private static let settingsRisk =
    "A Settings.bundle also appears in the Settings app of iPhone and iPad."

  /// The recipes for a SwiftUI app.
  static let swiftUI = RecipeTable(entries: [
    "tab-bar/view-menu-commands": Entry(recipe: SectionCommandsRecipe()),
    "tab-bar/to-sidebar": Entry(recipe: TabBarRecipe(mode: .sidebar)),
    "split-view/toggle-command": Entry(recipe: SidebarCommandRecipe()),
    "navigation-stack/escape-goes-back": Entry(recipe: EscapeRecipe()),
    "window/minimum-size": Entry(recipe: MinimumSizeRecipe()),
    "project/catalyst-off": Entry(recipe: CatalystRecipe()),
    "tab-bar/settings-tab": Entry(recipe: SettingsRecipe(), risk: settingsRisk),
    "modal/settings-sheet": Entry(recipe: SettingsRecipe(), risk: settingsRisk),
    "menu/settings-item": Entry(recipe: SettingsRecipe(), risk: settingsRisk),
  ])

  /// The recipes for an app of its own, for which nothing of the app's code can be edited.
  static let none = RecipeTable(entries: [:])
}
