import SwiftUI

/// The content of a main window: the best way to show the sections that the system has.
struct SectionsView: View {
  // The window shows it again when the app is opened the next time.
  @SceneStorage("section") private var section = AppSection.today

  var body: some View {
    content.offeringSections($section)
  }

  @ViewBuilder
  private var content: some View {
    if #available(iOS 18.0, macOS 15.0, *) {
      SidebarTabView(section: $section)
    } else {
      olderContent
    }
  }

  @ViewBuilder
  private var olderContent: some View {
    #if os(macOS) || targetEnvironment(macCatalyst)
      if #available(iOS 16.0, macOS 13.0, *) {
        SidebarSplitView(section: $section)
      } else {
        OldestSectionsView(section: $section)
      }
    #else
      OldestSectionsView(section: $section)
    #endif
  }
}

/// The sections as tabs in the content.
private struct OldestSectionsView: View {
  @Binding var section: AppSection

  var body: some View {
    TabView(selection: $section) {
      ForEach(AppSection.allCases) { section in
        NavigationView { SectionScreen(section: section) }
          .tabItem { Label(section.title, systemImage: section.symbolName) }
          .tag(section)
      }
    }
  }
}
