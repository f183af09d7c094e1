import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence

/// Next and Previous as commands.
struct PageCommandsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    CommandsRecipe().add(findings, to: &draft, in: context)
    for finding in findings {
      guard PageController(of: finding, in: context) == nil else {
        draft.parts.insert(.pages)
        continue
      }
      draft.notes.append(
        .write(
          "@objc func showNextPage(_ sender: Any?) {\n}\n"
            + "@objc func showPreviousPage(_ sender: Any?) {\n}",
          at: finding.location,
          "These pages are no page view controller: implement the two actions in the class of the "
            + "screen, and answer canPerformAction(_:withSender:) with false at either end."))
    }
  }
}

/// Next and Previous as buttons in the toolbar.
struct PageButtonsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      guard let pages = PageController(of: finding, in: context) else {
        draft.notes.append(
          .inCode(
            finding, "Add Previous and Next to the toolbar, and let them turn these pages."))
        continue
      }
      draft.parts.formUnion([.pages, .pageButtons])
      add(pages, finding, to: &draft, in: context)
    }
  }

  private func add(
    _ pages: PageController, _ finding: Recommendation, to draft: inout Draft,
    in context: ScaffoldContext
  ) {
    switch pages {
    case .withoutClass(let id):
      draft.parts.insert(.pagesClass)
      draft.edits += context.classEdits("PagesViewController", of: id, at: finding.location)
    case .withClass(let name):
      draft.notes.append(
        .write(
          "addPageButtons()",
          at: context.place(of: "viewDidLoad", inClass: name) ?? finding.location,
          "Add the line to viewDidLoad() of \(name)."))
    }
  }
}

/// A page view controller that a finding is about.
enum PageController {
  /// One in a storyboard that has no class, with its object ID.
  case withoutClass(String)
  /// One with a class.
  case withClass(String)

  /// Finds the controller. Returns `nil` if the pages are something else, such as a scroll view.
  init?(of finding: Recommendation, in context: ScaffoldContext) {
    let subject = context.subject(of: finding)
    let graph = context.advice.graph
    guard subject.kind == .pageView, let node = subject.node,
      graph.kind(node) == .pageView
    else { return nil }
    if let name = graph.screen(node).customClass ?? subject.owner {
      let classes = context.app.project.source?.classes
      guard graph.file(node).isDocument || classes?.isKind(name, of: "UIPageViewController") == true
      else { return nil }
      self = .withClass(name)
    } else if graph.file(node).isDocument {
      self = .withoutClass(subject.object)
    } else {
      return nil
    }
  }
}
