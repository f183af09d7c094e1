import Foundation
import SyntheticProject

/// Writes a synthetic project: `GenerateProject FOLDER DOCUMENTS [SOURCES MATCHING]`.
@main enum GenerateProject {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let numbers = arguments.dropFirst().compactMap(Int.init)
    guard let folder = arguments.first, numbers.count == arguments.count - 1,
      numbers.count == 1 || numbers.count == 3, numbers.allSatisfy({ 0...50_000 ~= $0 })
    else {
      print("Usage: GenerateProject FOLDER DOCUMENTS [SOURCES MATCHING], up to 50000 of each")
      exit(64)
    }
    let project =
      numbers.count == 1
      ? SyntheticProject(documents: numbers[0])
      : SyntheticProject(
        documents: numbers[0], sources: numbers[1], matchingSources: numbers[2])
    try project.write(to: URL(filePath: folder))
  }
}
