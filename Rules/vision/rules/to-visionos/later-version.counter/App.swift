#if !os(visionOS)
  import WidgetKit

  func reload() { WidgetCenter.shared.reloadAllTimelines() }
#endif
