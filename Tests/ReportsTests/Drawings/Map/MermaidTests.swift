import TestSupport
import Testing

@testable import Drawings
@testable import Reports

@Suite struct MermaidTests {
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
      SceneSketch.screen("o\(index)", .to("o\((index + 1) % texts.count)", by: quotedKind(index)))
        .titled(text)
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
