import Testing
import XcodeProject

@Suite struct PathGlobTests {
  @Test(
    arguments: [
      ("Main.storyboard", "Main.storyboard", true),
      ("Main.storyboard", "A/B/Main.storyboard", true),
      ("/Main.storyboard", "A/Main.storyboard", false),
      ("/Main.storyboard", "Main.storyboard", true),
      ("*.xib", "A/b.xib", true), ("*.xib", "A/b.xib.storyboard", false),
      ("Legacy", "Legacy/A.xib", true), ("Legacy", "App/Legacy/Deep/A.xib", true),
      ("Legacy/", "Legacy/A.xib", true), ("Legacy/", "App/Legacy", false),
      ("Legacy", "NotLegacy/A.xib", false), ("App/*.xib", "App/a.xib", true),
      ("App/*.xib", "App/B/a.xib", false), ("App/*.xib", "Other/App/a.xib", false),
      ("App/**", "App/a.xib", true), ("App/**", "App/B/C/a.xib", true), ("App/**", "App", false),
      ("**/App/*.xib", "App/a.xib", true), ("**/App/*.xib", "A/B/App/a.xib", true),
      ("A/**/z.xib", "A/z.xib", true), ("A/**/z.xib", "A/b/c/z.xib", true),
      ("A/**/z.xib", "B/A/z.xib", false), ("**", "a/b.xib", true), ("**/b/**", "a/b/c", true),
      ("./App/a.xib", "App/a.xib", true), ("[AB]?.xib", "Ax.xib", true),
      ("[AB]?.xib", "Cx.xib", false),
      ("a.xib", "A.xib", false), ("", "a.xib", false), ("/", "a.xib", false),
      ("Größe/*", "Größe/ä.xib", true), ("A", "A", true),
    ])
  func matches(glob: String, path: String, isMatch: Bool) {
    #expect(PathGlob(glob).matches(path) == isMatch)
  }

  @Test func manyStarsTakeNoTime() {
    let glob = PathGlob(Array(repeating: "**", count: 60).joined(separator: "/x/") + "/y")
    let path = Array(repeating: "x", count: 400).joined(separator: "/")
    #expect(!glob.matches(path))
  }
}
