import FileReading
import TestSupport
import Testing

@testable import Scaffold

@Suite struct ProjectFilesTests {
  @Test(arguments: ["\n", "\r\n"]) func aTextIsInALine(_ end: String) throws {
    let text = ["class A {", "  func viewDidLoad() {}", "}", "func viewDidLoad() {}"]
    try withFolder(["A.swift": text.joined(separator: end)]) { folder in
      let files = ProjectFiles(folder: folder)
      #expect(files.place(of: "viewDidLoad", in: "A.swift")?.line == 2)
      #expect(files.place(of: "viewDidLoad", in: "A.swift", from: 3)?.line == 4)
      #expect(files.place(of: "viewWillAppear", in: "A.swift") == nil)
    }
  }
}
