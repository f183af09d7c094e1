/// The appearance of pages, as set in code.
package struct PageTraits: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The pages are part of a page: they stand in a cell or in a view, or have a height of their own.
  package static let carousel = PageTraits(rawValue: 1)
  /// It is the page control of pages that the same type shows.
  package static let besidePages = PageTraits(rawValue: 2)
  /// There is only one page.
  package static let onePage = PageTraits(rawValue: 4)
  /// Page dots show which page is current.
  package static let dots = PageTraits(rawValue: 8)
  /// Its class is one of a library, known by its name alone.
  package static let ofLibrary = PageTraits(rawValue: 16)
  /// Buttons of the same type choose the page.
  package static let chosen = PageTraits(rawValue: 32)
}
