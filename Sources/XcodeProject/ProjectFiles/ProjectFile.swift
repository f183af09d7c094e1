package import Foundation

/// An Xcode project: the targets, files, and settings in `project.pbxproj`.
///
/// Other files, such as configuration files, `Info.plist`, entitlements, and asset catalogs, are
/// read only on demand.
package struct ProjectFile: Sendable {
  /// The folder that contains the `.xcodeproj`, as the caller passed it. All paths begin with it.
  package let folder: String
  /// The project's name, which is that of its `.xcodeproj`.
  package let name: String
  /// The targets in Xcode's order.
  package let targets: [ProjectTarget]
  /// The default configuration (`defaultConfigurationName`), or `Release` if the project has none.
  package let defaultConfiguration: String
  /// The development language (`developmentRegion`).
  package let developmentRegion: String?

  let objects: ProjectObjects
  let configurationFiles = ConfigurationFileCache()
  /// The `PBXProject` object.
  let project: PropertyValue

  /// Reads the project file of an `.xcodeproj`.
  ///
  /// - Throws: An error with the project file's path and the line.
  package init(contentsOf path: String) throws(ProjectError) {
    let file = path + "/project.pbxproj"
    try self.init(PropertyList(contentsOf: file), file: file)
  }

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - data: The contents of `project.pbxproj`.
  ///   - file: The path of the file.
  /// - Throws: An error with the path and the line.
  package init(_ data: Data, file: String) throws(ProjectError) {
    try self.init(PropertyList(data, file: file), file: file)
  }

  private init(_ list: PropertyList, file: String) throws(ProjectError) {
    guard list.root["objects"]?.isDictionary == true else {
      throw ProjectError(file: file, message: "This is a property list, but not an Xcode project.")
    }
    objects = ProjectObjects(list)
    guard let project = objects.object(list.root["rootObject"]) else {
      throw ProjectError(
        file: file, line: list.root["rootObject"]?.line ?? 1,
        message: "The project's first object (rootObject) is missing.")
    }
    let bundle = ProjectPath.parent(of: file)
    let settings = ConfigurationList(of: project, in: objects)
    self.project = project
    folder = ProjectPath.parent(of: bundle)
    name = ProjectPath.name(of: bundle, without: ".xcodeproj")
    defaultConfiguration = settings.defaultName
    developmentRegion = project["developmentRegion"]?.string
    targets = Self.targets(of: project, in: objects, default: settings.defaultName)
  }

  private static func targets(
    of project: PropertyValue, in objects: ProjectObjects, default configuration: String
  ) -> [ProjectTarget] {
    (project["targets"]?.elements ?? []).compactMap { reference in
      objects.number(reference).flatMap { number in
        ProjectTarget(
          objects[number], number: number, identifier: reference.string ?? "",
          configurations: ConfigurationList(
            of: objects[number], in: objects, default: configuration))
      }
    }
  }
}

extension ProjectTarget {
  fileprivate init?(
    _ object: PropertyValue, number: Int, identifier: String, configurations: ConfigurationList
  ) {
    guard let kind = object["isa"]?.string.flatMap(Kind.init) else { return nil }
    let type = object["productType"]?.string
    self.init(
      identifier: identifier, name: object["name"]?.string ?? "", kind: kind,
      productType: type.flatMap(ProductType.init(identifier:)),
      configurations: configurations.names, defaultConfiguration: configurations.defaultName,
      number: number)
  }
}
