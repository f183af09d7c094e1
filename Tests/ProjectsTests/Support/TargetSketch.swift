/// A target of a project file.
struct TargetSketch {
  var name: String
  var type = "application"
  /// The resources that it copies and the sources that it compiles.
  var copies: [String] = []
  var compiles: [String] = []
  /// The resources that it copies on Apple TV only.
  var copiesOnTV: [String] = []
  /// The targets that it depends on.
  var needs: [String] = []
  /// The products of packages that it links.
  var links: [String] = []
  /// The frameworks and libraries of other projects that it links, as file names.
  var linksProducts: [String] = []
  /// A folder of which it holds all but `Not.swift`.
  var folder: String?
  /// Its build settings.
  var settings = ""

  init(
    _ name: String, type: String = "application", copies: [String] = [],
    copiesOnTV: [String] = [], compiles: [String] = [], needs: [String] = [], links: [String] = [],
    linksProducts: [String] = [], folder: String? = nil,
    settings: String = ""
  ) {
    self.name = name
    self.type = type
    self.copies = copies
    self.copiesOnTV = copiesOnTV
    self.compiles = compiles
    self.needs = needs
    self.links = links
    self.linksProducts = linksProducts
    self.folder = folder
    self.settings = settings
  }

  var text: String {
    let groups = folder == nil ? "" : "fileSystemSynchronizedGroups = (\(name)G);"
    let group =
      folder.map {
        """
        \(name)G = { isa = PBXFileSystemSynchronizedRootGroup; path = \($0); exceptions = (\(name)X);
          sourceTree = SOURCE_ROOT; };
        \(name)X = { target = \(name); membershipExceptions = (Not.swift); };
        """
      } ?? ""
    let dependencies = needs.map { "\(name)On\($0)" }
    return """
      \(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (\(name)R, \(name)T, \(name)S, \(name)K);
        dependencies = (\(dependencies.joined(separator: ", "))); \(groups)
        packageProductDependencies = (\(links.joined(separator: ", ")));
        buildConfigurationList = \(name)L; productType = "com.apple.product-type.\(type)"; };
      \(phase("R", "PBXResourcesBuildPhase", copies))
      \(phase("T", "PBXResourcesBuildPhase", copiesOnTV, "platformFilters = (tvos, );"))
      \(phase("S", "PBXSourcesBuildPhase", compiles))
      \(phase("K", "PBXFrameworksBuildPhase", linksProducts, tree: "BUILT_PRODUCTS_DIR"))
      \(needs.map { "\(name)On\($0) = { isa = PBXTargetDependency; target = \($0); };" }.joined())
      \(group)
      \(name)L = { buildConfigurations = (\(name)C); };
      \(name)C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; \(settings) }; };
      """
  }

  private func phase(
    _ letter: String, _ isa: String, _ files: [String], _ filters: String = "",
    tree: String = "SOURCE_ROOT"
  ) -> String {
    let names = files.indices.map { "\(name)\(letter)\($0)" }
    let objects = zip(names, files).map { name, file in
      "\(name) = { fileRef = \(name)F; \(filters) }; \(name)F = { path = \"\(file)\"; sourceTree = \(tree); };"
    }
    return "\(name)\(letter) = { isa = \(isa); files = (\(names.joined(separator: ", "))); };\n"
      + objects.joined(separator: "\n")
  }
}

/// The text of a project file, with local packages `K`, `M` and `W` if it has any.
func projectFile(_ targets: [TargetSketch], packages: String = "") -> String {
  """
  { rootObject = P; objects = {
  P = { isa = PBXProject; targets = (\(targets.map(\.name).joined(separator: ", ")));
    packageReferences = (K, M, W); };
  \(packages)
  \(targets.map(\.text).joined(separator: "\n"))
  }; }
  """
}
