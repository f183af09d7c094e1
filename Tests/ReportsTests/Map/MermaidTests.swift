import Testing

@testable import Reports

@Suite struct MermaidTests {
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
  func escapes(text: String, expected: String) {
    #expect(mermaid(text) == expected)
  }

  @Test(arguments: [
    "flowchart LR\n  n1[\"a \"quoted\"\"]\n", "flowchart LR\n  n1[end]\n",
    "flowchart LR\n  n1[\"a#b\"]\n", "flowchart LR\n  n1[\"<b>\"]\n",
    "flowchart LR\n  n1[\"`a`\"]\n",
    "flowchart LR\n  n1[\"two\nlines\"]\n", "flowchart LR\n  n1[\"a|b\"]\n",
    "flowchart LR\n  n1[\"a;\"]\n", "flowchart LR\n  n1[\"1. a\"]\n",
    "flowchart LR\n  n1[\"- a\"]\n",
    "flowchart LR\n  n1[\"\"]\n", "flowchart LR\n  end[\"a\"]\n",
    "flowchart LR\n  n1[\"a\"]\n  n1[\"b\"]\n",
    "flowchart LR\n  n1[\"a\"]\n  n1 --> n2\n", "flowchart LR\n  n1[\"a\"]\n  n1---on1\n",
    "flowchart LR\n  n1[\"a\"]\n  n1 -->|b| n1\n",
    "flowchart LR\n  subgraph g1[\"a\"]\n    n1[\"a\"]\n",
    "flowchart LR\n  n1[\"a\"]\n  class n1 x\n", "flowchart LR\n  n1[\"$$\"]\n",
    "graph LR\n  n1[\"a\"]\n",
    "flowchart LR\n  n1[\"a\"]\n  %% c\n", "flowchart LR\n  n1[\"style a:#quot;\"]\n",
    "flowchart LR\n",
  ])
  func theGrammarKnowsTheTraps(text: String) {
    #expect(!MermaidGrammar(text).errors.isEmpty)
  }

  @Test(arguments: Repository.samples)
  func theSamplesFitTheGrammar(sample: String) throws {
    let map = try #require(try makeReport(onSample: sample).projects.first?.map)
    for sheet in map.sheets { #expect(MermaidGrammar(MermaidMap(sheet).text).errors == []) }
  }

  private static let traps = [
    "end", "subgraph", "graph", "style", "class", "default", "click x", "o", "x", "o--x", "---o",
    "\"", "\"]", "]", "n1[\"a\"]", "#quot;", "#", ";", "|", "|a|", "`", "```", "<br/>",
    "<img src=x>",
    "%% comment", "%%{init: {}}%%", "---", "1. one", "* two", "# three", "$$x^2$$", "fa:fa-ban",
    "style a:#x;", "classDef b:#x;", "\\", "\\n", "\\\"", "{{a}}", "((a))", "a\tb", "日本語", "👩‍👩‍👧‍👦",
    "ﬂ°°x¶ß",
    "&amp;", "-", "'", "@{ shape: circle }", ":::x", "n1@", "~~~",
  ]

  @Test func hostileTitlesFitTheGrammar() throws {
    let texts = Self.traps + Hostile.texts
    let scenes = texts.enumerated().map { index, text in
      SceneSketch(
        id: "o\(index)", title: text, segues: ["\(quotedKind(index)) o\((index + 1) % texts.count)"]
      )
    }
    let half = scenes.count / 2
    let map = try makeMap([
      "Main.storyboard": storyboard(initial: "o0", Array(scenes[..<half])),
      "end [\"#x\"] `.storyboard": storyboard(Array(scenes[half...])),
    ])
    #expect(map.scenes.count == texts.count)
    for sheet in map.sheets {
      let text = MermaidMap(sheet).text
      let grammar = MermaidGrammar(text)
      #expect(grammar.errors == [])
      #expect(grammar.nodes.count == sheet.groups.reduce(0) { $0 + $1.nodes.count })
      // In Markdown nothing may end the block.
      #expect(!text.contains("`"))
    }
  }

  /// Unknown kinds of segues are labels, too.
  private func quotedKind(_ index: Int) -> String {
    ["show", "custom", "end|`", "embed"][index % 4]
  }
}
