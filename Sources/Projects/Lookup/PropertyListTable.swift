package import FileReading
import Foundation
import Synchronization
import XcodeProject

/// The property lists of a project, for code that reads one by name as data.
///
/// Each file is read once, on its first use. The class is safe to use from several threads.
package final class PropertyListTable: Sendable {
  /// The files, by name.
  private let files: [String: DiscoveredFile]
  private let known = Mutex<[String: PropertyListValue?]>([:])

  private static let largestFile = FileLimit(mebibytes: 1, ", which no list of an app's parts is.")
  private static let mostFiles = 256

  /// Prepares the property lists of a project, without reading files.
  package init(of project: DiscoveredProject) {
    let lists = project.dataLists.map { (fileName(of: $0.name), $0) }
    files = Dictionary(lists) { first, _ in first }
      .merging(project.infoFile.map { [(Self.info, $0)] } ?? []) { _, info in info }
  }

  /// Returns the contents of a property list.
  ///
  /// - Parameter name: The name, with or without `.plist`. `Info` is the app's own property list,
  ///   as an iPad reads it, whatever the name of its file.
  /// - Returns: The root value, or `nil` if the project contains no such file or it cannot be read.
  package func value(named name: String) -> PropertyListValue? {
    let name = Self.base(name)
    guard let file = files[name] else { return nil }
    return known.withLock { known in
      if let value = known[name] { return value }
      let value = known.count < Self.mostFiles ? Self.read(file, isInfo: name == Self.info) : nil
      known[name] = .some(value)
      return value
    }
  }

  private static let info = "Info"

  private static func base(_ name: String) -> String {
    name.hasSuffix(".plist") ? String(name.dropLast(".plist".count)) : name
  }

  private static func read(_ file: DiscoveredFile, isInfo: Bool) -> PropertyListValue? {
    guard let bytes = try? FileBytes.load(file.path, limit: largestFile),
      let list = try? PropertyList(Data(bytes), file: file.name)
    else { return nil }
    let value = PropertyListValue(list.root)
    return isInfo ? value.asInfo : value
  }
}

extension DiscoveredProject {
  /// The `Info.plist` of the first app, whatever the name of the file.
  fileprivate var infoFile: DiscoveredFile? {
    guard let name = apps.first?.navigation.file, name.hasSuffix(".plist") else { return nil }
    let path = ProjectPath.join(folder, name)
    return DiscoveredFile(path: path, key: path, name: name)
  }
}
