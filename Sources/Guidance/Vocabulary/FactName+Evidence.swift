extension FactName {
  /// What the fact is read from where that is more than documents: without it the fact is unknown.
  package var evidence: Evidence? {
    switch self {
    case .wayToMac, .isForIPad, .usesMacIdiom, .macIdiom, .catalystVersion, .keepsEarlierDesign,
      .hasMacIcon, .deviceFeatures, .deviceFeatureCount, .hasOddImageSize, .imageSize:
      .projectFiles
    case .readsSource, .hasMenuCode, .limitsWindowSize, .hasScenes, .hasSettingsCommand,
      .isCustomizable, .hasComputedTabs, .tabsDriveDetail, .removesFormatMenu, .sidebarLevels,
      .actionSheets, .actionSheetPlaces, .keyClashes, .clashingKeys, .systemKeys, .barMetrics,
      .barMetricPlaces:
      .source
    default: nil
    }
  }
}

extension Rule {
  /// What it needs besides documents: what it says so, and what its facts are read from.
  package var allNeeds: Set<Evidence> {
    let facts = subjects.flatMap { condition?.facts(of: $0) ?? [] }
    return Set(needs + facts.compactMap(\.0.evidence))
  }
}
