/// What is seen in the app when a decision is carried out, by rule.
enum Expectations {
  static let texts = [
    "project/catalyst-off": "Xcode offers My Mac (Mac Catalyst) as a destination of the app.",
    "window/minimum-size": "The window cannot be made smaller than 480 × 600 points.",
    "window/single-scene": "File ▸ New Window opens a second window.",
    "tab-bar/view-menu-commands":
      "The View menu begins with the sections. Each command shows its section, and that of the section in "
      + "view has a checkmark.",
    "tab-bar/to-sidebar": "On macOS 15 and later, the tabs are in a sidebar.",
    "tab-bar/to-segmented-control": "On macOS 15 and later, the tabs are at the top of the window.",
    "navigation-stack/go-commands":
      "View ▸ Back, with the key ⌘[ if no other command has it, goes back in each section, and is dimmed on "
      + "its first screen.",
    "menu/find-command":
      "The command for the search field in the Edit menu places the cursor in it.",
    "menu/refresh-command": "View ▸ Refresh does what pulling the content down does.",
    "modal/action-sheet": "Action sheets and share sheets appear in the middle of their screen.",
    "navigation-stack/escape-goes-back": "Escape does what the button does.",
    "menu/toolbar-items-in-menu":
      "Each command does what its button does, and is dimmed while no window shows the button.",
    "menu/no-main-menu": "The menus have the commands that are named above.",
    "split-view/sidebar-style": "The first column has the look of a sidebar.",
    "split-view/column-widths":
      "The divider stops where the first column is 200 or 360 points wide.",
    "split-view/toggle-command":
      "View ▸ Show Sidebar shows and hides the sidebar of the window in front.",
    "split-view/display-mode": "The first column is beside the others when the window opens.",
    "split-view/classic-style": "The columns are as before, in wide and in narrow windows.",
    "split-view/no-compact-column": "The narrowest window shows the tab bar.",
    "tab-bar/title-missing": "The tab has its title.",
    "icons/outline-in-sidebar":
      "The symbol is an outline in the sidebar, and filled in the tab bar.",
  ]
}
