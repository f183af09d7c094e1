import UIKit

extension UIMenu.Identifier {
  static let sections = UIMenu.Identifier("com.example.DeepTabs.menu.sections")
  static let navigation = UIMenu.Identifier("com.example.DeepTabs.menu.navigation")
}

/// The app's commands in the menu bar.
@MainActor
enum MainMenu {
  /// Adds the app's commands. Call it from the app delegate's `buildMenu(with:)`.
  static func build(with builder: any UIMenuBuilder) {
    // Context menus are built with the same method. A menu with an identifier can be added once.
    guard builder.system == .main, builder.menu(for: .sections) == nil else { return }
    addSections(with: builder)
    addNavigation(with: builder)
    addSettings(with: builder)
  }

  /// Says which standard menus the app has. Call it in
  /// `application(_:didFinishLaunchingWithOptions:)`, because UIKit does not allow it while a menu is
  /// being built.
  static func configure() {
    #if compiler(>=6.2)
      guard #available(iOS 26.0, *) else { return }
      let configuration = UIMainMenuSystem.Configuration()
      configuration.sidebarPreference = .included
      // A build handler would replace `buildMenu(with:)`, which older systems need anyway.
      UIMainMenuSystem.shared.setBuildConfiguration(configuration)
    #endif
  }

  private static func addSections(with builder: any UIMenuBuilder) {
    let commands = AppSection.allCases.enumerated().map { index, section in
      command(for: section, at: index)
    }
    let menu = UIMenu(identifier: .sections, options: .displayInline, children: commands)
    // To name a menu that the app does not have is an error.
    guard builder.menu(for: .view) != nil else { return }
    builder.insertChild(menu, atStartOfMenu: .view)
  }

  private static func command(for section: AppSection, at index: Int) -> UICommand {
    let action = #selector(NavigationActions.showSection(_:))
    // The keys are ⌘1 to ⌘9. ⌘0 usually stands for the actual size.
    guard index < 9 else {
      return UICommand(title: section.title, action: action, propertyList: section.rawValue)
    }
    return UIKeyCommand(
      title: section.title, action: action, input: String(index + 1), modifierFlags: .command,
      propertyList: section.rawValue)
  }

  private static func addNavigation(with builder: any UIMenuBuilder) {
    let menu = UIMenu(
      identifier: .navigation, options: .displayInline,
      children: [backCommand(), nextPageCommand(), previousPageCommand()])
    if builder.menu(for: .fullscreen) != nil {
      builder.insertSibling(menu, beforeMenu: .fullscreen)
    } else if builder.menu(for: .view) != nil {
      builder.insertChild(menu, atEndOfMenu: .view)
    }
  }

  private static func backCommand() -> UICommand {
    UIKeyCommand(
      title: NSLocalizedString("Back", comment: "Menu command"),
      action: #selector(NavigationActions.goBack(_:)), input: "[", modifierFlags: .command)
  }

  private static func nextPageCommand() -> UICommand {
    UIKeyCommand(
      title: NSLocalizedString("Next Story", comment: "Menu command"),
      action: #selector(NavigationActions.showNextPage(_:)),
      input: UIKeyCommand.inputRightArrow, modifierFlags: .command)
  }

  private static func previousPageCommand() -> UICommand {
    UIKeyCommand(
      title: NSLocalizedString("Previous Story", comment: "Menu command"),
      action: #selector(NavigationActions.showPreviousPage(_:)),
      input: UIKeyCommand.inputLeftArrow, modifierFlags: .command)
  }
}
