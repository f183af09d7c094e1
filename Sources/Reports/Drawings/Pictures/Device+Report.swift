import Drawings
import Guidance

extension ProjectReport {
  /// Returns the device that a structure is drawn on.
  ///
  /// A universal app is drawn on iPad: Mac Catalyst starts from the iPad app, and an iPad screen is
  /// easier to compare with a window. There is no space for two devices next to a window. If no
  /// project file is read, an app with a split view is assumed to be an iPad app. All pictures of a
  /// review show the same device, so that they can be compared.
  func device(of structure: StructureReport) -> Device {
    if ["compact-column", "other-branch"].contains(structure.role) { return .phone }
    if let device = structure.device { return device }
    let apps = targets.filter { $0.platforms.contains("iOS") }
    // What becomes of an app on iPad is compared with its screens on iPhone.
    if target.drawings?.frame == .ipad, apps.contains(where: \.isForIPhone) { return .phone }
    if apps.contains(where: \.isForIPad) { return .pad }
    if apps.contains(where: \.isForIPhone) { return .phone }
    return structures.contains { $0.kind == "split-view" } ? .pad : .phone
  }

  /// The devices on which the app remains unchanged, as text.
  var devicesInWords: String {
    let devices = structures.map(\.device)
    if !devices.isEmpty, devices.allSatisfy({ $0 == .television }) {
      return Device.television.name
    }
    let names = Set(targets.filter { $0.platforms.contains("iOS") }.map(\.devices))
    return names.count == 1 ? names.first ?? "" : "iPhone and iPad"
  }
}
