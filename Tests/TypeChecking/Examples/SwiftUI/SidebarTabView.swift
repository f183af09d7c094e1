import SwiftUI

/// The sections: a sidebar on the Mac, a tab bar on an iPhone, and either of them on an iPad.
@available(iOS 18.0, macOS 15.0, *)
struct SidebarTabView: View {
  @Binding var section: AppSection

  // SwiftUI may make the tabs anew when the window changes its size, so their paths are kept here.
  @State private var paths: [AppSection: NavigationPath] = [:]

  var body: some View {
    TabView(selection: $section) {
      tab(for: .today)
      tab(for: .plants)
      tab(for: .beds)
      tab(for: .album)
    }
    .tabViewStyle(.sidebarAdaptable)
    .focusedSceneValue(\.currentPath, path(of: section))
  }

  private func tab(for section: AppSection) -> some TabContent<AppSection> {
    Tab(section.title, systemImage: section.symbolName, value: section) {
      NavigationStack(path: path(of: section)) { SectionScreen(section: section) }
    }
  }

  private func path(of section: AppSection) -> Binding<NavigationPath> {
    Binding(get: { paths[section] ?? NavigationPath() }, set: { paths[section] = $0 })
  }
}
