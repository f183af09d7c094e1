import UIKit

/// The windows besides those of the sections.
///
/// Info.plist allows several scenes (`UIApplicationSupportsMultipleScenes`) and lists the activity
/// types (`NSUserActivityTypes`): without both, no window opens.
@MainActor
enum Windows {
  /// The activity types, one for each kind of window.
  enum Kind: String {
    case plant = "com.example.DeepTabs.window.plant"
    case settings = "com.example.DeepTabs.window.settings"

    @MainActor
    fileprivate var delegateClass: any UIWindowSceneDelegate.Type {
      switch self {
      case .plant: return PlantSceneDelegate.self
      case .settings: return SettingsSceneDelegate.self
      }
    }
  }

  /// Opens a window, or brings the one that shows the content to the front.
  ///
  /// - Parameters:
  ///   - kind: What the window is for.
  ///   - content: Identifies what it shows. Windows of a kind that exists once have none.
  ///   - scene: The scene that people opened it from.
  static func open(_ kind: Kind, content: String = "", from scene: UIScene? = nil) {
    guard UIApplication.shared.supportsMultipleScenes else { return }
    let activity = activity(for: kind, content: content)
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = scene
    #if targetEnvironment(macCatalyst)
      options.collectionJoinBehavior = .disallowed
    #endif
    activate(session(for: activity), activity: activity, options: options)
  }

  /// Describes what a window shows, for requests and for state restoration.
  static func activity(for kind: Kind, content: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: kind.rawValue)
    activity.targetContentIdentifier = "\(kind.rawValue)/\(content)"
    activity.addUserInfoEntries(from: ["content": content])
    return activity
  }

  /// The configuration of a new scene. The app delegate returns it in
  /// `application(_:configurationForConnecting:options:)`.
  static func configuration(for session: UISceneSession, options: UIScene.ConnectionOptions)
    -> UISceneConfiguration
  {
    let activity = options.userActivities.first ?? session.stateRestorationActivity
    guard session.role == .windowApplication, let activity,
      let kind = Kind(rawValue: activity.activityType)
    else { return session.configuration }
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = kind.delegateClass
    return configuration
  }

  /// Prepares a new window of one of these kinds, and returns what identifies its content.
  static func prepare(
    _ scene: UIWindowScene, session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> String? {
    guard let activity = options.userActivities.first ?? session.stateRestorationActivity else {
      return nil
    }
    scene.userActivity = activity
    if let identifier = activity.targetContentIdentifier {
      session.userInfo = ["targetContentIdentifier": identifier]
      let predicate = NSPredicate(format: "self == %@", identifier)
      scene.activationConditions.canActivateForTargetContentIdentifierPredicate = predicate
      scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = predicate
    }
    return activity.userInfo?["content"] as? String
  }

  private static func session(for activity: NSUserActivity) -> UISceneSession? {
    UIApplication.shared.openSessions.first { session in
      let identifier = session.userInfo?["targetContentIdentifier"] as? String
      return identifier != nil && identifier == activity.targetContentIdentifier
    }
  }

  private static func activate(
    _ session: UISceneSession?, activity: NSUserActivity, options: UIScene.ActivationRequestOptions
  ) {
    guard #available(iOS 17.0, *) else {
      UIApplication.shared.requestSceneSessionActivation(
        session, userActivity: activity, options: options)
      return
    }
    var request = UISceneSessionActivationRequest(userActivity: activity, options: options)
    if let session {
      request = UISceneSessionActivationRequest(
        session: session, userActivity: activity, options: options)
    }
    UIApplication.shared.activateSceneSession(for: request)
  }
}
