import Testing

@testable import SourceEvidence

/// Static and global variables, whose initial values decide a condition only if no code sets them.
struct ChangedVariableTests {
  /// Code that sets nothing, or that sets a variable of a type, and whether the variable is undecided.
  static let changes: [(String, Bool)] = [
    ("", false),
    ("func f() { Flags.isOn = false }", true),
    ("func f() { App.Flags.isOn = false }", true),
    ("extension Flags { static func f() { isOn = false } }", true),
    ("extension Flags { static func f() { Self.isOn = false } }", true),
    ("extension Flags { static func f() { self.isOn = false } }", true),
    ("func f() { Flags.isOn.toggle() }", true),
    ("func f() { load(&Flags.isOn) }", true),
    ("extension Flags { static func f() { var isOn = true; isOn = false } }", false),
    ("extension Flags { static func f() { if isOn == false { g() } } }", false),
    ("func f() { Other.isOn = false }; enum Other { static var isOn = true }", false),
    ("func f() { button.isOn = false }", false),
  ]

  @Test(arguments: changes.indices)
  func `a static variable`(_ index: Int) {
    let (code, isUndecided) = Self.changes[index]
    let flags = "enum Flags { static var isOn = true; static var both: Bool { isOn } }\n"
    for condition in ["Flags.isOn", "Flags.both", "Flags.isOn && true"] {
      let found = evaluated("\(condition) ? \"A\" : \"B\"", with: flags + code)
      #expect(found == (isUndecided ? "unknown" : "A"), "\(condition)")
    }
  }

  @Test(arguments: [
    ("", "A"), ("func f() { isOn = false }", "unknown"), ("func f() { isOn.toggle() }", "unknown"),
    ("func f() { var isOn = true; isOn = false }", "A"), ("func f() { a.isOn = false }", "A"),
    ("class Other { var isOn = true; func f() { isOn = false } }", "A"),
  ])
  func `a global variable`(code: String, text: String) {
    #expect(evaluated("isOn ? \"A\" : \"B\"", with: "var isOn = true\n" + code) == text)
  }

  /// The initial values of variables of other types, and their values if code sets them.
  @Test(arguments: [
    ("1", "unknown"), (".home", "unknown"), ("Tab.home", "unknown"), ("\"A\"", "A?"),
    ("[1]", "[1]"), ("Store()", "Store"),
  ])
  func `a variable that code sets`(value: String, found: String) {
    let code = """
      enum Tab { case home, list }
      class Store {}
      enum State { static var now = \(value) }
      func f() { State.now = load() }
      """
    #expect(evaluated("State.now", with: code) == found)
  }

  @Test(arguments: [
    ("let isOn = true", "A"), ("var isOn = true", "A"),
    ("@AppStorage(\"on\") var isOn = true", "unknown"),
  ])
  func `a declaration`(declaration: String, text: String) {
    let flags = "enum Flags {\nstatic \(declaration)\n}".replacing("static @", with: "@")
      .replacing(") var", with: ") static var")
    #expect(evaluated("Flags.isOn ? \"A\" : \"B\"", with: flags) == text)
  }

  @Test func `a text that may be another one decides nothing`() {
    let code = "enum State { static var mode = \"a\" }\nfunc f() { State.mode = load() }"
    #expect(evaluated("State.mode == \"a\" ? 1 : 2", with: code) == "unknown")
  }
}
