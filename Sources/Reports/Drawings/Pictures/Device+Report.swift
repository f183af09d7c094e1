import Drawings

extension ProjectReport {
  /// What a structure is drawn on.
  ///
  /// An app for both is drawn on iPad: Mac Catalyst starts from the iPad app, its screen is the one
  /// that can be compared with a window, and two devices beside the window would leave room for none.
  /// Where no project file is read, an app with a split view is taken for an iPad app. One review
  /// shows one device, so that its pictures can be compared.
  func device(of structure: StructureReport) -> Device {
    if structure.role == "compact-column" { return .phone }
    if let device = structure.device { return device }
    let apps = targets.filter { $0.platforms.contains("iOS") }
    if apps.contains(where: \.isForIPad) { return .pad }
    if apps.contains(where: \.isForIPhone) { return .phone }
    return structures.contains { $0.kind == "split-view" } ? .pad : .phone
  }

  /// What the app stays on as it is, in words.
  var devicesInWords: String {
    let devices = structures.map(\.device)
    if !devices.isEmpty, devices.allSatisfy({ $0 == .television }) {
      return Device.television.name
    }
    let names = Set(targets.filter { $0.platforms.contains("iOS") }.map(\.devices))
    return names.count == 1 ? names.first ?? "" : "iPhone and iPad"
  }
}
