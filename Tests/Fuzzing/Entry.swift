/// What libFuzzer calls with one input after another. `Tests/Fuzzing/run` says which reader
/// `FuzzedReader` is.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzedReader.read([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}
