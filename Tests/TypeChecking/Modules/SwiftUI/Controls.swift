@_exported import Foundation

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

public struct NavigationLink<L: View, Destination: View>: _Leaf {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> L) {
    fatalError()
  }
}
extension NavigationLink where L == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    fatalError()
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { fatalError() }
}
public struct TextField<L: View>: _Leaf {}
extension TextField where L == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) public struct TextEditor: _Leaf {
  public init(text: Binding<String>) {}
}
public struct Slider: _Leaf {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {}
}
public struct VStack<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct ScrollView<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
@available(iOS 14.0, macOS 11.0, *) public struct GridItem: Sendable {
  public enum Size: Sendable { case adaptive(minimum: CGFloat) }
  public init(_ size: Size) {}
}
@available(iOS 14.0, macOS 11.0, *) public struct LazyVGrid<Content: View>: _Leaf {
  public init(columns: [GridItem], @ViewBuilder content: () -> Content) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, image: String) { fatalError() }
}
extension List where Selection == Never {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { fatalError() }
}
extension ToolbarItemPlacement {
  public static var cancellationAction: Self { fatalError() }
  public static var confirmationAction: Self { fatalError() }
  #if !os(macOS)
    public static var bottomBar: Self { fatalError() }
  #endif
}
@available(iOS 15.0, macOS 12.0, *) @MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() {}
}
extension EnvironmentValues {
  @available(iOS 15.0, macOS 12.0, *) public var dismiss: DismissAction { fatalError() }
}
extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, *) public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  public static var automatic: Self { fatalError() }
  public static var all: Self { fatalError() }
  public static var detailOnly: Self { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *) extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> S,
    @ViewBuilder detail: () -> D
  ) where C == EmptyView { fatalError() }
}
public enum Visibility: Sendable { case automatic, visible, hidden }
@available(iOS 16.0, macOS 13.0, *) public struct ToolbarPlacement {
  #if !os(macOS)
    public static var navigationBar: Self { fatalError() }
    public static var tabBar: Self { fatalError() }
  #endif
}
public struct Color: _Leaf, Sendable {
  public static var red: Self { fatalError() }
  public static var clear: Self { fatalError() }
}
public protocol NavigationViewStyle {}
#if !os(macOS)
  public struct StackNavigationViewStyle: NavigationViewStyle {}
  extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { fatalError() }
  }
  extension View {
    @available(iOS 14.0, *) public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    @available(iOS 14.0, *) public func navigationBarTitleDisplayMode(
      _ mode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
  }
  @available(iOS 14.0, *) public struct NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
#endif
@available(iOS 14.0, macOS 11.0, *) public struct DefaultTabViewStyle: TabViewStyle {}
@available(iOS 14.0, macOS 11.0, *) extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { fatalError() }
}
extension View {
  @available(iOS 15.0, macOS 12.0, *) public func searchable(text: Binding<String>) -> some View {
    self
  }
  @available(iOS 15.0, macOS 12.0, *) public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, *) public func task(
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, *) public func swipeActions<T: View>(
    @ViewBuilder content: () -> T
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, *) public func badge(_ count: Int) -> some View { self }
  @available(iOS 15.0, macOS 12.0, *) public func tint(_ tint: Color?) -> some View { self }
  @available(iOS 16.0, macOS 13.0, *) public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, *) public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
}
@available(iOS 18.0, macOS 15.0, *) extension Tab where Value == Never {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
@available(iOS 18.0, macOS 15.0, *) extension TabContent {
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
}
@available(iOS 18.0, macOS 15.0, *) extension TabView where Selection == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where Content == C {
    fatalError()
  }
}
