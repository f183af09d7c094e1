import Foundation
package import Guidance

/// The test files beside a rule: an example, in which the rule finds exactly the objects that it
/// names, and similar counter-examples, in which it finds nothing.
///
/// Each is a storyboard, or a folder with a small project: `badge.storyboard` or `badge/`,
/// `badge.counter.storyboard`, `badge.counter-2.storyboard`, and so on.
package struct RuleFixtures {
  /// The path of the example, or `nil` if there is none.
  package var example: String?
  /// The paths of the counter-examples, in order.
  package var counterExamples: [String]

  /// Finds the fixtures of a rule in a folder with the layout of `Rules/`.
  package init(of rule: Rule, in folder: String) {
    let group = "\(folder)/rules/\(rule.group)"
    let name = rule.id.dropFirst(rule.group.count + 1)
    let stems = (try? FileManager.default.contentsOfDirectory(atPath: group)) ?? []
    let all = stems.filter { Self.isFixture($0, of: name, in: group) }.sorted()
    example = all.first { !$0.hasPrefix("\(name).counter") }.map { "\(group)/\($0)" }
    counterExamples = all.filter { $0.hasPrefix("\(name).counter") }.map { "\(group)/\($0)" }
  }

  private static func isFixture(_ file: String, of name: Substring, in group: String) -> Bool {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: "\(group)/\(file)", isDirectory: &isFolder)
    guard isFolder.boolValue || file.hasSuffix(".storyboard") || file.hasSuffix(".xib") else {
      return false
    }
    let parts = file.split(separator: ".")
    guard parts.first == name else { return false }
    return parts.count == (isFolder.boolValue ? 1 : 2) || parts[1].hasPrefix("counter")
  }
}
