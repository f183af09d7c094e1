import SwiftUI

/// The sections in a sidebar, for systems whose tab view has none.
@available(iOS 16.0, macOS 13.0, *)
struct SidebarSplitView: View {
  @Binding var section: AppSection

  // The paths of all sections, so that people find each one as they left it.
  @State private var paths: [AppSection: NavigationPath] = [:]

  var body: some View {
    NavigationSplitView {
      List(selection: selection) {
        ForEach(AppSection.allCases) { Label($0.title, systemImage: $0.symbolName).tag($0) }
      }
      .navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } detail: {
      NavigationStack(path: path(of: section)) { SectionScreen(section: section) }
    }
    .focusedSceneValue(\.currentPath, path(of: section))
  }

  /// The list has no selection while it is being built, which is no reason to leave the section.
  private var selection: Binding<AppSection?> {
    Binding(get: { section }, set: { section = $0 ?? section })
  }

  private func path(of section: AppSection) -> Binding<NavigationPath> {
    Binding(get: { paths[section] ?? NavigationPath() }, set: { paths[section] = $0 })
  }
}
