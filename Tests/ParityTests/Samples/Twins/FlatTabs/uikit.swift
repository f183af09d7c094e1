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
    let timer = TimerViewController()
    timer.tabBarItem = UITabBarItem(title: "Timer", image: UIImage(systemName: "timer"), tag: 0)
    let stopwatch = StopwatchViewController()
    stopwatch.tabBarItem = UITabBarItem(
      title: "Stopwatch", image: UIImage(systemName: "stopwatch.fill"), tag: 1)
    let oven = OvenViewController()
    oven.tabBarItem = UITabBarItem(title: "Oven", image: UIImage(named: "tab-oven"), tag: 2)
    let measures = MeasuresViewController()
    measures.tabBarItem = UITabBarItem(title: "Measures", image: UIImage(named: "tab-cup"), tag: 3)
    viewControllers = [timer, stopwatch, oven, measures]
  }
}

class TimerViewController: UIViewController {
  let time = UILabel()
  let start = UIButton(type: .system)
  let restart = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    time.text = "06:30"
    start.setTitle("Start", for: .normal)
    start.addTarget(self, action: #selector(begin), for: .touchUpInside)
    restart.setTitle("Reset", for: .normal)
    restart.addTarget(self, action: #selector(reset), for: .touchUpInside)
    [time, restart, start].forEach(view.addSubview)
  }

  @objc func reset() { time.text = "06:30" }

  @objc func begin() { time.text = "06:29" }
}

class StopwatchViewController: UIViewController {
  let time = UILabel()
  let lap = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    time.text = "00:00.0"
    lap.setTitle("Lap", for: .normal)
    [time, lap].forEach(view.addSubview)
  }
}

class OvenViewController: UIViewController {
  let dial = UIImageView(image: UIImage(named: "oven-dial"))
  let degrees = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    [dial, degrees].forEach(view.addSubview)
  }
}

class MeasuresViewController: UIViewController {
  let grams = UITextField()
  let cups = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    grams.placeholder = "Grams"
    cups.text = "2 cups"
    [grams, cups].forEach(view.addSubview)
  }
}
