// error on catalyst: cannot find 'Settings' in scope
import SwiftUI

@main struct ExampleApp: App {
  var body: some Scene { Settings { Text("General") } }
}
