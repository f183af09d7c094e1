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
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>) {}
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
