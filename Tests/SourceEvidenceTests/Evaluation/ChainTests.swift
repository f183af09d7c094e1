import Testing

@testable import SourceEvidence

struct ChainTests {
  @Test func `loses what nothing refers to`() {
    let chain = Chain<CodeObject>()
    let (first, last) = (CodeObject("A", at: nil), CodeObject("C", at: nil))
    chain.append(first)
    do {
      let middle = CodeObject("B", at: nil)
      chain.append(middle)
      chain.append(last)
      #expect(chain.all.map(\.className) == ["C", "B", "A"])
    }
    #expect(chain.all.map(\.className) == ["C", "A"])
  }

  @Test func `holds each member once`() {
    let chain = Chain<CodeObject>()
    let object = CodeObject("A", at: nil)
    chain.append(object)
    chain.append(object)
    #expect(chain.all.count == 1)
  }
}
