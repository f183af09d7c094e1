import Testing

@testable import SourceEvidence

struct MenuCommandTests {
  @Test func `commands of the menu bar`() throws {
    let found = try evidence(
      swift: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          override func buildMenu(with builder: UIMenuBuilder) {
            guard builder.system == .main else { return }
            let tabs = ["Home", "Search"].enumerated().map { index, title in
              UIKeyCommand(
                title: title, action: #selector(selectTab(_:)), input: "\\(index + 1)",
                modifierFlags: [.command])
            }
            builder.insertChild(
              UIMenu(title: "", options: .displayInline, children: tabs), atStartOfMenu: .view)
            addRefresh(to: builder)
          }
          private func addRefresh(to builder: UIMenuBuilder) {
            let refresh = UICommand(
              title: NSLocalizedString("refresh", comment: ""), action: #selector(reload))
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand Home selectTab command-1 bar view",
        "UIKeyCommand Search selectTab command-2 bar view", "UICommand refresh reload - bar -",
      ])
  }

  @Test func `keys outside of the menu bar`() throws {
    let found = try evidence(
      swift: """
        class Screen: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            [
              UIKeyCommand(input: "f", modifierFlags: [.command, .alternate], action: #selector(find)),
              UIKeyCommand(
                input: UIKeyCommand.inputLeftArrow, modifierFlags: .command, action: #selector(back)),
              UIKeyCommand(
                action: #selector(close), input: "\\u{1B}", discoverabilityTitle: "Close"),
            ]
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand - find option-command-f - -",
        "UIKeyCommand - back command-leftArrow - -", "UIKeyCommand Close close escape - -",
      ])
  }

  @Test func `commands of SwiftUI`() throws {
    let found = try evidence(
      swift: """
        @main struct MyApp: App {
          var body: some Scene {
            WindowGroup { Root() }
              .commands {
                CommandGroup(before: .sidebar) {
                  Button("Home") { model.select(.home) }.keyboardShortcut("1")
                  Button("Info") { show() }
                }
                CommandMenu("Go") {
                  Button(action: goBack) { Text("Back") }
                    .keyboardShortcut("[", modifiers: [.command, .shift])
                }
              }
          }
        }
        struct Root: View {
          var body: some View {
            Button("Done") {}.keyboardShortcut(.defaultAction)
            Button("Plain") {}
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "SwiftUI Home select command-1 bar sidebar", "SwiftUI Info show - bar sidebar",
        "SwiftUI - goBack shift-command-[ bar Go", "SwiftUI Done - return - -",
      ])
  }

  @Test func `commands in Objective-C`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation AppDelegate
        - (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder {
          UIKeyCommand *go = [UIKeyCommand commandWithTitle:@"Go" image:nil action:@selector(go:)
              input:@"g" modifierFlags:UIKeyModifierCommand | UIKeyModifierShift propertyList:nil];
        }
        - (NSArray *)keyCommands {
          return @[[UIKeyCommand keyCommandWithInput:UIKeyInputEscape modifierFlags:0
              action:@selector(cancel:)]];
        }
        @end
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand Go go: shift-command-g bar -", "UIKeyCommand - cancel: escape - -",
      ])
    #expect(found.markers(.buildMenu).count == 1)
  }

  static func described(_ command: CodeCommand) -> String {
    let key = (command.modifiers.sorted().map(\.rawValue) + [command.input].compactMap { $0 })
    return [
      command.source.rawValue, command.title?.shown ?? "-", command.selector ?? "-",
      command.input == nil ? "-" : key.joined(separator: "-"), command.isInMenuBar ? "bar" : "-",
      command.menu ?? "-",
    ].joined(separator: " ")
  }
}
