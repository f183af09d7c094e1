import FileReading
import InterfaceBuilder
import Testing

// The tests of the reader write XML itself; all others sketch storyboards with TestSupport.

/// The text of a storyboard for iOS around some scenes.
func storyboard(_ scenes: String, _ attributes: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" \(attributes)>
    <scenes>
      \(scenes)
    </scenes>
  </document>
  """
}

/// The text of a scene around the objects in it.
func scene(_ objects: String, id: String = "s1") -> String {
  "<scene sceneID=\"\(id)\"><objects>\(objects)</objects></scene>"
}

/// The text of a scene's controller.
func screen(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
  "<viewController id=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)>\(inside)"
    + "</viewController>"
}

/// What becomes of a document's text.
func outcome(_ text: String, as name: String = "Main.storyboard") -> DocumentReader.Outcome {
  DocumentReader().read(Array(text.utf8), as: name)
}

/// Reads a document that can be read.
func read(_ text: String, as name: String = "Main.storyboard") throws -> Document {
  try #require(outcome(text, as: name).document)
}

/// The index of the first element with a name.
func first(_ name: XMLName, in document: Document) throws -> Int {
  try #require((0..<document.tree.count).first { document.tree.name(of: $0) == name })
}

extension DocumentReader.Outcome {
  var document: Document? {
    guard case .document(let document) = self else { return nil }
    return document
  }

  /// Why the document is left out or cannot be read.
  var problem: InputProblem? {
    switch self {
    case .document: nil
    case .leftOut(_, let problem, _), .unreadable(let problem): problem
    }
  }

  var leftOutPlatform: Platform? {
    guard case .leftOut(let platform, _, _) = self else { return nil }
    return platform
  }

  var isUnreadable: Bool {
    guard case .unreadable = self else { return false }
    return true
  }
}
