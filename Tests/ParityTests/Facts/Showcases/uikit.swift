import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = MainTabBarController()
    window?.makeKeyAndVisible()
  }
}

class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let plants = UINavigationController(rootViewController: PlantsViewController())
    plants.tabBarItem = UITabBarItem(title: "Plants", image: UIImage(systemName: "leaf"), tag: 0)
    let recent = UINavigationController(rootViewController: PlantsViewController())
    recent.tabBarItem = UITabBarItem(title: "Recent", image: UIImage(systemName: "leaf"), tag: 1)
    let album = UINavigationController(
      rootViewController: AlbumViewController(collectionViewLayout: UICollectionViewFlowLayout()))
    album.tabBarItem = UITabBarItem(title: "Album", image: UIImage(systemName: "photo"), tag: 2)
    let write = UINavigationController(rootViewController: WriteViewController())
    write.tabBarItem = UITabBarItem(title: "Write", image: UIImage(systemName: "plus"), tag: 3)
    let beds = BedsSplitViewController()
    beds.tabBarItem = UITabBarItem(title: "Beds", image: UIImage(systemName: "square"), tag: 4)
    viewControllers = [plants, recent, album, write, beds]
  }
}

class PlantsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    navigationItem.titleView = UISearchBar()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(BranchesViewController(), animated: true)
  }

  @objc func add() {
    present(UINavigationController(rootViewController: WriteViewController()), animated: true)
  }
}

class BranchesViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(LeafViewController(), animated: true)
  }
}

class LeafViewController: UIViewController {
  @objc func open() {
    navigationController?.pushViewController(BranchesViewController(), animated: true)
  }

  @objc func signIn() { present(LoginViewController(), animated: true) }
}

class LoginViewController: UIViewController {
  let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
  }
}

class AlbumViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    navigationController?.pushViewController(LeafViewController(), animated: true)
  }
}

class WriteViewController: UIViewController {
  let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Note"
    view.addSubview(name)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(close))
  }

  @objc func close() { dismiss(animated: true) }
}

class BedsSplitViewController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      UINavigationController(rootViewController: PlantsViewController()),
      UINavigationController(rootViewController: LeafViewController()),
    ]
  }
}
