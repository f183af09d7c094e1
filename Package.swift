// swift-tools-version: 6.2

import PackageDescription

// Imports run one way, and each target declares every module that its files import: `.ci/check-imports`
// fails otherwise. SwiftPM compiles a target again only after a change of a module that the target
// declares. Without the declaration, the target would keep the old layout of changed types.
//
//     macward → Reports → Scaffold → MigrationStrategy → NavigationGraph → Projects → readers of files

// What the standard library lacks; any module may use it.
let algorithms = Target.Dependency.product(name: "Algorithms", package: "swift-algorithms")

let package = Package(
  name: "macward",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "macward", targets: ["macward"])
  ],
  dependencies: [
    // Commands, options, help and shell completions.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Binary search, first of each value, and groups.
    .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
    // The rules, decisions and equivalents are YAML, and so are specifications of XcodeGen.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // `macward serve` shows a page on the loopback address. Of the package, only the sockets are used: its
    // server needs Foundation's network, with which a static binary needs libcurl.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // The tests run the real binary.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibxml2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(name: "FileReading"),
    .target(name: "Threads"),
    .target(name: "GraphAlgorithms"),
    .target(name: "InterfaceBuilder", dependencies: ["CLibxml2", "FileReading", algorithms]),
    .target(name: "YAMLReading", dependencies: [.product(name: "Yams", package: "Yams")]),
    .target(name: "XcodeProject", dependencies: ["FileReading", "YAMLReading", algorithms]),
    .target(name: "SourceEvidence", dependencies: ["FileReading", "Threads", algorithms]),
    .target(name: "RunningEvidence", dependencies: ["FileReading"]),
    .target(
      name: "Projects",
      dependencies: [
        "FileReading", "InterfaceBuilder", "RunningEvidence", "SourceEvidence", "Threads",
        "XcodeProject", algorithms,
      ]
    ),
    .target(
      name: "NavigationGraph",
      dependencies: [
        "FileReading", "GraphAlgorithms", "InterfaceBuilder", "Projects", "RunningEvidence",
        "SourceEvidence", "XcodeProject", algorithms,
      ]
    ),
    .target(
      name: "Guidance", dependencies: ["FileReading", "YAMLReading"], plugins: ["EmbedCatalog"]),
    .target(
      name: "MigrationStrategy",
      dependencies: [
        "FileReading", "Guidance", "NavigationGraph", "Projects", "SourceEvidence", "XcodeProject",
        algorithms,
      ],
      plugins: ["EmbedCatalog"]
    ),
    .target(name: "ProjectEdits"),
    .target(
      name: "Scaffold",
      dependencies: [
        "FileReading", "Guidance", "InterfaceBuilder", "MigrationStrategy", "NavigationGraph",
        "ProjectEdits", "Projects", "SourceEvidence", "XcodeProject", algorithms,
      ],
      exclude: ["Templates"],
      plugins: ["EmbedTexts"]
    ),
    // The protocol in which agents ask: messages, and nothing about apps.
    .target(name: "AgentServer"),
    .target(name: "Markup"),
    .target(
      name: "PageServer", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")]),
    .target(
      name: "Drawings",
      dependencies: ["GraphAlgorithms", "Markup"],
      exclude: [
        "Canvas/picture.css", "Frames/frames.css", "Map/map.css", "Map/mapFile.css",
        "Map/mapPage.css",
      ],
      plugins: ["EmbedTexts"]
    ),
    .target(
      name: "Reports",
      dependencies: [
        "Drawings", "FileReading", "Guidance", "Markup", "MigrationStrategy", "NavigationGraph",
        "Projects", "Scaffold", "Threads", "XcodeProject", algorithms,
      ],
      exclude: [
        "Formats/JSON/report.schema.json", "Formats/JSON/comparison.schema.json",
        "Formats/JSON/index.schema.json", "Formats/JSON/map.schema.json",
        "Formats/JSON/tasks.schema.json", "Formats/JSON/check.schema.json",
        "Tasks/agentSkill.template",
        "Formats/HTML/page.css", "Formats/HTML/page.js", "Formats/HTML/map.js",
        "Formats/HTML/serve.js", "Formats/HTML/Prototype/prototype.css",
        "Formats/HTML/Prototype/prototypeElements.js", "Formats/HTML/Prototype/prototypeModel.js",
        "Formats/HTML/Prototype/prototypeState.js", "Formats/HTML/Prototype/prototypeScreens.js",
        "Formats/HTML/Prototype/prototypeToolbar.js", "Formats/HTML/Prototype/prototypeMac.js",
        "Formats/HTML/Prototype/prototypeDevice.js", "Formats/HTML/Prototype/prototypeActions.js",
        "Formats/HTML/Prototype/prototypeKeys.js", "Formats/HTML/Prototype/prototype.js",
        "Formats/HTML/Answers/answers.js", "Formats/HTML/Answers/answers.css",
        "Formats/HTML/Answers/answerYAML.js", "Formats/HTML/Answers/answerElements.js",
      ],
      plugins: ["EmbedTexts"]
    ),
    .executableTarget(
      name: "macward",
      dependencies: [
        "AgentServer", "Drawings", "FileReading", "Guidance", "InterfaceBuilder", "Markup",
        "MigrationStrategy", "NavigationGraph", "PageServer", "Projects", "Reports",
        "RunningEvidence", "Scaffold",
        "Threads", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // Nobody links against the program, and its exports are 4 MB that each start maps.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--no-export-dynamic"], .when(platforms: [.linux]))
      ]
    ),
    // What maintainers use, such as to write the reference of the rules. It is no product.
    .executableTarget(
      name: "Development", dependencies: ["Guidance", "MigrationStrategy", "Reports"]),
    .executableTarget(name: "CatalogCompiler", dependencies: ["YAMLReading"]),
    .plugin(
      name: "EmbedCatalog",
      capability: .buildTool(),
      dependencies: ["CatalogCompiler"],
      path: "Sources/EmbedCatalog"
    ),
    .executableTarget(name: "TextCompiler"),
    .plugin(
      name: "EmbedTexts",
      capability: .buildTool(),
      dependencies: ["TextCompiler"],
      path: "Sources/EmbedTexts"
    ),
    // What the tests of several modules use.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TypeCheckingTests", dependencies: ["TestSupport"]),
    .testTarget(name: "FileReadingTests", dependencies: ["FileReading", "TestSupport"]),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
    .testTarget(name: "PageServerTests", dependencies: ["PageServer"]),
    .testTarget(name: "AgentServerTests", dependencies: ["AgentServer"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["FileReading", "InterfaceBuilder", "TestSupport"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "TestSupport"]),
    .testTarget(
      name: "SourceEvidenceTests", dependencies: ["FileReading", "SourceEvidence", "TestSupport"]),
    .testTarget(
      name: "RunningEvidenceTests", dependencies: ["FileReading", "RunningEvidence", "TestSupport"]),
    .testTarget(
      name: "ProjectsTests",
      dependencies: [
        "FileReading", "InterfaceBuilder", "Projects", "SourceEvidence", "TestSupport",
        "XcodeProject",
      ]),
    .testTarget(
      name: "NavigationGraphTests",
      dependencies: [
        "FileReading", "InterfaceBuilder", "NavigationGraph", "Projects", "RunningEvidence",
        "SourceEvidence", "TestSupport", "XcodeProject",
      ]),
    .testTarget(name: "GuidanceTests", dependencies: ["Guidance", "TestSupport", "YAMLReading"]),
    .testTarget(
      name: "MigrationStrategyTests",
      dependencies: [
        "FileReading", "Guidance", "InterfaceBuilder", "MigrationStrategy", "NavigationGraph",
        "Projects", "RunningEvidence", "SourceEvidence", "TestSupport", "XcodeProject",
      ]),
    .testTarget(
      name: "ProjectEditsTests",
      dependencies: ["InterfaceBuilder", "ProjectEdits", "TestSupport", algorithms]),
    .testTarget(
      name: "ScaffoldTests",
      dependencies: [
        "FileReading", "Guidance", "MigrationStrategy", "ProjectEdits", "Projects", "Scaffold",
        "SourceEvidence", "TestSupport",
      ]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
    .testTarget(
      name: "DrawingsTests", dependencies: ["Drawings", "Markup", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Drawings", "FileReading", "Guidance", "Markup", "MigrationStrategy", "NavigationGraph",
        "Projects", "Reports", "Scaffold", "TestSupport", "XcodeProject",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "Guidance", "MigrationStrategy", "NavigationGraph", "Projects", "Reports", "SourceEvidence",
        "TestSupport", "YAMLReading",
      ],
      exclude: [
        "README.md", "Facts/Showcases", "Samples/Twins", "Facts/unproven-objc.txt",
        "Facts/unproven-swiftui.txt",
        "Facts/unproven-uikit.txt",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Guidance", "macward", "TestSupport",
        "YAMLReading",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["Goldens"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The plug-ins for packages of others. They run macward, and SwiftPM compiles a tool of a plug-in a
// second time, with all its modules. The Makefile leaves them out, which saves a third of the build.
if Context.environment["MACWARD_WITHOUT_PLUGINS"] == nil {
  package.products += [
    .plugin(name: "MacwardCommand", targets: ["MacwardCommand"]),
    .plugin(name: "MacwardFindings", targets: ["MacwardFindings"]),
  ]
  package.targets += [
    .plugin(
      name: "MacwardCommand",
      // Reading needs no permission; see the article about continuous integration for writing.
      capability: .command(
        intent: .custom(
          verb: "macward", description: "Advises how the app's navigation becomes Mac navigation."),
        permissions: []),
      dependencies: ["macward"],
      path: "Sources/Plugins/MacwardCommand"
    ),
    .plugin(
      name: "MacwardFindings",
      capability: .buildTool(),
      dependencies: ["macward"],
      path: "Sources/Plugins/MacwardFindings"
    ),
  ]
}

// What only those who measure or compare need: see Tests/Benchmarks/README.md and
// Tests/Evidence/README.md.
if Context.environment["MACWARD_DEVELOPMENT"] != nil {
  let (benchmarks, evidence) = ("Tests/Benchmarks", "Tests/Evidence")
  package.dependencies += [
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ]
  package.targets += [
    .target(name: "SyntheticProject", path: "\(benchmarks)/SyntheticProject"),
    .executableTarget(
      name: "GenerateProject", dependencies: ["SyntheticProject"],
      path: "\(benchmarks)/Programs/GenerateProject"),
    .executableTarget(
      name: "CountWithXMLParser", path: "\(benchmarks)/Programs/CountWithXMLParser"),
    .executableTarget(
      name: "ReportBenchmarks",
      dependencies: [
        "Reports", "SyntheticProject", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "\(benchmarks)/ReportBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "EvidenceDump",
      dependencies: [
        "FileReading", "InterfaceBuilder", "NavigationGraph", "Projects", "SourceEvidence",
      ],
      path: "\(evidence)/EvidenceDump"),
    .executableTarget(
      name: "ParserComparison",
      dependencies: [
        "SourceEvidence", "Threads",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "\(evidence)/ParserComparison"),
  ]
}

// Optimization takes three quarters of the time of a release build. Without it in these modules, reports on
// real apps take less than a tenth longer on average.
let unoptimized: Set = [
  "Drawings", "NavigationGraph", "ProjectEdits", "Projects", "Reports", "RunningEvidence",
  "Scaffold", "XcodeProject", "macward",
]

// What most tests use, and what a change of code that reads sources compiles again little or not at all:
// without optimization, the tests take a fifth longer. SourceEvidence and Reports are too large for it.
let optimized: Set = [
  "AgentServer", "Drawings", "FileReading", "GraphAlgorithms", "Guidance", "InterfaceBuilder",
  "Markup", "MigrationStrategy", "NavigationGraph", "ProjectEdits", "RunningEvidence",
  "TestSupport", "XcodeProject", "YAMLReading",
]

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if unoptimized.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  if optimized.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  #if os(macOS)
    // Where there is no pkg-config, libxml2's headers are in the SDK, below a folder of their own.
    target.swiftSettings?.append(
      .unsafeFlags(["-Xcc", "-iwithsysroot", "-Xcc", "/usr/include/libxml2"]))
  #endif
}
