import FileReading
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

  @Test func `views that a menu takes from its own type are in the menu`() throws {
    let found = try evidence(
      swift: """
        struct PlayerCommands: Commands {
          @ViewBuilder private var playing: some View {
            Button("Play") { play() }.keyboardShortcut("p")
            self.speed("Faster")
          }
          private var toolbar: some View {
            Button("Share") { share() }.keyboardShortcut("s")
          }
          func speed(_ title: String) -> some View {
            Button("Slower") { slower() }
          }
          var body: some Commands {
            CommandMenu("Player") {
              playing
              Button("Stop") { stop() }
            }
          }
          func slower() { playing.slow() }
        }
        struct Other: View {
          var playing: some View { Button("Open") { open() }.keyboardShortcut("o") }
          var body: some View { playing }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "SwiftUI Play play command-p bar Player", "SwiftUI Share share command-s - -",
        "SwiftUI Slower slower - bar Player", "SwiftUI Stop stop - bar Player",
        "SwiftUI Open open command-o - -",
      ])
  }

  @Test func `views of other files are in the menus that show them`() throws {
    let found = try evidence([
      "App.swift": """
      @main struct Main: App {
        var body: some Scene {
          WindowGroup { Text("") }.commands {
            CommandGroup(after: .appInfo) { UpdateItem(updater: updater) }
            CommandMenu("Play") { SpeedItems() }
          }
        }
      }
      """,
      "Items.swift": """
      struct UpdateItem: View {
        var body: some View { Button("Check for Updates…", action: updater.check) }
      }
      struct SpeedItems: View {
        var body: some View {
          Button("Faster") { speed += 1 }.keyboardShortcut("+")
        }
      }
      struct Home: View { var body: some View { Button("No Command") {} } }
      """,
    ])
    #expect(
      found.commands.map(Self.described) == [
        "SwiftUI Check for Updates… check - bar appInfo", "SwiftUI Faster - command-+ bar Play",
      ])
  }

  @Test func `what a menu item does is not in the menu`() throws {
    let found = try evidence(
      swift: """
        @main struct Main: App {
          var body: some Scene {
            WindowGroup { Text("") }.commands {
              CommandMenu("Go") {
                Button("Panel") { show(Panel()) }
                ShareLink("Share", item: url)
                Menu("More") { Button("Less") { hide() } }
              }
            }
          }
          func hide() { show(Panel()) }
        }
        struct Panel: View {
          var body: some View { Button("Reset") { reset() } }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "SwiftUI Panel show - bar Go", "SwiftUI Share - - bar Go", "SwiftUI Less hide - bar Go",
      ])
  }

  @Test func `a command of SwiftUI is where its key is`() throws {
    let found = try evidence(
      swift: """
        struct Root: View {
          var body: some View {
            Button {
              printPage()
            } label: {
              Text("Print")
            }
            .disabled(isEmpty)
            .keyboardShortcut("p")
          }
        }
        """)
    #expect(found.commands.map(\.place.line) == [9])
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

  @Test func `titles that are set later`() throws {
    let found = try evidence(
      swift: """
        class Player: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            let play = UIKeyCommand(input: " ", modifierFlags: [], action: #selector(play))
            play.discoverabilityTitle = NSLocalizedString("Play", comment: "")
            let seek = (1...2).map { number -> UIKeyCommand in
              let command = UIKeyCommand(
                input: "\\(number)", modifierFlags: .command, action: #selector(seek))
              command.title = String(format: "Seek to %d %%", number)
              return command
            }
            let empty = UIKeyCommand(
              title: "", action: #selector(stop), input: "s", modifierFlags: .command,
              discoverabilityTitle: "Stop")
            return [play, empty] + seek
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand Play play space - -", "UIKeyCommand Seek to 1 % seek command-1 - -",
        "UIKeyCommand Seek to 2 % seek command-2 - -", "UIKeyCommand Stop stop command-s - -",
      ])
  }

  @Test func `helpers that make commands of their parameters`() throws {
    let found = try evidence(
      swift: """
        struct Hotkey {
          let input: String
          let modifiers: UIKeyModifierFlags
          static let lock = Self(input: "l", modifiers: [.command])
          static let unlock: Hotkey = .init(input: "L", modifiers: [.command, .shift])
        }
        extension UIKeyCommand {
          convenience init(title: String, action: Selector, hotkey: Hotkey) {
            self.init(
              title: title, action: action, input: hotkey.input, modifierFlags: hotkey.modifiers)
          }
          static func titled(
            _ title: String, input: String, flags: UIKeyModifierFlags, action: Selector
          ) -> UIKeyCommand {
            let command = UIKeyCommand(input: input, modifierFlags: flags, action: action)
            command.discoverabilityTitle = title
            return command
          }
          static func unused(_ title: String, input: String) -> UIKeyCommand {
            UIKeyCommand(title: title, action: #selector(nothing), input: input)
          }
        }
        class Screen: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            [
              UIKeyCommand(title: "Lock", action: #selector(lock), hotkey: .lock),
              UIKeyCommand(title: "Unlock", action: #selector(unlock), hotkey: .unlock),
              .titled("Find", input: "f", flags: .command, action: #selector(find)),
              UIKeyCommand.titled("Top", input: "t", flags: [], action: #selector(top)),
            ]
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand Lock lock command-l - -", "UIKeyCommand Unlock unlock shift-command-l - -",
        "UIKeyCommand Find find command-f - -", "UIKeyCommand Top top t - -",
      ])
    #expect(found.commands.map(\.place.line) == [26, 27, 28, 29])
  }

  @Test func `keys as code spells them`() throws {
    let found = try evidence(
      swift: """
        class Screen: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return [
              UIKeyCommand(
                input: isRTL ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow,
                modifierFlags: [], action: #selector(a)),
              UIKeyCommand(
                input: String(UnicodeScalar(8)), modifierFlags: .command, action: #selector(b)),
              UIKeyCommand(input: "tap link", modifierFlags: .command, action: #selector(c)),
              UIKeyCommand(input: "f", modifierFlags: flags, action: #selector(d)),
            ]
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand - a leftArrow - -", "UIKeyCommand - b command-delete - -",
        "UIKeyCommand - c - - -", "UIKeyCommand - d f - -",
      ])
    #expect(found.commands.map(\.knowsModifiers) == [true, true, true, false])
  }

  @Test func `escapes in Objective-C`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation Player
        - (NSArray *)keyCommands {
          return @[
            [UIKeyCommand keyCommandWithInput:@"\\r" modifierFlags:0 action:@selector(a)],
            [UIKeyCommand keyCommandWithInput:@"\\x1b" modifierFlags:0 action:@selector(b)],
            [UIKeyCommand keyCommandWithInput:@"\\b" modifierFlags:UIKeyModifierCommand action:@selector(c)],
            [UIKeyCommand keyCommandWithInput:@"\\u0020" modifierFlags:UIKeyModifierShift|UIKeyModifierCommand action:@selector(d)]];
        }
        @end
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand - a return - -", "UIKeyCommand - b escape - -",
        "UIKeyCommand - c command-delete - -", "UIKeyCommand - d shift-command-space - -",
      ])
  }

  @Test func `menus of the app's own, and actions elsewhere`() throws {
    let found = try evidence(
      swift: """
        extension UIMenu.Identifier {
          static let library = UIMenu.Identifier("com.example.library")
          static let tools = UIMenu.Identifier(rawValue: "com.example.tools")
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          override func buildMenu(with builder: UIMenuBuilder) {
            addTools(to: builder)
            var children = [UIMenuElement]()
            children.append(UICommand(title: "New Library", action: #selector(makeLibrary)))
            builder.insertSibling(
              UIMenu(title: "Library", identifier: .library, children: children), afterMenu: .file)
            builder.replace(
              menu: .preferences,
              with: UIMenu(
                identifier: .preferences,
                children: [UICommand(title: "Options", action: #selector(options))]))
            let sort = UIAction(title: "Sort by Name") { _ in }
            builder.insertChild(UIMenu(title: "Sort", children: [sort]), atEndOfMenu: .view)
          }
          func addTools(to builder: UIMenuBuilder) {
            let clean = UICommand(title: "Clean Up", action: #selector(clean))
            builder.insertChild(
              UIMenu(title: "", identifier: .tools, children: [clean]), atEndOfMenu: .library)
          }
        }
        class Screen: UIViewController {
          func makeMenu() -> UIMenu {
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UICommand New Library makeLibrary - bar Library",
        "UICommand Options options - bar preferences", "UIAction Sort by Name - - bar view",
        "UICommand Clean Up clean - bar Library",
      ])
  }

  @Test func `menus that code names in Objective-C`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation AppDelegate
        - (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder {
          [builder replaceMenuForIdentifier:UIMenuFile withMenu:[[builder menuForIdentifier:UIMenuFile]
              menuByReplacingChildren:@[
                [UIMenu menuWithTitle:@"" image:nil identifier:nil options:UIMenuOptionsDisplayInline
                    children:@[[UICommand commandWithTitle:@"Upload" image:nil
                        action:@selector(upload) propertyList:nil]]]]]];
          [builder insertSiblingMenu:[UIMenu menuWithTitle:@"Go" children:@[
              [UICommand commandWithTitle:@"Jump" image:nil action:@selector(jump) propertyList:nil]]]
            afterMenuForIdentifier:UIMenuView];
          UIMenu *notes = [UIMenu menuWithTitle:@"" image:nil identifier:@"com.example.notes"
              options:UIMenuOptionsDisplayInline children:@[[UICommand commandWithTitle:@"Add Note"
                  image:nil action:@selector(add) propertyList:nil]]];
          [builder insertChildMenu:notes atStartOfMenuForIdentifier:UIMenuFile];
          UIMenu *more = [UIMenu menuWithTitle:@"" image:nil identifier:@"com.example.more"
              options:UIMenuOptionsDisplayInline children:@[[UICommand commandWithTitle:@"More"
                  image:nil action:@selector(more) propertyList:nil]]];
          [builder insertSiblingMenu:more afterMenuForIdentifier:@"com.example.notes"];
        }
        @end
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UICommand Upload upload - bar file", "UICommand Jump jump - bar Go",
        "UICommand Add Note add - bar file", "UICommand More more - bar file",
      ])
  }

  @Test func `commands of a list of entries`() throws {
    let found = try evidence(
      swift: """
        class Keys {
          static let entries: [[String: Any]] = [
            ["key": "a", "action": "archive:", "title": "Archive", "shift": true],
            ["key": "b", "action": "back:", "shift": false, "command": true],
            ["key": "[return]", "action": "open:"],
          ]
          var commands: [UIKeyCommand] = []
          init() { commands = Keys.entries.compactMap { Keys.command($0) } }

          static func command(_ entry: [String: Any]) -> UIKeyCommand? {
            guard let input = input(entry) else { return nil }
            let action = NSSelectorFromString(entry["action"] as! String)
            if let title = entry["title"] as? String {
              return UIKeyCommand(
                title: title, action: action, input: input, modifierFlags: flags(entry))
            } else {
              return UIKeyCommand(input: input, modifierFlags: flags(entry), action: action)
            }
          }
          static func input(_ entry: [String: Any]) -> String? {
            guard let key = entry["key"] as? String else { return nil }
            switch key {
            case "[return]": return "\\r"
            default: return key
            }
          }
          static func flags(_ entry: [String: Any]) -> UIKeyModifierFlags {
            var flags = UIKeyModifierFlags()
            if entry["shift"] as? Bool ?? false { flags.insert(.shift) }
            if let command = entry["command"] as? Bool, command { flags.insert(.command) }
            if entry["option"] != nil { flags.insert(.alternate) }
            return flags
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand Archive archive: shift-a - -", "UIKeyCommand - back: command-b - -",
        "UIKeyCommand - open: return - -",
      ])
    #expect(found.commands.map(\.knowsModifiers) == [true, true, true])
  }

  @Test func `modifier keys that are decided when the app runs`() throws {
    let found = try evidence(
      swift: """
        class Screen: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            var flags: UIKeyModifierFlags = [.command]
            if Settings.shared.usesShift { flags.insert(.shift) }
            return [
              UIKeyCommand(input: "a", modifierFlags: flags, action: #selector(a)),
              UIKeyCommand(
                input: "b", modifierFlags: isPlain ? [] : [.command], action: #selector(b)),
            ]
          }
        }
        """)
    #expect(found.commands.map(\.knowsModifiers) == [false, false])
    #expect(found.commands.map(\.modifiers) == [[], []])
  }

  @Test func `initializers with the labels of the framework's`() throws {
    let found = try evidence(
      swift: """
        extension UIKeyCommand {
          convenience init(
            input: String, modifierFlags: UIKeyModifierFlags, action: Selector, title: String? = nil
          ) {
            self.init(input: input, modifierFlags: modifierFlags, action: action)
            if let title = title { self.title = title }
          }
        }
        class Screen: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            [
              UIKeyCommand(
                input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(up)),
              UIKeyCommand(
                input: "g", modifierFlags: [.command, .shift], action: #selector(previous),
                title: NSLocalizedString("Previous Match", comment: "")),
            ]
          }
        }
        """)
    #expect(
      found.commands.map(Self.described) == [
        "UIKeyCommand - up upArrow - -", "UIKeyCommand Previous Match previous shift-command-g - -",
      ])
  }

  @Test func `titles with placeholders`() throws {
    let found = try evidence(
      swift: """
        class Player: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            let seek = (1...2).map { number -> UIKeyCommand in
              let command = UIKeyCommand(input: "\\(number)", action: #selector(seek))
              command.title = String(format: NSLocalizedString("SEEK", comment: ""), number * 10)
              return command
            }
            let part = UIKeyCommand(input: "p", action: #selector(part))
            part.title = String(format: "Part %2$@ of %1$i", 3, "B")
            let name = UIKeyCommand(input: "n", action: #selector(name))
            name.title = String(format: "Play %@", track.name)
            return seek + [part, name]
          }
        }
        """)
    #expect(found.commands.map { $0.title?.shown } == ["SEEK", "SEEK", "Part B of 3", nil])
    #expect(
      found.commands.map { $0.title?.filled("Seek to %i%% of it") } == [
        "Seek to 10% of it", "Seek to 20% of it", "Seek to %i%% of it", nil,
      ])
  }

  static func described(_ command: CodeCommand) -> String {
    let key = (command.modifiers.sorted().map(\.rawValue) + [command.input].compactMap { $0 })
    return [
      command.source.rawValue, command.title?.shown ?? "-", command.selector ?? "-",
      command.input == nil ? "-" : key.joined(separator: "-"), command.isInMenuBar ? "bar" : "-",
      command.menu ?? command.menuTitle?.shown ?? "-",
    ].joined(separator: " ")
  }
}
