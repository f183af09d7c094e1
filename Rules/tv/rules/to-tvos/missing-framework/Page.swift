import CoreNFC
import SwiftUI
import WebKit

struct Page: View {
  @State private var size = 1.0

  var body: some View { Slider(value: $size) }

  func share(_ link: URL) -> UIActivityViewController {
    UIActivityViewController(activityItems: [link], applicationActivities: nil)
  }
}
