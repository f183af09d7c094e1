import Foundation
import PackagePlugin

/// The command `swift package macward`, which runs macward on a package.
///
/// `swift package macward report` reads the package and writes to the terminal, which needs no
/// permission. A command that writes files needs one: `swift package
/// --allow-writing-to-package-directory macward report --output review.html`. On a Mac, SwiftPM runs the
/// command in a sandbox without network, and nothing else can be written.
@main
struct MacwardCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "macward")
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // SwiftPM states the failure of a plug-in, so that scripts see one. It has no status of its own.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
  }

  /// A run of macward that did not end with status 0.
  private struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "macward ended with status \(status)." }
  }
}
