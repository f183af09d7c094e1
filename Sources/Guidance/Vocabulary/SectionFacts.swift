// MARK: - Facts of what is in the sections of tab bars

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofSections: [AnyFact] = [
    sectionedTabs, sectionedTitles, deepListShare, hasSidebarForm, leadsToList, fixedRows,
    isGlance, glanceReason, rootIsCollection, leadsToLists, isSystemSearch,
  ]

  package static let sectionedTabs = count(
    "sectionedTabs", of: [.tabBar], "remaining tabs whose list leads to another list")
  package static let sectionedTitles = list(
    "sectionedTitles", of: [.tabBar], "the titles of those tabs")
  package static let deepListShare = word(
    "deepListShare", of: [.tabBar], among: ["none", "some", "half"],
    "the share of remaining tabs that open with a list and are two levels deep: half means half or more"
  )
  package static let hasSidebarForm = flag(
    "hasSidebarForm", of: [.tabBar], from: .source,
    "whether code gives the app's tabs a sidebar: a tab group, its mode, or its style")
  package static let leadsToList = flag(
    "leadsToList", of: [.tab], "whether its list leads to another list")
  package static let fixedRows = count(
    "fixedRows", of: [.tab], "rows of its first list that the document fixes and that lead further")
  package static let rootIsCollection = flag(
    "rootIsCollection", of: [.navigationStack],
    "whether its first screen is a collection, such as a grid")
  package static let leadsToLists = flag(
    "leadsToLists", of: [.navigationStack],
    "whether half or more of the screens that its first one leads to are lists")
  package static let isSystemSearch = flag(
    "isSystemSearch", of: [.tab],
    "whether it is for searching, and code describes a search tab")
  package static let isGlance = flag(
    "isGlance", of: [.tab], "whether a badge or its title say that its content changes by itself")
  package static let glanceReason = text(
    "glanceReason", of: [.tab], default: "", "what says so, as the end of a sentence")
}
