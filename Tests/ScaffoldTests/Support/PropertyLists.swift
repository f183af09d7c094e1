/// Property lists of sketched apps, as Xcode writes them.
enum PropertyLists {
  /// The list of an app with scenes, of which it has several or one.
  static func scenes(several: Bool) -> String {
    list(
      """
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<\(several)/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict/>
      \t</dict>
      """)
  }

  /// The list of an app without scenes.
  static let withoutScenes = list("\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>")

  private static func list(_ keys: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleIdentifier</key>
    \t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    \t<key>CFBundlePackageType</key>
    \t<string>APPL</string>
    \t<key>LSRequiresIPhoneOS</key>
    \t<true/>
    \(keys)
    </dict>
    </plist>

    """
  }
}
