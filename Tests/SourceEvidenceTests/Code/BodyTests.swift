import Testing

@testable import SourceEvidence

/// Code that is parsed when somebody asks for it.
@Suite struct BodyTests {
  private static let code = #"""
    class A: B {
      lazy var a: C = { let c = C(); c.title = "x"; return c }()
      var b: [D] { [D(kind: .first)] } // }
      var c = 1 { didSet { show(c / 2) } }
      init(d: E = .make { $0.f }) { super.init() }
      func g() { if a { "}\(b {})" } else { /* } */ } }
      func h() {}
    }
    func i() { class J { func k() {} } }
    """#

  @Test func nothingIsParsedUntilItIsAskedFor() {
    let file = swiftFile(Self.code)
    #expect(file.bodies.count == 8)
    #expect(file.bodies.allSatisfy { $0.known == nil })
    #expect(
      Outline.of(file.types[0].functions[1])
        == "func g() {branch(a {interpolation(\"}\", b({ in }))} |  {})}")
    #expect(file.bodies.count { $0.known != nil } == 1)
  }

  @Test func whatPropertiesAndFunctionsRunIsParsed() {
    let file = swiftFile(Self.code)
    let type = file.types[0]
    #expect(
      type.variables.map { Outline.of($0) } == [
        "var a: C = { in var c = C(); c.title = \"x\"; return c}()",
        "var b: [D] {[D(kind: .first)]}",
        "var c = 1 {func didSet() {show(operation(c, 2; /))}}",
      ])
    #expect(
      type.functions.map { Outline.of($0) } == [
        "func init(d d: E = .make({ in $0.f})) {super.init()}",
        "func g() {branch(a {interpolation(\"}\", b({ in }))} |  {})}", "func h() {}",
      ])
    #expect(file.functions.map { Outline.of($0) } == ["func i() {type J}"])
  }

  @Test func requirementsRunNothing() {
    let file = swiftFile("protocol A { var b: C { get }; var d: E { get set }; func f() }")
    #expect(file.types[0].variables.allSatisfy { $0.getter == nil })
    #expect(file.bodies.isEmpty)
  }

  @Test func aSideOfAConditionEndsTheBodyThatItBegan() {
    let file = swiftFile(
      """
      #if os(iOS)
      func a() { b {
      #else
      func c() {
      #endif
      func d() {}
      """)
    #expect(file.functions.map(\.name) == ["a", "c", "d"])
  }

  @Test func methodsOfObjectiveCAreParsedWhenTheyAreAskedFor() {
    let file = objectiveCFile(
      """
      static NSArray *a() { return @[@"}"]; }
      @implementation A { int _b; }
      #if DEBUG
      - (void)c {
      #else
      - (void)c:(int)d {
      #endif
        [self e:^{ f(); }]; // }
      }
      - (void)g {
      #if TARGET_OS_IOS
        if (h) {
      #else
        if (i) {
      #endif
        }
      }
      - (void)j { '}'; }
      @end
      """)
    #expect(file.bodies.allSatisfy { $0.known == nil })
    #expect(Outline.of(file.functions[0]) == "func a() -> NSArray {return [\"}\"]}")
    #expect(file.types[0].functions.map(\.name) == ["c", "c", "g", "j"])
    #expect(Outline.of(file.types[0].functions[1]) == "func c( d: int) -> void {self.e({ in f()})}")
  }
}

/// Names that are noted in code that is passed over.
@Suite struct MarkTests {
  private let names = NameSet(["show", "a", "longNameOfAFunction", "longNameOfAnotherOne", "é"])

  private func marked(_ marks: [UInt16]) -> [String] { marks.map { names.names[Int($0)] } }

  @Test func everyNameIsFoundByItsBytes() {
    #expect(names.names.map { names.mark($0) } == [0, 1, 2, 3, 4])
    #expect(["", "b", "shows", "longNameOfBFunction", "sho"].allSatisfy { names.mark($0) == nil })
  }

  @Test func bodiesAndValuesHaveTheNamesInThem() {
    let code = #"""
      class A {
        func b(c: D = a) { show(longNameOfAFunction) /* longNameOfAnotherOne */ }
        let e = [`show`, "\(longNameOfAnotherOne)", f { a.show }]
        var g: Int { show() }
        func h() { "show"; "\(i("\(a)"))" }
      }
      let j = é
      show()
      """#
    let file = Array(code.utf8).withUnsafeBytes {
      SwiftFileReader.read($0, name: "", marking: names)
    }
    let type = file.types[0]
    #expect(
      type.functions.map { marked($0.marks) } == [["show", "a", "longNameOfAFunction"], ["a"]])
    #expect(
      type.variables.map { marked($0.marks) } == [["show", "a", "longNameOfAnotherOne"], ["show"]])
    #expect(file.variables.map { marked($0.marks) } == [["é"]])
    #expect(marked(file.marks) == ["show"])
  }

  @Test func methodsOfObjectiveCHaveTheNamesInThem() {
    let code = """
      static id b = a;
      @implementation A
      - (void)c { [self show:@"a"]; /* longNameOfAFunction */ longNameOfAnotherOne(); }
      @end
      """
    let file = Array(code.utf8).withUnsafeBytes {
      ObjectiveCFileReader.read($0, name: "", marking: names)
    }
    #expect(marked(file.types[0].functions[0].marks) == ["show", "longNameOfAnotherOne"])
    #expect(marked(file.variables[0].marks) == ["a"])
  }
}

/// Conditions in code that is parsed later.
@Suite struct BodyConditionTests {
  @Test func directivesInBodiesAreKnownWithoutParsing() throws {
    let code = """
      func a() {
        switch b {
        #if targetEnvironment(macCatalyst)
        case .c: d()
        #else
        case .e: f()
        #endif
        default: g()
        }
      }
      """
    let file = swiftFile(code)
    let offset = try #require(code.utf8.firstOffset(of: "case .e"))
    #expect(file.outerRegions.map(\.conditions) == [[.macCatalyst], [.exceptMacCatalyst]])
    #expect(file.bodies[0].known == nil)
    #expect(file.conditions(at: offset) == [.exceptMacCatalyst])
  }

  @Test func checksOfTheIdiomAreFoundWhoeverAsks() throws {
    let code = """
      class A { func a() { if UIDevice.current.userInterfaceIdiom == .mac { b() } else { c() } } }
      """
    let offset = try #require(code.utf8.firstOffset(of: "c()"))
    #expect(swiftFile(code).conditions(at: offset) == [.exceptMacIdiom])
    #expect(swiftFile(code).regions.count == 2)
  }
}

extension String.UTF8View {
  /// Where a text begins, in bytes.
  fileprivate func firstOffset(of text: String) -> Int? {
    Array(self).firstRange(of: Array(text.utf8))?.lowerBound
  }
}
