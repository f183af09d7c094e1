@_exported import Foundation

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

@available(iOS 16.0, macOS 13.0, *) public struct NavigationPath: Equatable {
  public init() {}
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
  public static func == (a: Self, b: Self) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *) public struct NavigationStack<Data, Root: View>: _Leaf {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitView<S: View, C: View, D: View>: _Leaf {
  public init(
    @ViewBuilder sidebar: () -> S, @ViewBuilder content: () -> C, @ViewBuilder detail: () -> D
  ) { fatalError() }
  public init(@ViewBuilder sidebar: () -> S, @ViewBuilder detail: () -> D) where C == EmptyView {
    fatalError()
  }
}
@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
public struct NavigationView<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
@available(iOS 18.0, macOS 15.0, *) @MainActor @preconcurrency
public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }
@available(iOS 18.0, macOS 15.0, *) public struct Tab<Value: Hashable, Content: View>: TabContent {
  public typealias TabValue = Value
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 18.0, macOS 15.0, *) public struct TabSection<C: TabContent>: TabContent {
  public typealias TabValue = C.TabValue
  public init(_ title: LocalizedStringKey, @TabContentBuilder<C.TabValue> content: () -> C) {}
}
@available(iOS 18.0, macOS 15.0, *) public struct _TupleTabs<V: Hashable, T>: TabContent {
  public typealias TabValue = V
}
@available(iOS 18.0, macOS 15.0, *) @resultBuilder public struct TabContentBuilder<V: Hashable> {
  public static func buildExpression<C: TabContent>(_ c: C) -> C where C.TabValue == V { c }
  public static func buildBlock<C: TabContent>(_ c: C) -> C where C.TabValue == V { c }
  public static func buildBlock<each C: TabContent>(_ c: repeat each C) -> _TupleTabs<
    V, (repeat each C)
  > { fatalError() }
}
public struct ForEach<Data, ID, Content> {}
extension ForEach: View, _Leaf where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID {
    fatalError()
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: RandomAccessCollection, ID: Hashable { fatalError() }
}
public struct TabView<Selection, Content>: _Leaf {
  @available(iOS 18.0, macOS 15.0, *) public init<C: TabContent>(
    selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> C
  ) where Selection: Hashable, Content == C { fatalError() }
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content)
  where Selection: Hashable, Content: View { fatalError() }
}
extension TabView where Selection == Int, Content: View {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}
public protocol TabViewStyle {}
#if !os(macOS)
  @available(iOS 14.0, *) public struct PageTabViewStyle: TabViewStyle {}
  @available(iOS 14.0, *) extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { fatalError() }
  }
#endif
@available(iOS 18.0, macOS 15.0, *) public struct SidebarAdaptableTabViewStyle: TabViewStyle {}
@available(iOS 18.0, macOS 15.0, *) extension TabViewStyle
where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { fatalError() }
}
public struct List<Selection, Content: View>: _Leaf {
  #if os(macOS)
    @available(macOS 13.0, *) @_disfavoredOverload
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content)
    where Selection: Hashable { fatalError() }
  #endif
  public init(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content)
  where Selection: Hashable { fatalError() }
  public init(@ViewBuilder content: () -> Content) where Selection == Never { fatalError() }
}
public struct Group<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct Form<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct ZStack<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct Divider: _Leaf { public init() {} }
public struct Button<L: View>: _Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
}
extension Button where L == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}
extension Button where L == Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}
public struct Toggle<L: View>: _Leaf {}
extension Toggle where L == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    fatalError()
  }
}
public struct Picker<L: View, V: Hashable, Content: View>: _Leaf {}
extension Picker where L == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<V>, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
@available(iOS 14.0, macOS 11.0, *) public struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *) public struct ControlGroup<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
