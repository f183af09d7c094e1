import FileReading
import Testing

@Suite struct FileNameTests {
  @Test(arguments: [
    ("Main.storyboard", "Main"), ("a/b/Main.storyboard", "Main"), ("a.b/Main", "Main"),
    ("a/My.App.xib", "My.App"), ("Main", "Main"), ("", ""), ("a/", ""), ("ü/日本.xib", "日本"),
  ])
  func aFileIsCalledByItsLastPartWithoutExtension(path: String, name: String) {
    #expect(fileName(of: path) == name)
  }
}
