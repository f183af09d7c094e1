import Testing

@testable import SourceEvidence

@Suite struct SwiftDeclarationTests {
  @Test(arguments: [
    ("let a = 1, b: Int? = nil", "var a = 1; var b: Int = nil"),
    ("var (a, _) = f()", "var a = f()"),
    ("var a: Int { 1 }", "var a: Int {1}"),
    ("var a: Int { get { b } set { c } }", "var a: Int {return b}"),
    ("var a = 1 { didSet { b() } }", "var a = 1 {func didSet() {b()}}"),
    ("private(set) static var a: [Foo.Bar]", "static var a: [Foo.Bar]"),
    ("@Published final var a = b", "var a = b"),
    ("weak var a: (any Foo)?", "var a: (any Foo)"),
    (
      "func f<T>(_ a: inout T, b c: @escaping (Int) -> Void = { _ in }) async throws -> [T] where T: A { d }",
      "func f( a: T, b c: (Int) -> Void = {_ in }) -> [T] {d}"
    ),
    ("func + (a: A, b: B) -> C {}", "func +(a a: A, b b: B) -> C {}"),
    ("init?(a: Int) { b }", "func init(a a: Int) {b}"),
    ("import struct A.B\ntypealias C<T> = D<T>\nlet e = 1", "var e = 1"),
  ])
  func declarationsAreRead(code: String, outline: String) {
    #expect(swiftOutline(code) == outline.replacing("{return b}", with: "{b}"))
  }

  @Test func typesAreReadWithWhatTheyInherit() throws {
    let file = swiftFile(
      """
      @available(iOS 17, *) @objc(OCType) @main
      final class `Type`<T>: Base<T>, A.Delegate where T: C {
        enum Kind: String { case a = "x", b(Int, name: String) }
        deinit { f() }
        subscript(i: Int) -> Int { i }
        class func g() {}
      }
      extension Foo.Bar: D {}
      actor Store {}
      """)
    #expect(file.types.map(\.name) == ["Type", "Kind", "Bar", "Store"])
    #expect(file.types.map(\.inherited) == [["Base", "A.Delegate"], ["String"], ["D"], []])
    #expect(file.types.map(\.objectiveCName) == ["OCType", nil, nil, nil])
    #expect(file.types[0].functions.map(\.name) == ["g"])
    #expect(file.types[0].functions.map(\.isStatic) == [true])
    #expect(file.types.map(\.outer) == [nil, "Type", "Foo", nil])
    #expect(file.types[1].cases.map(\.name) == ["a", "b"])
    #expect(file.types[1].cases[1].parameters == ["", "name"])
  }

  @Test func bothSidesOfConditionsAreRead() {
    let file = swiftFile(
      """
      #if targetEnvironment(macCatalyst)
      let a = 1
      #elseif os(tvOS) || os(watchOS)
      let b = 1
      #else
      enum E {
        case c
        #if DEBUG
        case d
        #endif
      }
      #endif
      """)
    #expect(file.variables.map(\.name) == ["a", "b"])
    #expect(
      file.variables.map { file.conditions(at: $0.offset).contains(.macCatalyst) } == [true, false])
    #expect(file.types.map { $0.cases.map(\.name) } == [["c", "d"]])
  }

  @Test func damagedCodeCostsNoMoreThanItself() {
    let file = swiftFile("class A { func f() { x(] } }\nclass B }\n) ] func g() {}\nclass C {}")
    #expect(file.types.map(\.name).contains("A"))
    #expect(file.types.map(\.name).contains("C"))
    #expect(file.functions.map(\.name) == ["g"])
  }

  @Test func codeWithoutADeclarationIsAProblem() {
    #expect(swiftFile("}}} ??? )").problem != nil)
    #expect(swiftFile("").problem == nil)
  }
}
