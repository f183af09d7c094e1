import Testing

@testable import SourceEvidence

struct ConditionTests {
  /// A condition, what holds if it is met, and what if not.
  static let texts: [(String, Set<CodeCondition>, Set<CodeCondition>)] = [
    ("targetEnvironment(macCatalyst)", [.macCatalyst], [.exceptMacCatalyst]),
    ("!targetEnvironment(macCatalyst)", [.exceptMacCatalyst], [.macCatalyst]),
    ("os(iOS) && !targetEnvironment(macCatalyst)", [.exceptMacOS, .exceptMacCatalyst], []),
    (
      "os(macOS) || targetEnvironment(macCatalyst)", [.macCatalyst],
      [.exceptMacOS, .exceptMacCatalyst]
    ),
    ("os(macOS)", [.macOS], [.exceptMacOS]),
    ("os(tvOS) || os(watchOS)", [.otherPlatform], []),
    ("os(iOS) || os(tvOS)", [], [.macOS]),
    ("(DEBUG)", [.debug], []),
    ("TARGET_OS_MACCATALYST", [.macCatalyst], [.exceptMacCatalyst]),
    ("UIDevice.current.userInterfaceIdiom == .mac", [.macIdiom], [.exceptMacIdiom]),
    ("traitCollection.userInterfaceIdiom != .mac", [.exceptMacIdiom], [.macIdiom]),
    (
      "UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad", [.padIdiom, .touchIdiom],
      [.phoneIdiom]
    ),
    ("idiom.userInterfaceIdiom != .phone", [.padIdiom], [.phoneIdiom, .touchIdiom]),
    ("ProcessInfo.processInfo.isMacCatalystApp", [.macCatalyst], [.exceptMacCatalyst]),
    ("swift(>=5.9)", [], []), ("", [], []), ("((((", [], []),
  ]

  @Test(arguments: texts.indices)
  func `a condition`(_ index: Int) {
    let (text, met, other) = Self.texts[index]
    let sides = ConditionText.sides(text)
    #expect(sides.met == met)
    #expect(sides.other == other)
  }

  @Test func `sides of a directive`() throws {
    let found = try evidence(
      inMethod: """
        #if targetEnvironment(macCatalyst)
        let bar = NSToolbar(identifier: "a")
        #elseif os(tvOS)
        let other = UIStepper()
        #else
        let one = UIStepper()
        #endif
        """)
    #expect(found.markers(.windowToolbar).map(\.conditions) == [[.macCatalyst]])
    #expect(
      found.markers(.forbiddenControl).map(\.conditions) == [
        [.otherPlatform, .exceptMacCatalyst], [.exceptMacCatalyst],
      ])
    #expect(found.markers(.forbiddenControl).map(\.countsOnMacCatalyst) == [false, false])
  }

  @Test func `sides of an if, a guard and a switch`() throws {
    let found = try evidence(
      inMethod: """
        if traitCollection.userInterfaceIdiom == .mac {
          a.selectionFollowsFocus = true
        } else {
          let b = UIStepper()
        }
        switch traitCollection.userInterfaceIdiom {
        case .mac: a.selectionFollowsFocus = true
        default: break
        }
        guard traitCollection.userInterfaceIdiom != .mac else { return }
        let c = UIPickerView()
        """)
    #expect(
      found.markers(.selectionFollowsFocus).map(\.conditions) == [[.macIdiom], [.macIdiom]])
    #expect(
      found.markers(.forbiddenControl).map(\.conditions) == [[.exceptMacIdiom], [.exceptMacIdiom]])
  }

  @Test func `sides in Objective-C`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation Screen
        - (void)run {
        #if TARGET_OS_MACCATALYST
          UIStepper *a = [[UIStepper alloc] init];
        #else
          UIPickerView *b = [[UIPickerView alloc] init];
        #endif
        #if !defined(DEBUG)
          UIPageControl *c = [[UIPageControl alloc] init];
        #endif
          if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomMac) { return; }
        }
        @end
        """)
    #expect(
      found.markers(.forbiddenControl).map(\.conditions) == [
        [.macCatalyst], [.exceptMacCatalyst], [],
      ])
  }

  @Test func `members and modifiers below a directive`() throws {
    let found = try evidence(
      swift: """
        struct Root: View {
          var body: some View {
            A()
              #if os(macOS)
              .searchable(text: $text)
              #else
              .refreshable {}
              #endif
          }
          #if targetEnvironment(macCatalyst)
          func menu() { let bar = NSToolbar() }
          #endif
        }
        """)
    #expect(found.markers(.search).map(\.conditions) == [[.macOS]])
    #expect(found.markers(.refresh).map(\.conditions) == [[.exceptMacOS]])
    #expect(found.markers(.windowToolbar).map(\.conditions) == [[.macCatalyst]])
  }
}
