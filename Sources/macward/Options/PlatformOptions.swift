import ArgumentParser
import Guidance

/// The option for the technologies of the Mac app.
struct PlatformOptions: ParsableArguments {
  @Option(
    name: .long,
    help: """
      How the Mac app is built; all shows the steps for each framework. Default: from \
      .macward.yml, or else swiftui for an app mainly of SwiftUI, and mac-catalyst for others.
      """)
  var platform: PlatformChoice?
}

extension PlatformChoice: ExpressibleByArgument {}
