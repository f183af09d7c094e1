import Foundation
import TestSupport
import Testing

/// `macward skill`.
@Suite struct SkillCommandTests {
  @Test func theSkillIsShortAndItsReferencesAreThere() async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.start("skill", "--output", "skills", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let path = folder.path + "/skills/macward/"
    let skill = try String(contentsOfFile: path + "SKILL.md", encoding: .utf8)
    #expect(skill.hasPrefix("---\nname: macward\n") && skill.split(separator: "\n").count <= 150)
    let links = skill.matches(of: /\((references\/[a-z]+[.]md)\)/).map { String($0.output.1) }
    #expect(links.count == 5)
    for link in links {
      let text = try String(contentsOfFile: path + link, encoding: .utf8)
      #expect(text.contains("## ") && text.contains("Do: "), "\(link)")
    }
  }
}
