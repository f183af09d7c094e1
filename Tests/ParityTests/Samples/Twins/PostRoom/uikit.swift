import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = MailSplitViewController()
    window?.makeKeyAndVisible()
  }
}

class MailSplitViewController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      UINavigationController(rootViewController: MailboxesViewController()),
      UINavigationController(rootViewController: MessageViewController()),
    ]
  }
}

class MailboxesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(MessagesViewController(), animated: true)
  }
}

class MessagesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: #selector(compose))
  }

  @objc func compose() {
    present(UINavigationController(rootViewController: ComposeViewController()), animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let message = UINavigationController(rootViewController: MessageViewController())
    showDetailViewController(message, sender: self)
  }
}

class MessageViewController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Message"
    text.isEditable = false
    view.addSubview(text)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .reply, target: self, action: #selector(reply))
  }

  @objc func reply() { text.scrollRangeToVisible(NSRange()) }
}

class ComposeViewController: UIViewController {
  private let recipient = UITextField()
  private let subject = UITextField()
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Message"
    [recipient, subject, text].forEach(view.addSubview)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc func cancel() { dismiss(animated: true) }
  @objc func send() { dismiss(animated: true) }
}
