import SwiftUI

@main
struct DeepSettingsApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { GeneralView() } }
  }
}

struct GeneralView: View {
  @State private var hasSound = true
  @State private var setsTime = true

  var body: some View {
    List {
      NavigationLink("About This Till") { AboutTillView() }
      NavigationLink("Keyboards") { KeyboardsView() }
      Toggle("Sound on Key Press", isOn: $hasSound)
      Toggle("Set Time Automatically", isOn: $setsTime)
    }
    .navigationTitle("General")
  }
}

struct AboutTillView: View {
  var body: some View {
    List { Text("Counter 2") }.navigationTitle("About")
  }
}

struct KeyboardsView: View {
  @State private var hasCapitals = true

  var body: some View {
    List {
      NavigationLink("Text Replacement") { TextReplacementView() }
      Toggle("Capital at Start of Sentence", isOn: $hasCapitals)
    }
    .navigationTitle("Keyboards")
  }
}

struct TextReplacementView: View {
  var body: some View {
    List {
      NavigationLink("tyc") { ReplacementEditorView() }
      NavigationLink("vatno") { ReplacementEditorView() }
      NavigationLink("hrs") { ReplacementEditorView() }
    }
    .navigationTitle("Text Replacement")
  }
}

struct ReplacementEditorView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var written = ""
  @State private var typed = ""

  var body: some View {
    Form {
      TextField("What is written", text: $written)
      TextField("What is typed", text: $typed)
    }
    .navigationTitle("Replacement")
    .toolbar { Button("Save") { dismiss() } }
  }
}
