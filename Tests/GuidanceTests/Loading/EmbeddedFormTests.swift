import Foundation
import Guidance
import TestSupport
import Testing
import YAMLReading

/// The form that the binary carries.
@Suite struct EmbeddedFormTests {
  private func node(_ yaml: String) throws -> YAMLNode {
    try CatalogFile("test.yml", text: yaml).root
  }

  @Test(arguments: [
    ("3", "n3:"), ("-12", "n-12:"), ("true", "f1:"), ("false", "f0:"), ("~", "z0:"),
    ("a b", "t3:a b"), ("'3'", "t1:3"), ("''", "t0:"), ("é⌘", "t5:é⌘"), ("[]", "l0:"),
    ("[a, [1]]", "l2:t1:al1:n1:"), ("{}", "m0:"), ("{ b: 1, a: x }", "m2:t1:at1:xt1:bn1:"),
  ])
  func eachKindOfNodeHasItsLetter(_ yaml: String, _ text: String) throws {
    #expect(try node(yaml).embedded == text)
    #expect(YAMLNode(embedded: text).embedded == text)
  }

  @Test func whatIsReadIsWhatWasWrittenAlsoForTheWholeCatalog() throws {
    let text = #"{ text: "a:1\n\"b\" \\(c) \r\n\u0301", list: [{ n: -1 }, { t: [x, ~, false] }] }"#
    let small = try node(text)
    #expect(YAMLNode(embedded: small.embedded)["text"]?.text == small["text"]?.text)
    for written in [small.embedded, try CatalogFolder.embeddedInCheckout()] {
      #expect(YAMLNode(embedded: written).embedded == written)
    }
  }

  /// The build embeds the files without checking what they mean; here they are checked.
  @Test func theBuildEmbedsTheCatalogThatIsChecked() throws {
    let built = try YAMLFolder.catalog(URL(filePath: Repository.rules)).embedded
    #expect(try CatalogFolder.embeddedInCheckout() == built)
  }

  @Test(arguments: ["", "x", "t", "t9:a", "l9:n1:", "m3:t1:a", "m1:n1:n1:", "t-1:a", "l-1:"])
  func whatNobodyWroteDoesNoHarm(_ text: String) {
    _ = YAMLNode(embedded: text).embedded
    #expect(throws: CatalogErrors.self) { try Catalog(embedded: text) }
  }
}
