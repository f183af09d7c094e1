#if os(macOS)
  import SwiftUI

  /// The Settings window. It adds Settings… to the app menu by itself.
  struct SettingsScene: Scene {
    var body: some Scene {
      Settings { SettingsView() }
    }
  }

  /// The panes, which people choose in the toolbar of the window.
  struct SettingsView: View {
    var body: some View {
      TabView {
        GeneralSettings()
          .tabItem { Label("General", systemImage: "gearshape") }
        ReminderSettings()
          .tabItem { Label("Reminders", systemImage: "bell") }
      }
      .padding(20)
      .frame(width: 420)
    }
  }

  private struct GeneralSettings: View {
    @AppStorage("showsTips") private var showsTips = true

    var body: some View {
      Form { Toggle("Show Tips", isOn: $showsTips) }
    }
  }

  private struct ReminderSettings: View {
    @AppStorage("remindsDaily") private var remindsDaily = false

    var body: some View {
      Form { Toggle("Remind Me Every Day", isOn: $remindsDaily) }
    }
  }
#endif
