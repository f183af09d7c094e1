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
    viewControllers = [
      stack(TodayViewController(), "Today", UIImage(systemName: "sun.max.fill")),
      stack(PlantsViewController(), "Plants", UIImage(systemName: "leaf.fill")),
      stack(BedsViewController(), "Beds", UIImage(named: "tab-beds")),
      stack(
        AlbumViewController(collectionViewLayout: UICollectionViewFlowLayout()), "Album",
        UIImage(named: "tab-album")),
    ]
  }

  private func stack(
    _ root: UIViewController, _ title: String, _ image: UIImage?
  ) -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    stack.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    return stack
  }
}

class TodayViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    let open = UIButton(type: .system)
    open.setTitle("Open Watering Plan", for: .normal)
    open.addTarget(self, action: #selector(openPlan), for: .touchUpInside)
    view.addSubview(open)
  }

  @objc func openPlan() {
    navigationController?.pushViewController(WateringPlanViewController(), animated: true)
  }
}

class WateringPlanViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Watering Plan"
    let first = UIButton(type: .system)
    first.setTitle("First Step", for: .normal)
    first.addTarget(self, action: #selector(showStep), for: .touchUpInside)
    view.addSubview(first)
  }

  @objc func showStep() {
    navigationController?.pushViewController(WateringStepViewController(), animated: true)
  }
}

class WateringStepViewController: UIViewController {
  let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Step"
    view.addSubview(text)
  }
}

class PlantsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @objc func add() { tableView.reloadData() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PlantViewController(), animated: true)
  }
}

class PlantViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plant"
    let notes = UIButton(type: .system)
    notes.setTitle("Care Notes", for: .normal)
    notes.addTarget(self, action: #selector(showNotes), for: .touchUpInside)
    view.addSubview(notes)
  }

  @objc func showNotes() {
    navigationController?.pushViewController(CareNotesViewController(), animated: true)
  }
}

class CareNotesViewController: UIViewController {
  let notes = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Care Notes"
    view.addSubview(notes)
  }
}

class BedsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Beds"
    let look = UIButton(type: .system)
    look.setTitle("Look at This Bed", for: .normal)
    look.addTarget(self, action: #selector(showBed), for: .touchUpInside)
    view.addSubview(look)
  }

  @objc func showBed() {
    navigationController?.pushViewController(BedViewController(), animated: true)
  }
}

class BedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bed"
    let soil = UIButton(type: .system)
    soil.setTitle("Soil", for: .normal)
    soil.addTarget(self, action: #selector(showSoil), for: .touchUpInside)
    view.addSubview(soil)
  }

  @objc func showSoil() {
    navigationController?.pushViewController(SoilViewController(), animated: true)
  }
}

class SoilViewController: UIViewController {
  let acidity = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Soil"
    view.addSubview(acidity)
  }
}

class AlbumViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
  }
}
