import Foundation
import TestSupport

/// A small app whose tabs and commands are made in code, beside a storyboard.
enum MixedApp {
  /// Writes the app below a folder, and says where it is.
  static func write(below folder: TemporaryFolder) throws -> String {
    for (name, text) in files { try folder.write(text, to: "Mixed/\(name)") }
    return folder.url.appending(path: "Mixed").path
  }

  static let files = [
    "Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="welcome">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="welcome" title="Welcome" customClass="WelcomeViewController">
              <view key="view" id="v1"/>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """,
    "SceneDelegate.swift": """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = TabBarController()
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    class TabBarController: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let inbox = UITableViewController()
        inbox.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        let sent = UITableViewController()
        sent.tabBarItem = UITabBarItem(title: "Sent", image: nil, tag: 1)
        let drafts = UITableViewController()
        drafts.tabBarItem = UITabBarItem(title: "Drafts", image: nil, tag: 2)
        let people = UITableViewController()
        people.tabBarItem = UITabBarItem(title: "People", image: nil, tag: 3)
        viewControllers = [inbox, sent, drafts, people]
      }
    }
    """,
    "AppDelegate.swift": """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      override func buildMenu(with builder: UIMenuBuilder) {
        super.buildMenu(with: builder)
        let inbox = UIKeyCommand(
          title: "Inbox", action: #selector(showInbox), input: "1", modifierFlags: .command)
        let sent = UIKeyCommand(
          title: "Sent", action: #selector(showSent), input: "2", modifierFlags: .command)
        let heading = UIKeyCommand(
          title: "Heading", action: #selector(makeHeading), input: "3", modifierFlags: .command)
        builder.insertChild(
          UIMenu(title: "", options: .displayInline, children: [inbox, sent]),
          atStartOfMenu: .view)
        builder.insertChild(
          UIMenu(title: "", options: .displayInline, children: [heading]),
          atStartOfMenu: .format)
      }
    }
    """,
    "AmountViewController.m": """
    #import <UIKit/UIKit.h>

    @implementation AmountViewController

    - (void)viewDidLoad {
      [super viewDidLoad];
      UIStepper *stepper = [[UIStepper alloc] initWithFrame:CGRectZero];
      [self.view addSubview:stepper];
    }

    @end
    """,
  ]
}
