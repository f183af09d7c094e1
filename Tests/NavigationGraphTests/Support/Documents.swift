import Foundation
import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing
import XcodeProject

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
func graph(initial: String? = nil, _ scenes: SceneSketch...) throws -> NavigationGraph {
  try graph(initial: initial, scenes)
}

func graph(initial: String? = nil, _ scenes: [SceneSketch]) throws -> NavigationGraph {
  try graph(["Main.storyboard": storyboard(initial: initial, scenes)])
}

extension NavigationGraph {
  /// The first controller with an object ID.
  func node(_ id: String) throws -> NodeID {
    try #require(nodes.indices.first { screen($0).id == id }, "no controller \(id)")
  }

  /// The object IDs of controllers.
  func ids(_ nodes: some Sequence<NodeID>) -> [String] { nodes.map { screen($0).id } }
}
