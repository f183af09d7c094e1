import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite(.needsCorpus) struct CorpusTests {
  private static let files = Corpus.files(endingIn: ".xcodeproj/project.pbxproj")

  @Test func theCorpusHasProjects() { #expect(!Self.files.isEmpty) }

  @Test func everyProjectIsReadOrReported() throws {
    for file in Self.files {
      let isEmpty = try Data(contentsOf: file).isEmpty
      do throws(ProjectError) {
        let project = try ProjectFile(contentsOf: file.deletingLastPathComponent().path)
        #expect(!isEmpty)
        #expect(!project.targets.isEmpty || !Self.text(of: file).contains("PBXNativeTarget"))
      } catch {
        #expect(isEmpty)
        #expect(error == ProjectError(file: file.path, message: "The file is empty."))
      }
    }
  }

  /// Counted in the text, independently of the reader.
  @Test func noTargetIsLost() {
    for (file, project) in Self.projects {
      let text = Self.text(of: file)
      for kind in [ProjectTarget.Kind.native, .aggregate, .legacy] {
        let count = text.matches(of: /isa = "?(\w+)"?;/).count { $0.1 == kind.rawValue }
        #expect(project.targets.count { $0.kind == kind } == count, "\(file.path)")
      }
    }
  }

  @Test func everyNativeTargetHasAProductType() {
    for (file, project) in Self.projects {
      for target in project.targets where target.kind == .native {
        #expect(target.productType != nil, "\(target.name) in \(file.path)")
        #expect(!target.name.isEmpty)
        #expect(target.configurations.contains(target.defaultConfiguration))
      }
    }
  }

  /// Where a main storyboard is not found, the project file does not name it either.
  @Test func mainStoryboardsAreAmongTheResources() {
    var found = 0
    for (file, project) in Self.projects {
      for target in project.apps {
        let info = project.info(of: target, with: project.settings(of: target))
        let contents = project.contents(of: target)
        let names = Set(contents.files.map { ($0 as NSString).lastPathComponent })
        for storyboard in info.navigation.mainStoryboards where contents.folders.isEmpty {
          let isFound = names.contains(storyboard + ".storyboard")
          found += isFound ? 1 : 0
          let isNamed = Self.text(of: file).contains("\(storyboard).storyboard in Resources")
          #expect(isFound || !isNamed, "\(storyboard) of \(target.name) in \(file.path)")
        }
      }
    }
    #expect(found > 0)
  }

  @Test func allOfATargetCanBeReadWithoutHarm() {
    for (_, project) in Self.projects {
      for target in project.targets {
        let settings = project.settings(of: target, sdk: .macosx)
        for name in settings.names { _ = settings[name] }
        _ = project.info(of: target, with: settings)
        _ = try? project.entitlements(with: settings)
      }
      let files = project.targets.flatMap { project.contents(of: $0).files }
      for catalog in Set(files.filter { $0.hasSuffix(".xcassets") }) {
        #expect(AssetCatalog(contentsOf: project.folder + "/" + catalog).problems.isEmpty)
      }
    }
  }

  private static let projects = files.compactMap { file in
    (try? ProjectFile(contentsOf: file.deletingLastPathComponent().path)).map { (file, $0) }
  }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
