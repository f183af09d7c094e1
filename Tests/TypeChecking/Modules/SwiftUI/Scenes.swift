@_exported import Foundation

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get };
  @MainActor @preconcurrency init()
}
extension App { @MainActor public static func main() {} }
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
public protocol _LeafScene: Scene where Body == Never {}
extension _LeafScene { public var body: Never { fatalError() } }
public struct _TupleScene<T>: _LeafScene {}
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<C: Scene>(_ c: C) -> C { c }
  public static func buildBlock<C: Scene>(_ c: C) -> C { c }
  public static func buildBlock<each C: Scene>(_ c: repeat each C) -> _TupleScene<(repeat each C)> {
    fatalError()
  }
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?)
    -> some Scene
  { _TupleScene<Void>() }
  @available(
    *, unavailable,
    message: "if statements in a SceneBuilder can only be used with #available clauses"
  )
  public static func buildOptional<S>(_ scene: S?) where S: Scene {}
  public static func buildLimitedAvailability(_ scene: some Scene)
    -> any Scene & _LimitedAvailabilitySceneMarker
  { fatalError() }
}
public protocol _LimitedAvailabilitySceneMarker {}
@available(iOS 14.0, macOS 11.0, *) public struct WindowGroup<Content: View>: _LeafScene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}
@available(iOS 16.0, macOS 13.0, *) public struct PresentedWindowContent<D, C: View>: _Leaf {}
@available(iOS 16.0, macOS 13.0, *) extension WindowGroup {
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError() }
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError() }
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError() }
}
#if os(macOS)
  @available(macOS 11.0, *) public struct Settings<Content: View>: _LeafScene {
    public init(@ViewBuilder content: () -> Content) {}
  }
#endif
@available(iOS 17.0, macOS 13.0, *) public struct WindowResizability: Sendable {
  public static var automatic: Self { fatalError() }
  public static var contentSize: Self { fatalError() }
  public static var contentMinSize: Self { fatalError() }
}
extension Scene {
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  @available(iOS 17.0, macOS 13.0, *) public func defaultSize(width: CGFloat, height: CGFloat)
    -> some Scene
  { self }
  @available(iOS 17.0, macOS 13.0, *) public func windowResizability(_ r: WindowResizability)
    -> some Scene
  { self }
}
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands; @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
public protocol _LeafCommands: Commands where Body == Never {}
extension _LeafCommands { public var body: Never { fatalError() } }
public struct _TupleCommands<T>: _LeafCommands {}
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ c: C) -> C { c }
  public static func buildBlock<C: Commands>(_ c: C) -> C { c }
  public static func buildBlock<each C: Commands>(_ c: repeat each C) -> _TupleCommands<
    (repeat each C)
  > { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) public struct CommandGroupPlacement: Sendable {
  public static var appInfo: Self { fatalError() }
  public static var appSettings: Self { fatalError() }
  public static var systemServices: Self { fatalError() }
  public static var appVisibility: Self { fatalError() }
  public static var appTermination: Self { fatalError() }
  public static var importExport: Self { fatalError() }
  public static var textEditing: Self { fatalError() }
  public static var textFormatting: Self { fatalError() }
  public static var newItem: Self { fatalError() }
  public static var saveItem: Self { fatalError() }
  public static var printItem: Self { fatalError() }
  public static var undoRedo: Self { fatalError() }
  public static var pasteboard: Self { fatalError() }
  public static var toolbar: Self { fatalError() }
  public static var sidebar: Self { fatalError() }
  public static var windowArrangement: Self { fatalError() }
  public static var windowSize: Self { fatalError() }
  public static var help: Self { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *) public struct CommandGroup<Content: View>: _LeafCommands {
  public init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
@available(iOS 14.0, macOS 11.0, *) public struct CommandMenu<Content: View>: _LeafCommands {
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
@available(iOS 14.0, macOS 11.0, *) public struct SidebarCommands: _LeafCommands {
  public init() {}
}
@available(iOS 14.0, macOS 11.0, *) public struct ToolbarCommands: _LeafCommands {
  public init() {}
}
