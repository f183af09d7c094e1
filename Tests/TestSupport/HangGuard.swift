package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test whose code might run forever: it follows loops, waits for files, or would need
  /// exponential or quadratic time without its limits.
  ///
  /// The limit is far above the time that any test takes, also on a busy machine or under a
  /// sanitizer, because the time in which a test waits for its turn counts as well. No test
  /// depends on how fast the machine is.
  package static var guardsAgainstHanging: Self { .timeLimit(.minutes(30)) }
}
