@_exported import Foundation

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

public struct ToolbarItemPlacement {
  public static var automatic: Self { fatalError() }
  public static var principal: Self { fatalError() }
  public static var navigation: Self { fatalError() }
  public static var primaryAction: Self { fatalError() }
}
@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct _TupleToolbar<T>: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> _TupleToolbar<
    (repeat each C)
  > { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct KeyboardShortcut: Sendable {
  public static let cancelAction = Self(), defaultAction = Self()
}
@available(iOS 14.0, macOS 11.0, *)
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(_ c: Character) {}
  public init(extendedGraphemeClusterLiteral c: Character) {}
  public static let leftArrow = Self("l"), rightArrow = Self("r"), upArrow = Self("u")
  public static let downArrow = Self("d"), escape = Self("e"), delete = Self("x")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = Self(rawValue: 16), shift = Self(rawValue: 2)
  public static let option = Self(rawValue: 8), control = Self(rawValue: 4)
}
extension View {
  @available(iOS 14.0, macOS 11.0, *) public func keyboardShortcut(
    _ shortcut: KeyboardShortcut
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, *) public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  )
    -> some View
  { self }
  public func disabled(_ d: Bool) -> some View { self }
  public func tag<V: Hashable>(_ v: V) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ s: S) -> some View { self }
  @available(iOS 14.0, macOS 11.0, *) public func tabViewStyle<S: TabViewStyle>(_ s: S) -> some View
  { self }
  @available(iOS 14.0, macOS 11.0, *) public func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C
  ) -> some View {
    self
  }
  @available(iOS 14.0, macOS 11.0, *) public func navigationTitle(_ t: LocalizedStringKey)
    -> some View
  { self }
  @available(iOS 14.0, macOS 11.0, *)
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ t: S) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ l: () -> V) -> some View { self }
  public func opacity(_ d: Double) -> some View { self }
  @available(iOS 14.0, macOS 11.0, *) public func focusedValue<T>(
    _ p: WritableKeyPath<FocusedValues, T?>, _ v: T
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, *) public func focusedSceneValue<T>(
    _ p: WritableKeyPath<FocusedValues, T?>, _ v: T
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, *) public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func onAppear(perform: (() -> Void)? = nil) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func padding() -> some View { self }
  @available(iOS 16.0, macOS 13.0, *) public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}
