import Foundation

/// A call of the system that a program made, as strace tells it.
struct SystemCall {
  /// Its name, such as `openat`.
  let name: String
  /// The whole line.
  let line: String

  /// Reads a line of strace's output: the process, then the call.
  init?(_ line: String) {
    guard let call = line.firstMatch(of: /^\d+\s+([a-z_0-9]+)\(/) else { return nil }
    name = String(call.1)
    self.line = line
  }

  /// Whether it has to do with a network, or with other programs as if it were one.
  var isNetwork: Bool { Self.network.contains(name) }

  /// Whether it asks to be preferred to other programs. Only administrators may, and libraries that
  /// are refused tell the system's log.
  var wantsPriority: Bool {
    name.hasPrefix("sched_set") || name == "setpriority" && !line.contains(", 0)")
  }

  private static let network: Set<String> = [
    "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "sendto", "sendmsg",
    "sendmmsg", "recvfrom", "recvmsg",
  ]

  /// Whether it makes, changes or removes a file or folder, or could.
  var writes: Bool {
    name.hasPrefix("open")
      ? line.contains(/O_(WRONLY|RDWR|CREAT|TRUNC|APPEND|TMPFILE)/) : Self.changes.contains(name)
  }

  private static let changes: Set<String> = [
    "creat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir", "mkdir", "mkdirat",
    "link", "linkat", "symlink", "symlinkat", "mknod", "mknodat", "truncate", "chmod", "fchmodat",
    "fchmodat2", "chown", "lchown", "fchownat", "utime", "utimes", "utimensat", "setxattr",
    "lsetxattr", "removexattr", "mount", "chroot",
  ]

  /// Whether all paths that it names are in a folder.
  func isInside(_ folder: String) -> Bool {
    let paths = line.matches(of: /"([^"]*)"/).map { String($0.1) }
    return !paths.isEmpty && paths.allSatisfy { $0 == folder || $0.hasPrefix(folder + "/") }
  }
}

/// Runs the program under strace.
enum SystemCalls {
  /// Whether strace is there, and may be used.
  static var canBeSeen: Bool {
    get async {
      guard Shell.has("strace") else { return false }
      return (try? await Shell.run("strace -f -qq -o /dev/null true"))?.status == 0
    }
  }

  /// The calls about networks, files and priorities of a run with some arguments.
  static func of(_ arguments: String, in folder: URL, trace: String) async throws -> [SystemCall] {
    let kinds = "-e 'trace=network,file,setpriority,/^sched_set'"
    _ = try await Shell.run(
      "strace -f -qq -s 4096 \(kinds) -o \(Shell.quoted(trace)) macward \(arguments)", in: folder)
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: trace)), as: UTF8.self)
    return text.split(separator: "\n").compactMap { SystemCall(String($0)) }
  }
}
