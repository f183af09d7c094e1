import SourceEvidence
import XcodeProject

/// The property lists and strings tables of a project that its code may read.
struct ProjectResources: SourceResources {
  private let lists: PropertyListTable
  private let texts: CodeTexts

  /// Prepares the files of a project, without reading them.
  init(of project: DiscoveredProject) {
    lists = PropertyListTable(of: project)
    texts = CodeTexts(of: project)
  }

  func propertyList(named name: String) -> ResourceValue? {
    lists.value(named: name).map { ResourceValue($0) }
  }

  func key(spelledBy path: [String]) -> (key: String, table: String)? {
    texts.key(spelledBy: path).map { ($0.key, $0.table) }
  }
}

extension ResourceValue {
  fileprivate init(_ value: PropertyListValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .number(let number): self = Int(exactly: number).map { .number($0) } ?? .unknown
    case .flag(let flag): self = .flag(flag)
    case .array(let elements): self = .list(elements.map { Self($0) })
    case .dictionary(let entries): self = .dictionary(entries.mapValues { Self($0) })
    case .unknown: self = .unknown
    }
  }
}
