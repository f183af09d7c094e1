import FileReading
import InterfaceBuilder
import TestSupport
import Testing

/// What fuzzing found is read again, and must do no harm.
@Suite(.timeLimit(.minutes(60))) struct StoryboardCaseTests {
  @Test func thereAreCases() { #expect(!FuzzingCase.all(of: "storyboard").isEmpty) }

  @Test(arguments: FuzzingCase.all(of: "storyboard"))
  func isReadOrToldOf(found: FuzzingCase) {
    let seconds = ProcessorTime.seconds { StoryboardFuzzing.read(found.bytes) }
    #expect(seconds < ProcessorTime.patience)
    if case .unreadable(let problem) = DocumentReader().read(found.bytes, as: "a.storyboard") {
      #expect(!problem.message.isEmpty && problem.location.line >= 1)
    }
  }
}
