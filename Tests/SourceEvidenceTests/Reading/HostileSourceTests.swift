import Foundation
import Testing

@testable import SourceEvidence

/// Whatever is in a file, reading it ends.
struct HostileSourceTests {
  /// Code that is nested too deeply or refers to itself.
  static let swift: [String: String] = [
    "parentheses": "let a: UITabBarController = " + String(repeating: "(", count: 20_000),
    "brackets": "let a: UITabBarController = " + String(repeating: "[", count: 20_000),
    "braces": "UITabBarController " + String(repeating: "{ ", count: 20_000),
    "else": "func f() { UITabBarController(); "
      + String(repeating: "if a { } else ", count: 5_000) + "{ } }",
    "chain": "let a = UITabBarController()" + String(repeating: ".b()", count: 5_000),
    "operators": "let a = UITabBarController" + String(repeating: " + b", count: 20_000),
    "prefixes": "let a: UITabBarController = " + String(repeating: "- ", count: 20_000) + "1",
    "ternaries": "let a = UITabBarController" + String(repeating: " ? b : c", count: 3_000),
    "types": "class A: UITabBarController {"
      + String(repeating: "class B {", count: 3_000),
    "directives": "UITabBarController\n" + String(repeating: "#if A\n", count: 5_000),
    "conditions": "let a: UITabBarController\n"
      + String(
        repeating: "#if targetEnvironment(macCatalyst)\nlet s = UIStepper()\n#endif\n", count: 8_000
      ),
    "strings": "let a: UITabBarController = " + String(repeating: "\"\\(", count: 3_000),
    "optionals": "let a: UITabBarController" + String(repeating: "?", count: 20_000),
    "generics": "let a: UITabBarController" + String(repeating: "<A", count: 50_000),
    "generic arguments": "let a: " + String(repeating: "A<(), ", count: 10_000),
    "generic values": "let a = " + String(repeating: "a<()>(), b<", count: 10_000),
    "generic attributes": "func a() { UITabBarController(); "
      + String(repeating: "@A<() ", count: 10_000),
    "itself": "class A: UITabBarController { func a() { a(); b { a() } } }",
    "each other": """
    class A: UITabBarController { var b: UIViewController { c }; var c: UIViewController { b }
      override func viewDidLoad() { viewControllers = [b]; A().viewDidLoad(); title = "\\(b)" } }
    """,
    "makes itself": """
    class A: UITabBarController { let next = A(); init() { viewControllers = [A(), A()] } }
    """,
    "parent of itself": "class A: A { func a() { super.a() } }\nlet x: UITabBarController",
    "tries": "let a: UITabBarController = " + String(repeating: "try await ", count: 200_000) + "b",
    "arrows": "let a: UITabBarController " + String(repeating: "-> A ", count: 200_000),
    "long ternaries": "let a = UITabBarController" + String(repeating: " ? b : c", count: 60_000),
    "group of itself": """
    class A: UITabBarController {
      override func viewDidLoad() {
        let g = UITabGroup(title: "G", image: nil, identifier: "g", children: [])
        g.children = [g]
        tabs = [g]
      }
    }
    """,
    "text of itself": """
    class A: UITabBarController {
      override func viewDidLoad() {
        let l = UILabel()
        l.text = l
        let one = UIViewController()
        one.title = l
        viewControllers = [one]
      }
    }
    """,
    "long lists": "class A: UITabBarController { func a() { var s = ["
      + String(repeating: "b, ", count: 1_500)
      + "]\ns += [c]\ns.append(c)\nviewControllers = s } }",
    "doubled text": "class A: UITabBarController { func a() { var s = \"ab\"\n"
      + String(repeating: "s = s + s\n", count: 60) + "title = s } }",
    "doubled lists": "class A: UITabBarController { func a() { var s = [UIViewController()]\n"
      + String(repeating: "s = s + s\n", count: 60) + "viewControllers = s } }",
    "nested lists": "class A: UITabBarController { func a() { var s = [UIViewController()]\n"
      + String(repeating: "s = [s, s]\n", count: 60) + "viewControllers = s } }",
    "doubled views": "struct A: View { var body: some View { TabView { a } }\n"
      + "var a: some View { " + String(repeating: "a\n", count: 12) + "} }",
    "one line": String(repeating: "class A {} ", count: 50_000),
    "bytes": "UITabBarController \u{0}\u{FEFF}\u{202E}",
  ]

  @Test(arguments: swift.keys.sorted())
  func `nested Swift`(_ name: String) throws {
    let found = try evidence(swift: try #require(Self.swift[name]))
    #expect(found.fileCount == 1)
  }

  static let objectiveC: [String: String] = [
    "messages": "@implementation A\n- (void)a { UITabBarController "
      + String(repeating: "[", count: 20_000),
    "parentheses": "@implementation A\n- (void)a { UITabBarController = "
      + String(repeating: "(", count: 20_000),
    "braces": "@implementation A\n- (void)a { UITabBarController; "
      + String(repeating: "{", count: 20_000),
    "else": "@implementation A\n- (void)a { UITabBarController; "
      + String(repeating: "if (a) { } else ", count: 5_000),
    "blocks": "@implementation A\n- (void)a { UITabBarController; "
      + String(repeating: "^{ ", count: 10_000),
    "literals": "@implementation A\n- (void)a { UITabBarController = "
      + String(repeating: "@[", count: 10_000),
    "members": "@implementation A\n- (void)a { UITabBarController"
      + String(repeating: ".a", count: 5_000) + "; }",
    "directives": "UITabBarController\n" + String(repeating: "#if A\n", count: 5_000)
      + String(repeating: "#else\n", count: 5_000),
    "ends": "@implementation @interface @end UITabBarController @protocol @property - + - (",
    "one line": String(repeating: "@interface A : B @end ", count: 50_000),
    "comment": "UITabBarController /*",
    "string": "UITabBarController @\"\\",
  ]

  @Test(arguments: objectiveC.keys.sorted())
  func `nested Objective-C`(_ name: String) throws {
    let found = try evidence(objectiveC: try #require(Self.objectiveC[name]))
    #expect(found.fileCount == 1)
  }

  /// Cuts files off, and takes out and doubles parts of them.
  @Test(arguments: [true, false])
  func `mutated code`(_ isSwift: Bool) throws {
    let ways = isSwift ? TabBarTests.ways : TabBarObjectiveCTests.ways
    var random = SplitMix(seed: isSwift ? 1 : 2)
    for key in ways.keys.sorted() {
      let bytes = Array(try #require(ways[key]).utf8)
      var files: [String: String] = [:]
      for number in 0..<12 {
        var changed = bytes
        switch number % 3 {
        case 0: changed.removeLast(random.below(bytes.count))
        case 1:
          let start = random.below(bytes.count)
          changed.removeSubrange(start..<min(bytes.count, start + random.below(40)))
        default:
          changed.insert(
            contentsOf: bytes[random.below(bytes.count)...].prefix(60),
            at: random.below(bytes.count))
          changed[random.below(changed.count)] = UInt8(random.below(256))
        }
        files["\(number).\(isSwift ? "swift" : "m")"] = String(decoding: changed, as: UTF8.self)
      }
      #expect(try evidence(files).fileCount == 12)
    }
  }
}

/// Random numbers that are the same every time.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }
}
