import Testing

@testable import Drawings

@Suite struct MermaidTextTests {
  @Test(arguments: [
    ("Today", "Today"), ("Main.storyboard", "Main.storyboard"), ("end", "end"), ("", ""),
    ("say \"hi\"", "say #quot;hi#quot;"), ("a & b", "a #amp; b"), ("#35;", "#35;35#59;"),
    ("<b>x</b>", "#lt;b#gt;x#lt;#47;b#gt;"), ("`code`", "#96;code#96;"), ("a|b", "a#124;b"),
    ("x[0]{y}", "x#91;0#93;#123;y#125;"), ("1. first", "1#46; first"), ("- item", "#45; item"),
    ("v1.5", "v1#46;5"), ("and/or", "and/or"), ("two\nlines", "two lines"),
    ("%%{init}", "#37;#37;#123;init#125;"),
    ("$$x$$", "#36;#36;x#36;#36;"), ("fa:fa-user", "fa#58;fa-user"),
    ("style a:#1;", "style a#58;#35;1#59;"),
    ("_it_ *b*", "#95;it#95; #42;b#42;"), ("Über 😀 ß", "Über 😀 ß"),
    ("ﬂ°lt¶ß", "ﬂ\u{200B}°lt¶\u{200B}ß"),
    ("\u{202E}x", "#92;u#123;202e#125;x"),
  ])
  func everyTextIsShownAsText(text: String, expected: String) {
    #expect(mermaid(text) == expected)
  }
}
