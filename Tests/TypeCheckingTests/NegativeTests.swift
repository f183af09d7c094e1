import TestSupport
import Testing

@Suite(.enabled(if: TypeChecker.reasonToSkip == nil, TypeChecker.reasonToSkip))
struct NegativeTests {
  @Test(arguments: try Expectation.all.filter { !$0.needsSIL })
  func `A mistake is found`(expectation: Expectation) async throws {
    let found = try await expectation.check()
    #expect(found.contains(where: expectation.isMet), "\(found)")
  }

  @Test(
    .typeChecksAtLength,
    arguments: try Expectation.all.filter(\.needsSIL))
  func `A mistake in the flow of values is found`(expectation: Expectation) async throws {
    let found = try await expectation.check()
    #expect(found.contains(where: expectation.isMet), "\(found)")
  }
}
