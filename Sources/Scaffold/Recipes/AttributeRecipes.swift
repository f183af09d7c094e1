import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import ProjectEdits
import Projects
import SourceEvidence

/// The outline of a tab's symbol, which UIKit fills in a tab bar.
struct OutlineSymbolRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      guard let symbol = context.subject(of: finding).symbol, symbol.hasSuffix(".fill"),
        let item = context.tabItem(of: finding)
      else {
        draft.notes.append(.inCode(finding, "Name the outline of the symbol, without .fill."))
        continue
      }
      let outline = String(symbol.dropLast(".fill".count))
      draft.edits.append(
        item.edit(
          "image", symbol, outline,
          with: [.addImage(.symbol(outline)), .removeUnusedImage(symbol)]))
    }
  }
}

/// The title that the team has accepted for a tab without one.
struct TabTitleRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      let subject = context.subject(of: finding)
      guard finding.status == .accepted,
        let title = subject.suggestedTitles.compactMap(\.self).first
      else {
        draft.notes.append(
          Note(
            kind: .step, place: finding.location,
            text: "Give the tab a title: it is written only if the team accepts the suggested one.")
        )
        continue
      }
      guard let item = context.tabItem(of: finding) else {
        draft.notes.append(.inCode(finding, "Give the tab the title “\(title)”."))
        continue
      }
      draft.edits.append(item.edit("title", nil, title))
    }
  }
}

/// One attribute of the split view controllers of findings.
struct SplitViewRecipe: Recipe {
  /// The attributes and their values.
  let attributes: [(name: String, value: String)]
  /// The line that does the same in code.
  let line: String
  /// Whether the attributes turn off methods of the delegate with which code decides what a collapsed
  /// split view shows.
  var endsClassicCollapse = false

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      let subject = context.subject(of: finding)
      if endsClassicCollapse, context.hasClassicCollapse {
        draft.notes.append(.inCode(finding, Self.classicCollapse))
        continue
      }
      guard let node = subject.node, context.advice.graph.file(node).isDocument else {
        if !endsClassicCollapse, let edit = edit(for: subject, in: context) {
          draft.edits.append(edit)
          continue
        }
        draft.notes.append(
          .write(line, at: finding.location, "Add the line where the split view is set up."))
        continue
      }
      draft.edits += attributes.map { name, value in
        Edit(
          place: subject.location, object: subject.object, name: name, before: nil, after: value,
          changes: .document([.setAttributes([name: value], id: subject.object)]))
      }
    }
  }
}

extension SplitViewRecipe {
  /// Sets the property where code makes the split view, unless code of the file sets it already.
  private func edit(for subject: Subject, in context: ScaffoldContext) -> Edit? {
    let property = line.prefix { $0 != " " }
    let (type, place) = (context.splitViewClass(of: subject), subject.location)
    guard context.app.minimum >= SystemVersion(numbers: [14]),
      let code = type?.code ?? SwiftCode(place.file, context.app.files),
      !code.tokens.all.indices.contains(where: { code.tokens.text($0) == property })
    else { return nil }
    if let type { return type.whenLoaded(line, line) }
    guard
      let (lines, name) = code.lines(
        behind: "UISplitViewController", at: place.line, { "\($0).\(line)" })
    else { return nil }
    return Edit(lines, of: name, String(property), line)
  }
}

extension ScaffoldContext {
  /// Whether code of the app implements the classic method of the delegate for collapsing.
  fileprivate var hasClassicCollapse: Bool {
    let markers = app.project.source?.markers(.collapse) ?? []
    return markers.contains { $0.detail?.hasPrefix("collapseSecondary") == true }
  }
}

extension SplitViewRecipe {
  private static let classicCollapse =
    "Code decides in a classic method of a delegate, splitViewController(_:collapseSecondary:onto:), "
    + "what a collapsed split view shows. The column style does not call it: implement splitViewController(_:topColumnForCollapsingToProposedTopColumn:) first."
}

/// The tab bar item of a tab in a document.
struct DocumentItem {
  /// The place of the element.
  var place: SourceLocation
  /// The object ID.
  var id: String

  /// Returns the edit of an attribute.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - before: Its value, if it has one.
  ///   - after: Its new value.
  ///   - others: What else changes in the document.
  /// - Returns: The edit.
  func edit(
    _ name: String, _ before: String?, _ after: String, with others: [DocumentEdit] = []
  ) -> Edit {
    Edit(
      place: place, object: id, name: name, before: before, after: after,
      changes: .document([.setAttributes([name: after], id: id)] + others))
  }
}

extension ScaffoldContext {
  /// The tab bar item of the tab that a finding is about, or `nil` if code makes it.
  func tabItem(of finding: Recommendation) -> DocumentItem? {
    let tab = subject(of: finding)
    guard let parent = tab.parent, let bar = advice.subjects[parent].node,
      let position = advice.subjects[parent].children.firstIndex(of: finding.subject)
    else { return nil }
    let tabs = advice.graph.tabs(of: bar)
    guard tabs.indices.contains(position), let origin = tabs[position].item?.origin,
      let element = origin.element,
      let document = advice.graph.project.documents.first(where: {
        $0.file == origin.location.file
      }), let id = document.tree[element, .id]
    else { return nil }
    return DocumentItem(place: origin.location, id: id)
  }
}

extension Note {
  static func inCode(_ finding: Recommendation, _ text: String) -> Note {
    Note(kind: .step, place: finding.location, text: text)
  }
}
