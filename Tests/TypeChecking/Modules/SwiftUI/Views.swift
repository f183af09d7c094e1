@_exported import Foundation

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
public protocol _Leaf: View where Body == Never {}
extension _Leaf { public var body: Never { fatalError() } }
public struct TupleView<T>: _Leaf {}
public struct _ConditionalContent<A, B> {}
extension _ConditionalContent: View, _Leaf where A: View, B: View {}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct EmptyView: _Leaf { public init() {} }
public struct AnyView: _Leaf { public init<V: View>(_ v: V) {} }
@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<C: View>(_ c: C) -> C { c }
  public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> {
    fatalError()
  }
  public static func buildExpression<C: View>(_ c: C) -> C { c }
  public static func buildIf<C: View>(_ c: C?) -> C? { c }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    fatalError()
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    fatalError()
  }
  public static func buildLimitedAvailability<C: View>(_ c: C) -> AnyView { fatalError() }
}
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}; public init(_ value: String) {}
}
public struct Text: _Leaf {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ s: S) {}
  public init(verbatim: String) {}
}
public struct Image: _Leaf { public init(systemName: String) {}; public init(_ name: String) {} }
public struct Label<Title: View, Icon: View>: _Leaf {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage: String) { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {
    fatalError()
  }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {};
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }; public var projectedValue: Binding<Value> { fatalError() }
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  // Documentation leaves out @_inheritActorContext: without it, no view could use its own state here.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) {}
  public static func constant(_ v: Value) -> Binding<Value> { fatalError() }
  public subscript<S>(dynamicMember path: WritableKeyPath<Value, S>) -> Binding<S> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
@available(iOS 14.0, macOS 11.0, *) @propertyWrapper public struct AppStorage<Value> {
  let stub: Int
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    fatalError()
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    fatalError()
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) @propertyWrapper public struct SceneStorage<Value> {
  let stub: Int
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == String { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value == Bool { fatalError() }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { fatalError() }
  public init(_ key: String) where Value == Data? { fatalError() }
}
@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {};
  public var wrappedValue: Value { fatalError() }
}
public struct EnvironmentValues {
  @available(iOS 16.0, macOS 13.0, *) public var openWindow: OpenWindowAction { fatalError() }
  @available(iOS 16.0, macOS 13.0, *) public var supportsMultipleWindows: Bool { fatalError() }
  #if os(macOS)
    @available(macOS 14.0, *) public var openSettings: OpenSettingsAction { fatalError() }
  #endif
}
@available(iOS 16.0, macOS 13.0, *) @MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
#if os(macOS)
  @available(macOS 14.0, *) @MainActor @preconcurrency public struct OpenSettingsAction {
    public func callAsFunction() {}
  }
  @available(macOS 14.0, *) public struct SettingsLink<L: View>: _Leaf {
    public init(@ViewBuilder label: () -> L) {}
  }
#endif
@available(iOS 14.0, macOS 11.0, *) public protocol FocusedValueKey { associatedtype Value }
@available(iOS 14.0, macOS 11.0, *) public struct FocusedValues {
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { fatalError() }
    set {}
  }
}
@available(iOS 14.0, macOS 11.0, *) @propertyWrapper public struct FocusedValue<Value> {
  public init(_ path: KeyPath<FocusedValues, Value?>) {};
  public var wrappedValue: Value? { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) @propertyWrapper public struct FocusedBinding<Value> {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {};
  public var wrappedValue: Value? {
    get { fatalError() }
    nonmutating set {}
  }; public var projectedValue: Binding<Value?> { fatalError() }
}
