@_exported import Foundation

@MainActor open class UILabel: UIView {
  @objc open var text: String?
  public convenience init() { fatalError() }
}
@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension UIControl {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64), valueChanged = Event(rawValue: 4096)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  public func sendActions(for controlEvents: Event) {}
}
@MainActor open class UIButton: UIControl {
  @objc public enum ButtonType: Int, Sendable { case custom, system }
  public convenience init(type: ButtonType) { fatalError() }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
}
@MainActor open class UITextField: UIControl {
  @objc open var text: String?
  @objc open var placeholder: String?
  public convenience init() { fatalError() }
}
@MainActor open class UITextView: UIScrollView {
  @objc open var isEditable: Bool {
    get { fatalError() }
    set {}
  }
  public convenience init() { fatalError() }
  open func scrollRangeToVisible(_ range: NSRange) {}
}
@MainActor open class UISwitch: UIControl { public convenience init() { fatalError() } }
@MainActor open class UISlider: UIControl { public convenience init() { fatalError() } }
@MainActor open class UISearchBar: UIView { public convenience init() { fatalError() } }
@MainActor open class UIProgressView: UIView { public convenience init() { fatalError() } }
@MainActor open class UIPageControl: UIControl {
  @objc open var numberOfPages: Int {
    get { fatalError() }
    set {}
  }
  public convenience init() { fatalError() }
}
@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  @objc open var searchBar: UISearchBar { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) { super.init() }
}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
