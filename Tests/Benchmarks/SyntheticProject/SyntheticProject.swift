package import Foundation

/// A project of any size, whose files are the same in each run.
package struct SyntheticProject: Sendable {
  /// How many storyboards it has.
  package var documents: Int
  /// How many Swift files it has.
  package var sources: Int
  /// How many of the Swift files hold code that makes controllers.
  package var matchingSources: Int

  /// Creates a project.
  package init(documents: Int, sources: Int = 0, matchingSources: Int = 0) {
    self.documents = documents
    self.sources = sources
    self.matchingSources = matchingSources
  }

  /// Writes its files into a folder, a hundred documents or sources in each folder below it.
  ///
  /// - Throws: What the file system refuses.
  package func write(to folder: URL) throws {
    try write("name: Synthetic\n", to: folder.appending(path: "Synthetic.xcodeproj/placeholder"))
    for number in 0..<documents {
      let path = "Screens\(number / 100)/Screens\(number).storyboard"
      try write(document(number).text, to: folder.appending(path: path))
    }
    for number in 0..<sources {
      let path = "Code\(number / 100)/Code\(number).swift"
      try write(source(number), to: folder.appending(path: path))
    }
  }

  /// A document: most are small, some are large, and one has the app's tab bar.
  private func document(_ number: Int) -> SyntheticDocument {
    let screens =
      switch number % 100 {
      case 0: 60
      case 1..<10: 8
      case 10..<50: 2
      default: 1
      }
    return SyntheticDocument(number: number, screens: screens, hasTabBar: number == 0)
  }

  private func source(_ number: Int) -> String {
    let plain = (0..<60).map { line in
      "  func compute\(line)(_ value: Int) -> Int { value * \(line) + \(number) }"
    }
    let isMatching = matchingSources > 0 && number % max(1, sources / matchingSources) == 0
    let type =
      isMatching
      ? """
      final class Tabs\(number): UITabBarController {
        override func viewDidLoad() {
          let first = UINavigationController(rootViewController: List\(number)())
          first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
          viewControllers = [first, Other\(number)()]
        }
      }
      """ : "struct Plain\(number) { var value = \(number) }"
    return "import Foundation\n\n\(type)\n\nstruct Model\(number) {\n"
      + plain.joined(separator: "\n") + "\n}\n"
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
