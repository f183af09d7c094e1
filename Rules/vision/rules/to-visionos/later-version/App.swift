import WidgetKit

func reload() { WidgetCenter.shared.reloadAllTimelines() }
