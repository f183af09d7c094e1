import Foundation

/// Reads the symbols of newer versions of Swift with the runtime's own function: `$s3App6ScreenC`, or
/// `$s7SwiftUI19UIHostingControllerCy3App7ContentVG` for a generic class.
///
/// The runtime reads no names of Objective-C, which begin with `_Tt`.
enum DemangledName {
  /// The size of the longest symbol, in bytes.
  private static let limit = 4096

  /// Returns the name, or `nil` if the bytes are not mangled in this way.
  static func read(_ bytes: Bytes) -> RunningName? {
    let symbol = bytes.first == UInt8(ascii: "_") ? bytes.dropFirst() : bytes
    guard symbol.begins(with: "$s") || symbol.begins(with: "$S"), symbol.count <= limit else {
      return nil
    }
    return demangled(symbol).flatMap { PrintedName.read(Array($0.utf8)[...]) }
  }

  private static func demangled(_ symbol: Bytes) -> String? {
    let text = symbol.withUnsafeBytes { demangle($0.baseAddress, $0.count, nil, nil, 0) }
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Returns the text of a symbol, which the caller has to free, or `nil` if it is none.
@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafeRawPointer?, _ count: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
