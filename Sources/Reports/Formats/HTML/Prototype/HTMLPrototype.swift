import Guidance
import Markup

/// The place of a working picture on a page. The page's script draws the picture from the data in it, and
/// hides what is shown instead.
struct HTMLPrototype {
  private let prototype: Prototype
  private let project: HTMLProject
  private let still: [MarkupNode]

  /// Creates the place.
  ///
  /// - Parameters:
  ///   - prototype: The data.
  ///   - project: The project on the page.
  ///   - still: The elements in print and without a script.
  init(_ prototype: Prototype, of project: HTMLProject, instead still: [MarkupNode]) {
    (self.prototype, self.project, self.still) = (prototype, project, still)
  }

  var node: MarkupNode {
    // An element of a script begins with this character only.
    let data = asciiJSON(linked).replacing("<", with: "\\u003c")
    return tag(
      "div", ["class": look, "data-project": String(project.number - 1)],
      [
        tag("script", ["type": "application/json"], data),
        tag("div", ["class": "pictures"], still),
      ])
  }

  /// Before macOS 27 a sidebar is a panel inside the window.
  private var look: String {
    project.review.project.edition == .year2027 ? "prototype" : "prototype inset-sidebars"
  }

  /// The data with the places in the team's file, and with links to the findings on the page.
  private var linked: Prototype {
    var result = prototype
    let team = project.review.project.teamFile
    for index in result.variants.indices {
      result.variants[index].places = result.variants[index].places.map { place in
        var place = place
        place.file = place.file.map { team?.path(of: $0) ?? $0 }
        return place
      }
    }
    for index in result.findings.indices {
      result.findings[index].id = project.id(ofRule: result.findings[index].rule)
    }
    return result
  }
}
