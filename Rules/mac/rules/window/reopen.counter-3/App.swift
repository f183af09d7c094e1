// People write documents, each in its own window.
import SwiftUI

@main struct Writer: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in Editor(text: file.$document.text) }
    WindowGroup { Editor(text: .constant("")) }
      .commands { CommandGroup(replacing: .newItem) {} }
  }
}

struct Editor: View {
  @Binding var text: String
  var body: some View { NavigationStack { TextEditor(text: $text) } }
}
