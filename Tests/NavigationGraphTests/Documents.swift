import Foundation
import InterfaceBuilder
import NavigationGraph
import Testing
import XcodeProject

/// The text of a storyboard for iOS, a scene on each line from the third on.
func storyboard(
  initial: String? = nil, runtime: String = "iOS.CocoaTouch", _ attributes: String = "",
  _ scenes: String...
) -> String {
  let initial = initial.map { "initialViewController=\"\($0)\"" } ?? ""
  return "<document targetRuntime=\"\(runtime)\" \(initial) \(attributes)>\n<scenes>\n"
    + scenes.joined(separator: "\n") + "\n</scenes></document>"
}

/// A scene with one controller, its segues in words: `show detail`, `tab home`, `root list`.
func scene(
  _ kind: String, _ id: String, _ attributes: String = "", _ inside: String = "",
  to segues: String...
) -> String {
  "<scene sceneID=\"s-\(id)\"><objects>"
    + "<\(kind) id=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)>\(inside)"
    + "<connections>\(segues.map(segue).joined())</connections></\(kind)></objects></scene>"
}

/// A scene with a storyboard reference.
func reference(
  _ id: String, to storyboard: String, _ attributes: String = "", _ inside: String = ""
)
  -> String
{
  scene("viewControllerPlaceholder", id, "storyboardName=\"\(storyboard)\" \(attributes)", inside)
}

private func segue(_ words: String) -> String {
  let parts = words.split(separator: " ")
  let relationship = relationships[String(parts[0])].map { "relationship=\"\($0)\"" }
  let kind = relationship == nil ? String(parts[0]) : "relationship"
  return "<segue kind=\"\(kind)\" destination=\"\(parts[1])\" \(relationship ?? "")/>"
}

private let relationships = [
  "root": "rootViewController", "tab": "viewControllers", "primary": "masterViewController",
  "secondary": "detailViewController", "supplementary": "supplementaryViewController",
  "compact": "compactViewController", "other": "otherViewController",
]

/// The text of a property list with a main storyboard.
func mainStoryboard(_ name: String, key: String = "UIMainStoryboardFile") -> String {
  "<plist version=\"1.0\"><dict><key>\(key)</key><string>\(name)</string></dict></plist>"
}

/// The graph of the files of a project, by path.
func graph(_ files: KeyValuePairs<String, String>) throws -> NavigationGraph {
  try graph(files: files)
}

func graph(files: some Sequence<(key: String, value: String)>) throws -> NavigationGraph {
  let reader = DocumentReader()
  var project = Project(name: "Example", root: ".")
  for (file, text) in files {
    if file.hasSuffix(".plist") {
      project.propertyLists += [try InfoPropertyList(Data(text.utf8), file: file)].compactMap { $0 }
    } else if case .document(let document) = reader.read(Array(text.utf8), as: file) {
      project.documents.append(document)
    } else {
      Issue.record("\(file) cannot be read")
    }
  }
  return NavigationGraph(project)
}

/// The graph of one storyboard that the app starts with.
func graph(initial: String? = nil, _ scenes: String...) throws -> NavigationGraph {
  try graph([
    "Main.storyboard": storyboard(initial: initial, "", scenes.joined(separator: "\n"))
  ])
}

extension NavigationGraph {
  /// The first controller with an object ID.
  func node(_ id: String) throws -> NodeID {
    try #require(nodes.indices.first { controller($0).id == id }, "no controller \(id)")
  }

  /// The object IDs of controllers.
  func ids(_ nodes: some Sequence<NodeID>) -> [String] { nodes.map { controller($0).id } }
}

/// Writes files, by path, into a folder that is gone afterwards. An empty folder ends in a slash.
func withFolder<Result>(
  _ files: KeyValuePairs<String, String>, _ body: (String) throws -> Result
) throws -> Result {
  try withFolder(files: files, body)
}

func withFolder<Result>(
  files: some Sequence<(key: String, value: String)>, _ body: (String) throws -> Result
) throws -> Result {
  let root = NSTemporaryDirectory() + "macward-" + UUID().uuidString
  defer { try? FileManager.default.removeItem(atPath: root) }
  for (path, text) in files {
    let full = root + "/" + path
    let folder = path.hasSuffix("/") ? full : (full as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !path.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: full)) }
  }
  return try body(root)
}

/// The statistics of nothing.
func noStatistics() -> Statistics { InputReader(threads: 1).read([]).statistics }
