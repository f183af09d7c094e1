import Testing

@testable import SourceEvidence

/// The order in which the functions of a type run.
@Suite struct CallOrderTests {
  @Test(arguments: [
    ("func a() {}; func b() {}", ["a", "b"]),
    ("func a() { b() }; func b() {}", ["a", "b"]),
    ("func b() {}; func a() { b() }", ["a", "b"]),
    ("func c() {}; func b() { c() }; func a() { self.b() }", ["a", "b", "c"]),
    ("func b() { b() }; func a() { b() }", ["a", "b"]),
    ("func a() {}; func b() { /* a() */ }", ["a", "b"]),
    ("func a() {}; func b() { f(\"a()\") }", ["a", "b"]),
    ("func a() {}; func b() { f(\"\\(a())\") }", ["b", "a"]),
    ("func a(_ c: C) {}; func b() { f(\"a:\") }", ["b", "a"]),
    ("func a(_ c: C) {}; func b() { f(\"a: c\") }", ["a", "b"]),
    (
      "func d() {}; func b() { c(); d() }; func c() { b() }; func a() { b() }",
      ["a", "d", "b", "c"]
    ),
  ])
  func callersComeFirst(members: String, names: [String]) {
    let text = "class Screen { \(members.replacing("; func", with: "\nfunc")) }"
    var copy = text
    let file = copy.withUTF8 { SwiftFileReader.read(UnsafeRawBufferPointer($0), name: "App.swift") }
    let functions = file.types[0].functions.map { DeclaredFunction($0, file: 0, type: "Screen") }
    #expect(CallOrder(functions, CallGraph([file])).callersFirst.map(\.function.name) == names)
  }
}
