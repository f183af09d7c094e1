// Type-checking only: what generated navigation code takes from Foundation and CoreGraphics.
@_exported import ObjectiveC

public typealias CGFloat = Double  // the compiler converts between the two anyway
public struct CGPoint: Sendable {
  public var x: CGFloat, y: CGFloat; public init(x: CGFloat, y: CGFloat) { fatalError() }
}
public struct CGSize: Sendable, Equatable {
  public var width: CGFloat, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public static let zero: CGSize = { fatalError() }()
}
public struct CGRect: Sendable {
  public var origin: CGPoint, size: CGSize
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public static let zero: CGRect = { fatalError() }()
  public var midX: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
}
public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint
public typealias TimeInterval = Double

@objc public protocol NSCopying {
  @objc(copyWithZone:) func copy(with zone: UnsafeMutableRawPointer?) -> Any
}
@objc public protocol NSCoding {}
@objc public protocol NSSecureCoding: NSCoding {}
open class NSCoder: NSObject {
  @objc open func decodeObject(forKey key: String) -> Any? { fatalError() }
  @objc open func encode(_ object: Any?, forKey key: String) {}
  open func decodeObject<T: NSObject>(of cls: T.Type, forKey key: String) -> T? where T: NSCoding {
    fatalError()
  }
  @objc open func decodeInteger(forKey key: String) -> Int { fatalError() }
  @objc open func containsValue(forKey key: String) -> Bool { fatalError() }
}
open class NSString: NSObject, NSSecureCoding {}
open class NSNumber: NSObject, NSSecureCoding {}
open class NSArray: NSObject {}
open class NSDictionary: NSObject {}
open class NSSet: NSObject {}
open class NSError: NSObject, Error, @unchecked Sendable {
  open var domain: String { fatalError() }
  open var code: Int { fatalError() }
}
open class NSPredicate: NSObject {
  public init(value: Bool) { super.init() };
  public convenience init(format: String, _ args: any CVarArg...) { fatalError() }
}
open class UndoManager: NSObject {}

extension String: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSString, result: inout String?)
    -> Bool
  { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSString?) -> String { fatalError() }
}
extension Array: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSArray
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSArray, result: inout Array?) -> Bool
  { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSArray?) -> Array { fatalError() }
}
extension Dictionary: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDictionary
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSDictionary, result: inout Dictionary?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ s: NSDictionary, result: inout Dictionary?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSDictionary?) -> Dictionary {
    fatalError()
  }
}
extension Set: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSSet
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSSet, result: inout Set?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSSet?) -> Set { fatalError() }
}
/// NS_TYPED_EXTENSIBLE_ENUM: a struct round a string.
public protocol _StringNewtype: RawRepresentable, Hashable, Sendable, _SwiftNewtypeWrapper,
  _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {}

public struct URL: Hashable, Sendable {
  public init?(string: String) { fatalError() }
  public init(fileURLWithPath: String) { fatalError() }
}
public struct Data: Hashable, Sendable { public init() { fatalError() } }
public struct UUID: Hashable, Sendable {
  public init() { fatalError() }; public var uuidString: String { fatalError() }
}
public struct IndexSet: Sendable, ExpressibleByArrayLiteral {
  public init(integer: Int) { fatalError() }
  public init(arrayLiteral elements: Int...) { fatalError() }
}
public struct IndexPath: Hashable, Sendable {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var row: Int { fatalError() }
  public var item: Int { fatalError() }
  public var section: Int { fatalError() }
}
extension IndexPath: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSString, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSString, result: inout IndexPath?)
    -> Bool
  { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSString?) -> IndexPath {
    fatalError()
  }
}
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open var bundleIdentifier: String? { fatalError() }
  open func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
  public convenience init(for aClass: AnyClass) { fatalError() }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { fatalError() }
open class NSNotification: NSObject {
  public struct Name: _StringNewtype {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public typealias _ObjectiveCType = NSString
  }
}
public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name { fatalError() }
  public var object: Any? { fatalError() }
  public var userInfo: [AnyHashable: Any]? { fatalError() }
}
extension Notification: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSNotification
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSNotification, result: inout Notification?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ s: NSNotification, result: inout Notification?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSNotification?) -> Notification {
    fatalError()
  }
}
open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { fatalError() }
}
open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }
  @objc open func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
  open func addObserver(
    forName: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using: @escaping @Sendable (Notification) -> Void
  ) -> NSObjectProtocol { fatalError() }
  open func post(name: NSNotification.Name, object: Any?) {}
  open func removeObserver(_ observer: Any) {}
}
open class UserDefaults: NSObject, @unchecked Sendable {
  open class var standard: UserDefaults { fatalError() }
  open func string(forKey: String) -> String? { fatalError() }
  open func integer(forKey: String) -> Int { fatalError() }
  open func bool(forKey: String) -> Bool { fatalError() }
  open func data(forKey: String) -> Data? { fatalError() }
  open func set(_ value: Any?, forKey: String) {}
  open func register(defaults: [String: Any]) {}
}
open class NSUserActivity: NSObject {
  public init(activityType: String) { super.init() }
  open var activityType: String { fatalError() }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open func addUserInfoEntries(from: [AnyHashable: Any]) {}
  open var requiredUserInfoKeys: Set<String>?
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var isEligibleForHandoff: Bool {
    get { fatalError() }
    set {}
  }
  open func becomeCurrent() {}
}
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var isMacCatalystApp: Bool { fatalError() }
  open var isiOSAppOnMac: Bool { fatalError() }
  open var processName: String { fatalError() }
}
// What SILGen asks for when an @objc thunk has an `any Error`.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
extension String: CVarArg { public var _cVarArgEncoding: [Int] { fatalError() } }
public struct NSRange: Hashable, Sendable {
  public init() { fatalError() }
  public init(location: Int, length: Int) { fatalError() }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromClass(_ aClass: AnyClass) -> String { fatalError() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { fatalError() }
