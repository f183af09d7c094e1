import FileReading
import SourceEvidence

/// The property lists and strings tables of a project that its code may read.
struct ProjectResources: SourceResources {
  private let lists: PropertyListTable
  private let texts: CodeTexts

  /// Prepares the files of a project, without reading them.
  init(of project: DiscoveredProject) {
    lists = PropertyListTable(of: project)
    texts = CodeTexts(of: project)
  }

  func propertyList(named name: String) -> PropertyListValue? {
    lists.value(named: name)
  }

  func key(spelledBy path: [String]) -> (key: String, table: String)? {
    texts.key(spelledBy: path).map { ($0.key, $0.table) }
  }
}
