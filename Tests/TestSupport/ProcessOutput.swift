package import Foundation

/// Returns everything that a process writes into a pipe, until it closes it.
///
/// Signals, such as that another process has ended, do not interrupt it. Foundation's own methods stop
/// the program then.
///
/// - Parameter handle: The end of the pipe for reading.
/// - Returns: The bytes.
package func output(from handle: FileHandle) -> [UInt8] {
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(handle.fileDescriptor, &buffer, buffer.count)
    if count > 0 {
      result += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      return result
    }
  }
}
