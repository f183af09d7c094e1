import FileReading
import InterfaceBuilder
import TestSupport
import Testing

/// Reads the inputs that fuzzing found: none may crash or hang.
@Suite(.guardsAgainstHanging) struct StoryboardCaseTests {
  @Test func thereAreCases() { #expect(!FuzzingCase.all(of: "storyboard").isEmpty) }

  @Test(arguments: FuzzingCase.all(of: "storyboard"))
  func isReadOrReported(found: FuzzingCase) {
    StoryboardFuzzing.read(found.bytes)
    if case .unreadable(let problem) = DocumentReader().read(found.bytes, as: "a.storyboard") {
      #expect(!problem.message.isEmpty && problem.location.line >= 1)
    }
  }
}
