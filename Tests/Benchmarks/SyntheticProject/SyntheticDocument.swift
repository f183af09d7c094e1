/// A storyboard that nobody made: screens in a row, with layout as Interface Builder writes it.
package struct SyntheticDocument: Sendable {
  /// Which one it is in its project; the document's IDs and titles hang on it.
  package var number: Int
  /// How many screens it has.
  package var screens: Int
  /// Whether it begins with a tab bar, whose tabs are its first screens.
  package var hasTabBar: Bool

  /// Creates a document.
  package init(number: Int = 0, screens: Int, hasTabBar: Bool = true) {
    self.number = number
    self.screens = max(1, screens)
    self.hasTabBar = hasTabBar
  }

  /// The document's text.
  package var text: String {
    let scenes = (hasTabBar ? [tabBar] : []) + (0..<screens).map(screen)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="\(id(hasTabBar ? "tab" : "vc", 0))">
          <dependencies>
              <deployment identifier="iOS"/>
          </dependencies>
          <scenes>
      \(scenes.joined(separator: "\n"))
          </scenes>
      </document>

      """
  }

  private func id(_ kind: String, _ index: Int) -> String { "\(kind)-\(number)-\(index)" }

  private var tabBar: String {
    let tabs = (0..<min(4, screens)).map { index in
      """
                              <segue destination="\(id("vc", index))" kind="relationship" \
      relationship="viewControllers" id="\(id("rel", index))"/>
      """
    }
    return """
              <scene sceneID="\(id("tabs", 0))">
                  <objects>
                      <tabBarController id="\(id("tab", 0))" sceneMemberID="viewController">
                          <tabBar key="tabBar" contentMode="scaleToFill" id="\(id("bar", 0))"/>
                          <connections>
      \(tabs.joined(separator: "\n"))
                          </connections>
                      </tabBarController>
                  </objects>
              </scene>
      """
  }

  private func screen(_ index: Int) -> String {
    """
            <scene sceneID="\(id("scene", index))">
                <objects>
                    <viewController id="\(id("vc", index))" title="Screen \(index)" \
    customClass="Screen\(index)ViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="\(id("view", index))">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" \
    heightSizable="YES"/>
                            <subviews>
    \((0..<6).map { label(index * 6 + $0) }.joined(separator: "\n"))
    \(button(index))
                            </subviews>
                            <constraints>
    \((0..<8).map { constraint(index * 8 + $0) }.joined(separator: "\n"))
                            </constraints>
                        </view>
                        <tabBarItem key="tabBarItem" title="Tab \(index)" image="star" \
    catalog="system" id="\(id("item", index))"/>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" \
    id="\(id("first", index))" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="\(index * 700)" y="0.0"/>
            </scene>
    """
  }

  private func label(_ index: Int) -> String {
    """
                                    <label opaque="NO" contentMode="left" text="Label \(index)" \
    textAlignment="natural" lineBreakMode="tailTruncation" id="\(id("label", index))">
                                        <rect key="frame" x="20" y="127" width="353" height="21"/>
                                        <fontDescription key="fontDescription" type="system" \
    pointSize="17"/>
                                        <nil key="textColor"/>
                                    </label>
    """
  }

  private func button(_ index: Int) -> String {
    """
                                    <button opaque="NO" contentMode="scaleToFill" \
    id="\(id("button", index))">
                                        <state key="normal" title="Next"/>
                                        <connections>
                                            <segue destination="\(id("vc", (index + 1) % screens))" \
    kind="show" id="\(id("segue", index))"/>
                                        </connections>
                                    </button>
    """
  }

  private func constraint(_ index: Int) -> String {
    """
                                    <constraint firstItem="\(id("label", index))" \
    firstAttribute="leading" secondItem="\(id("view", 0))" secondAttribute="leading" \
    constant="20" id="\(id("constraint", index))"/>
    """
  }
}
