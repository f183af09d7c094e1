/// Documents and property lists as Xcode writes them.
enum Fixture {
  /// A tab bar controller with two tabs, and a split view controller.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tab-ba-r00">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Tab Bar Controller-->
            <scene sceneID="sce-ne-001">
                <objects>
                    <tabBarController id="tab-ba-r00" sceneMemberID="viewController">
                        <tabBar key="tabBar" contentMode="scaleToFill" id="tab-ba-r01">
                            <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
                        </tabBar>
                        <connections>
                            <segue destination="nav-to-day" kind="relationship" relationship="viewControllers" id="rel-at-001"/>
                            <segue destination="spl-it-000" kind="relationship" relationship="viewControllers" id="rel-at-002"/>
                        </connections>
                    </tabBarController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="res-po-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <!--Today-->
            <scene sceneID="sce-ne-002">
                <objects>
                    <navigationController automaticallyAdjustsScrollViewInsets="NO" id="nav-to-day" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="" image="sun.max.fill" catalog="system" id="tab-it-em1"/>
                        <toolbarItems/>
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-ba-r00"/>
                        <nil name="viewControllers"/>
                    </navigationController>
                </objects>
            </scene>
            <!--Split View Controller-->
            <scene sceneID="sce-ne-003">
                <objects>
                    <splitViewController id="spl-it-000" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Mail &amp; more" image="mail" id="tab-it-em2"/>
                        <connections>
                            <segue destination="vie-w0-000" kind="relationship" relationship="masterViewController" id="rel-at-003"/>
                        </connections>
                    </splitViewController>
                    <viewController id="vie-w0-000" customClass="MailController" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
        <resources>
            <image name="mail" width="24" height="24"/>
            <image name="sun.max.fill" catalog="system" width="128" height="125"/>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """

  /// A property list whose keys are sorted.
  static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>$(PRODUCT_NAME)</string>
    \t<key>LSRequiresIPhoneOS</key>
    \t<true/>
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIApplicationSupportsMultipleScenes</key>
    \t\t<false/>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict/>
    \t</dict>
    \t<key>UISupportedInterfaceOrientations</key>
    \t<array>
    \t\t<string>UIInterfaceOrientationPortrait</string>
    \t</array>
    </dict>
    </plist>

    """

  /// A text with carriage returns in front of its line feeds.
  static func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }

  /// A text without the line feed at its end.
  static func withoutFinalNewline(_ text: String) -> String { String(text.dropLast()) }
}
