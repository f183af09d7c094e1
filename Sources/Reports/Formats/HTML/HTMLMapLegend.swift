import Drawings
import Markup

/// The legend of the lines and outlines in maps.
struct HTMLMapLegend {
  private let legend: MapLegend

  init(_ sheets: [MapSheet]) { legend = MapLegend(sheets) }

  var node: MarkupNode {
    tag(
      "ul", ["class": "legend", "aria-label": "What lines and outlines mean"],
      legend.entries.map(item))
  }

  private func item(_ entry: MapLegend.Entry) -> MarkupNode {
    guard let sample = MapSample.element(for: entry) else { return tag("li", entry.meaning) }
    return tag("li", [.element(sample), tag("span", entry.meaning)])
  }
}
