import SwiftUI

@main
struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { SectionsView() }
      .commands {
        SectionCommands()
        BackCommand()
        PageCommands()
      }
    if #available(iOS 16.0, macOS 13.0, *) { PlantWindow() }
    #if os(macOS)
      SettingsScene()
    #endif
  }
}
