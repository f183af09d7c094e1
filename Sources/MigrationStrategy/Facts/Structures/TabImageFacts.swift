import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension SubjectFacts {
  /// Adds the facts about a tab's image, using the app's asset catalogs.
  func addImage(of tab: Tab, to subject: inout Subject) {
    let name = tab.item?.image
    let isSystemSymbol = tab.item?.imageIsSymbol ?? false
    let image = name.flatMap { isSystemSymbol ? nil : graph.project.images.tabImages[$0] }
    // If code names an image by a constant, only the asset catalogs contain its type.
    let isConstant = tab.item?.imageIsConstant == true
    let isKnown =
      tab.location.isInSource ? image != nil || !isConstant : !codeSetsImage(of: tab)
    let isDrawing = image.map { $0.isSymbol || $0.isVector } ?? false
    let odd = image?.bitmaps.first { !$0.isTabIcon }
    subject.facts[.isFilledSymbol] = isSystemSymbol && name?.contains(".fill") == true
    subject.facts[.isBitmap] = name != nil && isKnown && !isSystemSymbol && !isDrawing
    subject.facts[.hasOddImageSize] = odd != nil
    subject.facts[.imageSize] = odd?.words ?? "unknown"
  }

  /// Whether the code of a tab's screens sets another image than that of the document.
  private func codeSetsImage(of tab: Tab) -> Bool {
    guard let node = tab.node else { return false }
    return graph.rootChain(below: node).contains {
      screenMarkers.setTabImage(inClass: graph.screen($0).customClass)
    }
  }
}

extension ImageSet.Bitmap {
  /// Whether the size is one of those of tab bar icons (S0.32 to S0.35), within two pixels: a
  /// circle of 25 points, a square of 23, a width of 31, or a height of 28; smaller in compact
  /// bars.
  fileprivate var isTabIcon: Bool {
    let isRound = fits(25, size.width) && fits(25, size.height)
    let isSquare = fits(23, size.width) && fits(23, size.height)
    let isWide = fits(31, size.width) && size.height < size.width
    let isTall = fits(28, size.height) && size.width < size.height
    return isRound || isSquare || isWide || isTall
  }

  /// The size as text.
  fileprivate var words: String { "\(size.width) × \(size.height) pixels at \(scale)x" }

  private func fits(_ points: Int, _ pixels: Int) -> Bool { abs(points * scale - pixels) <= 2 }
}
