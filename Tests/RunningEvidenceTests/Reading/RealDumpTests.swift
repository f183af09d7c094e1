import Foundation
import RunningEvidence
import Testing

/// The share of controllers that are understood in real dumps, which are in a folder that
/// `MACWARD_DUMPS` names.
@Suite struct RealDumpTests {
  private static let folder = ProcessInfo.processInfo.environment["MACWARD_DUMPS"]

  @Test func almostAllControllersAreUnderstood() throws {
    guard let name = Self.folder else { return }
    let folder = URL(filePath: name)
    var (expected, understood, elements, dumps) = (0, 0, 0, 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let data = try Data(contentsOf: folder.appending(path: name))
      let dump = RunningDump([UInt8](data), file: name)
      let marks = Self.marks(in: String(decoding: data, as: UTF8.self))
      let good = dump.controllers.reduce(0) { $0 + Self.understood($1) }
      if good != marks { print("\(name): \(good) of \(marks)") }
      expected += marks
      understood += min(good, marks)
      elements += dump.elementCount
      dumps += 1
    }
    print(
      "\(dumps) dumps: \(understood) of \(expected) controllers understood, \(elements) elements")
    #expect(expected > 0 && understood * 100 >= expected * 95)
  }

  /// What a person counts: objects with a state and a view.
  private static func marks(in text: String) -> Int {
    text.matches(of: /state: (dis)?appear(ed|ing), view:|; view = <\w+; 0x/).count
  }

  /// A controller counts if it has a name without mangling, a state or a frame, and is no orphan.
  private static func understood(_ controller: RunningController) -> Int {
    let isGood =
      !controller.name.name.hasPrefix("_Tt") && !controller.name.name.hasPrefix("$s")
      && (controller.state != nil || controller.view != nil)
    return (controller.children + controller.presented).reduce(isGood ? 1 : 0) {
      $0 + understood($1)
    }
  }
}
