import Testing

@testable import ProjectEdits

@Suite struct ObjectIDTests {
  private static func derive(_ object: String, avoiding taken: Set<String> = []) -> String {
    ObjectID.derived(file: "Main.storyboard", object: object, purpose: "p", avoiding: taken)
  }

  @Test func theHashIsFNV1a() {
    #expect(StableHash.hash("") == 0xcbf2_9ce4_8422_2325)
    #expect(StableHash.hash("a") == 0xaf63_dc4c_8601_ec8c)
    #expect(StableHash.hash("foobar") == 0x8594_4171_f739_67e8)
  }

  @Test func anIDIsTheSameInEachRun() {
    #expect(Self.derive("spl-it-000") == "dqO-Xs-ZMq")
  }

  @Test func idsHaveTheFormOfInterfaceBuilder() {
    for number in 0..<100 {
      let id = Self.derive(String(number))
      #expect(id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil, "\(id)")
    }
    #expect(Set((0..<100).map { Self.derive(String($0)) }).count == 100)
  }

  @Test func anIDThatIsTakenIsNotUsed() {
    let first = Self.derive("a")
    let second = Self.derive("a", avoiding: [first])
    #expect(second != first)
    #expect(Self.derive("a", avoiding: [first, second]) != second)
  }
}
