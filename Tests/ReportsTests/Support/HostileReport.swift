@testable import Markup
@testable import Reports

/// Texts and names that mean something to one format or another.
enum Hostile {
  static let texts = [
    "<script>alert(1)</script>", "two\nlines\r\nand\rmore", "\u{1B}[31mred\u{1B}[0m",
    "::error file=x,line=1::y", "##[error]z", "100% %0A %25 %3A", "a]]>b <![CDATA[ &amp; \"'",
    "\u{0}\u{8}\u{7F}\u{85}\u{2028}|\u{FFFE}\u{FFFF}", "\u{202E}backwards", "{0} }{ {{1}}",
    "[x](http://x) [y](1) \\](z)", "<\u{301}b> %\u{301} {\u{301} ](\u{301}",
    "a.storyboard:12:1: error: b [rule]", "é 😀 中文",
  ]

  static let paths = [
    "A & B/<Main>.storyboard", "two\nlines\r.storyboard", "\u{1B}[31m.storyboard",
    "a:b,c=d.storyboard", "100%25.storyboard", "\"'`.storyboard", "..é 😀?#x.storyboard",
    "c:/d\\e.storyboard", "\u{1}\u{FFFF}.storyboard",
  ]

  /// A report that holds each of the texts and names in each place.
  static func report() throws -> Report {
    var report = try makeReport(onSample: "DeepTabs")
    var project = report.projects[0]
    let model = project.recommendations[0]
    project.recommendations = texts.indices.map { index in
      var finding = model
      finding.message = texts[index]
      finding.title = texts[index]
      finding.advice = "Advice: \(texts[index])"
      finding.subject.object = texts[index]
      finding.subject.file = paths[index % paths.count]
      finding.subject.line = index + 1
      return finding
    }
    project.problems = texts.indices.map { index in
      ProblemReport(
        file: paths[index % paths.count], line: index + 1,
        level: index.isMultiple(of: 2) ? .error : .note, message: texts[index])
    }
    report.projects = [project]
    return report
  }
}

extension String {
  /// What a text comes to where every control character is made harmless.
  var onOneLine: String { harmless(self) }

  /// Likewise, where the format itself has a way to write line breaks.
  var withItsLineBreaks: String {
    var result = ""
    var part = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar == "\n" || scalar == "\r" else {
        part.append(scalar)
        continue
      }
      result += harmless(String(part))
      result.unicodeScalars.append(scalar)
      part = .init()
    }
    return result + harmless(String(part))
  }
}
