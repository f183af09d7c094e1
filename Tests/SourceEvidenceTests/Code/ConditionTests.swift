import Testing

@testable import SourceEvidence

struct ConditionTests {
  /// The condition of a directive, what holds if it is met, and what if not.
  static let directives: [(String, Set<CodeCondition>, Set<CodeCondition>)] = [
    ("targetEnvironment(macCatalyst)", [.macCatalyst], [.exceptMacCatalyst]),
    ("!targetEnvironment(macCatalyst)", [.exceptMacCatalyst], [.macCatalyst]),
    ("os(iOS) && !targetEnvironment(macCatalyst)", [.exceptMacOS, .exceptMacCatalyst], []),
    (
      "os(macOS) || targetEnvironment( macCatalyst ) // both", [.macCatalyst],
      [.exceptMacOS, .exceptMacCatalyst]
    ),
    ("os(macOS)", [.macOS], [.exceptMacOS]),
    ("os(tvOS) || os(watchOS)", [.otherPlatform], []),
    ("os(iOS) || os(tvOS)", [], [.macOS]),
    ("os(tvOS) || os(macOS) && BETA", [], [.any([.exceptMacOS, .notFlag("BETA")])]),
    ("(os(tvOS) || os(watchOS)) && BETA", [.otherPlatform, .flag("BETA")], []),
    ("(DEBUG)", [.debug], []), ("defined(DEBUG)", [.debug], []), ("0", [.never], []),
    ("BETA", [.flag("BETA")], [.notFlag("BETA")]), ("1", [], []), ("true", [], []),
    ("!defined BETA", [.notFlag("BETA")], [.flag("BETA")]),
    (
      "BETA || INTERNAL", [.any([.flag("BETA"), .flag("INTERNAL")])],
      [.notFlag("BETA"), .notFlag("INTERNAL")]
    ),
    (
      "!(BETA && INTERNAL)", [.any([.notFlag("BETA"), .notFlag("INTERNAL")])],
      [.flag("BETA"), .flag("INTERNAL")]
    ),
    ("TARGET_OS_MACCATALYST", [.macCatalyst], [.exceptMacCatalyst]),
    ("TARGET_OS_MACCATALYST == 1", [.macCatalyst], [.exceptMacCatalyst]),
    ("TARGET_OS_MACCATALYST == 0", [.exceptMacCatalyst], [.macCatalyst]),
    ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 110000", [], []),
    ("swift(>=5.9)", [], []), ("", [], []), ("((((", [], []), ("a b", [], []),
  ]

  @Test(arguments: directives.indices)
  func `a directive`(_ index: Int) {
    let (text, met, other) = Self.directives[index]
    #expect(ConditionSides(directive: text) == ConditionSides(met: met, other: other), "\(text)")
  }

  /// The conditions of an `if`, what holds if they are met, and what if not.
  static let checks: [(String, Set<CodeCondition>, Set<CodeCondition>)] = [
    ("UIDevice.current.userInterfaceIdiom == .mac", [.macIdiom], [.exceptMacIdiom]),
    (".mac == UIDevice.current.userInterfaceIdiom", [.macIdiom], [.exceptMacIdiom]),
    ("case .mac = UIDevice.current.userInterfaceIdiom", [.macIdiom], [.exceptMacIdiom]),
    ("traitCollection.userInterfaceIdiom != .mac", [.exceptMacIdiom], [.macIdiom]),
    (
      "UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad", [.padIdiom, .touchIdiom],
      [.phoneIdiom]
    ),
    ("idiom.userInterfaceIdiom != .phone", [.padIdiom], [.phoneIdiom, .touchIdiom]),
    ("idiom.userInterfaceIdiom == other", [], []),
    (
      "#available(iOS 14, *), idiom.userInterfaceIdiom == .pad", [.padIdiom, .touchIdiom],
      [.phoneIdiom]
    ),
    ("#available(macCatalyst 14, *)", [.macCatalyst], [.exceptMacCatalyst]),
    ("#available(iOS 14, *)", [], []), ("false", [.never], []), ("isReady && false", [.never], []),
    ("ProcessInfo.processInfo.isMacCatalystApp", [.macCatalyst], [.exceptMacCatalyst]),
    ("!ProcessInfo.processInfo.isMacCatalystApp", [.exceptMacCatalyst], [.macCatalyst]),
    ("Device.isPad", [.check("isPad", true)], [.check("isPad", false)]),
    ("Device.isPad()", [.check("isPad", true)], [.check("isPad", false)]),
    ("Device.isPad == false", [.check("isPad", false)], [.check("isPad", true)]),
    ("!isPad", [.check("isPad", false)], [.check("isPad", true)]),
    ("isPad(for: view)", [], []), ("let isPad = other.isPad", [], []), ("isReady", [], []),
    ("isPad && isReady", [.check("isPad", true)], []),
    ("let a = b, isPad", [.check("isPad", true)], []),
    ("isPad || isReady", [], [.check("isPad", false)]),
  ]

  @Test(arguments: checks.indices)
  func `the conditions of an if`(_ index: Int) throws {
    let (text, met, other) = Self.checks[index]
    let statement = swiftFile("if \(text) { a() }").statements.first?.kind
    guard case .branch(let branch) = try #require(statement) else { return #expect(Bool(false)) }
    let sides = ConditionSides(of: branch.arms[0].conditions)
    #expect(sides == ConditionSides(met: met, other: other), "\(text)")
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
