import FileReading
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct DoctypeTests {
  private static let bomb = """
    <!DOCTYPE document [
      <!ENTITY a "aaaaaaaaaa">
      \((0..<30).map { "<!ENTITY b\($0) \"&\($0 == 0 ? "a" : "b\($0 - 1)");&b0;\">" }.joined())
    ]>
    <document targetRuntime="iOS.CocoaTouch" initialViewController="&b29;"/>
    """

  @Test(
    .guardsAgainstHanging,
    arguments: [
      bomb,
      "<!DOCTYPE document [<!ENTITY a \"b\">]><document targetRuntime=\"iOS.CocoaTouch\"/>",
      "<!DOCTYPE document [<!ENTITY % a \"b\"> %a;]><document targetRuntime=\"iOS.CocoaTouch\"/>",
      "<!DOCTYPE document [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><document>&a;</document>",
      "<!DOCTYPE document [<!ENTITY % a SYSTEM \"http://localhost/\"> %a;]><document/>",
    ])
  func entitiesAreRefused(text: String) throws {
    let outcome = outcome(text)
    #expect(outcome.isUnreadable)
    #expect(outcome.problem?.message.contains("entities") == true)
    #expect(outcome.problem?.level == .error)
  }

  @Test func anUnparsedEntityIsRefused() {
    let declaration = "<!NOTATION n SYSTEM \"n\"><!ENTITY a SYSTEM \"b\" NDATA n>"
    let outcome = outcome("<!DOCTYPE document [\(declaration)]><document targetRuntime=\"iOS\"/>")
    #expect(outcome.isUnreadable)
  }

  @Test func saysOnWhichLineAnEntityIsDeclared() {
    #expect(outcome(Self.bomb).problem?.location.line == 2)
  }

  @Test(
    arguments: [
      "<!DOCTYPE document>",
      "<!DOCTYPE document [<!ELEMENT document ANY>]>",
      "<!DOCTYPE document PUBLIC \"-//Example//DTD//EN\" \"http://localhost/example.dtd\">",
      "<!DOCTYPE document SYSTEM \"missing.dtd\">",
    ])
  func aDoctypeWithoutEntitiesIsRead(doctype: String) throws {
    let text = "\(doctype)\n<document targetRuntime=\"iOS.CocoaTouch\"><scenes/></document>"
    let document = try read(text)
    #expect(document.tree.count == 2)
    #expect(document.tree.line(of: 0) == 2)
  }

  @Test func anExternalDefinitionIsNotLoaded() throws {
    try withFolder { folder in
      let path = folder + "/launch.dtd"
      try "<!ATTLIST document launchScreen CDATA \"YES\">"
        .write(toFile: path, atomically: true, encoding: .utf8)
      let text = "<!DOCTYPE document SYSTEM \"\(path)\"><document targetRuntime=\"iOS\"/>"
      #expect(try !read(text).isLaunchScreen)
    }
  }

  @Test func anExternalEntityIsNotLoaded() throws {
    try withFolder { folder in
      let path = folder + "/secret.txt"
      try "secret".write(toFile: path, atomically: true, encoding: .utf8)
      let text = """
        <!DOCTYPE document [<!ENTITY a SYSTEM "\(path)">]>
        <document targetRuntime="iOS"><string>&a;</string></document>
        """
      #expect(outcome(text).document == nil)
      #expect(outcome(text).problem?.message.contains("secret") == false)
    }
  }
}
