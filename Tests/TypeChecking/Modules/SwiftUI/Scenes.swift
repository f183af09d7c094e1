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
}
public struct WindowGroup<Content: View>: _LeafScene {
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
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError() }
}
#if os(macOS)
  public struct Settings<Content: View>: _LeafScene {
    public init(@ViewBuilder content: () -> Content) {}
  }
#endif
public enum WindowResizability { case automatic, contentSize, contentMinSize }
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
public struct CommandGroupPlacement: Sendable {
  public static var appInfo: Self { fatalError() }
  public static var appSettings: Self { fatalError() }
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
public struct CommandGroup<Content: View>: _LeafCommands {
  public init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandMenu<Content: View>: _LeafCommands {
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct SidebarCommands: _LeafCommands { public init() {} }
public struct ToolbarCommands: _LeafCommands { public init() {} }
