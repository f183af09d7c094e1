import RunningEvidence

/// What the fuzzer tries with bytes that may be a dump of a running app.
enum RunningFuzzing {
  /// Reads bytes, and asks for all that depends on them.
  static func read(_ bytes: [UInt8]) {
    let dump = RunningDump(bytes, file: "running.txt")
    _ = RunningSummary(dump)
    _ = RunningName(String(decoding: bytes.prefix(2_000), as: UTF8.self)).description
  }
}
