#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension String {
  /// Whether the string comes before another in byte order, which does not depend on the locale.
  package func precedesInBytes(_ other: String) -> Bool {
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { other in Self.order(own, other) < 0 } }
  }

  private static func order(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count - b.count }
    let order = Int(memcmp(first, second, Swift.min(a.count, b.count)))
    return order == 0 ? a.count - b.count : order
  }
}
