import FileReading
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

/// The evidence of what an app shows in the modules that its code imports, and in the objects that
/// its classes store.
struct ContentEvidence {
  /// A kind of content.
  enum Content: CaseIterable { case video, game, camera, location, phone, canvas }

  private let classes: ClassHierarchy
  private let imports: [ModuleImport]
  private let apps: [AppTarget]

  init(_ project: Project) {
    classes = project.source?.classes ?? ClassHierarchy()
    imports = (project.source?.traits.imports ?? [])
      .filter { $0.counts(outside: [.macOS, .macCatalyst]) }
    apps = project.apps
  }

  /// Returns the places that show that an app has a kind of content.
  func places(_ content: Content) -> [SourceLocation] {
    let imported = imports.filter { Self.modules(of: content).contains($0.module) }.map(\.place)
    let types = Self.types(of: content)
    guard !types.isEmpty else { return imported }
    let held = classes.declarations.values.filter { holds(types, $0) }.map(\.place)
    return imported + held.sorted()
  }

  /// Whether the app only runs on devices with telephony or near-field communication.
  var requiresPhone: Bool {
    let needed: Set = ["telephony", "sms", "nfc"]
    return apps.contains { !needed.isDisjoint(with: $0.requiredCapabilities) }
  }

  /// Whether a class shows the camera.
  func showsCamera(_ name: String?) -> Bool {
    guard let name else { return false }
    return ([name] + classes.ancestors(of: name)).contains { line in
      Self.types(of: .camera).contains(line)
        || classes.declarations[line].map { holds(Self.types(of: .camera), $0) } ?? false
    }
  }

  /// Whether a screen is a document browser.
  func browsesDocuments(_ node: NodeID, in graph: NavigationGraph) -> Bool {
    guard let name = graph.screen(node).customClass else { return false }
    let line = [name] + classes.ancestors(of: name)
    let isUnknown = classes.declarations[name] == nil
    return line.contains("UIDocumentBrowserViewController")
      || isUnknown && name.hasSuffix("DocumentBrowserViewController")
  }

  private func holds(_ types: Set<String>, _ declaration: ClassHierarchy.Declaration) -> Bool {
    !types.isDisjoint(with: declaration.held)
      || !types.isDisjoint(with: declaration.inherited)
  }

  private static func modules(of content: Content) -> Set<String> {
    switch content {
    case .video: ["AVKit"]
    case .game: ["SpriteKit", "GameController"]
    case .phone: ["CallKit", "CoreNFC", "Messages"]
    case .canvas: ["PencilKit"]
    case .camera, .location: []
    }
  }

  private static func types(of content: Content) -> Set<String> {
    switch content {
    case .video, .phone: []
    case .game: ["SKView", "SCNView", "MTKView"]
    case .camera:
      [
        "AVCaptureSession", "AVCaptureVideoPreviewLayer", "DataScannerViewController",
        "VNDocumentCameraViewController", "ARSCNView", "ARSKView", "ARView", "ARSession",
        "AVCaptureMetadataOutputObjectsDelegate", "AVCaptureVideoDataOutputSampleBufferDelegate",
        "AVCapturePhotoCaptureDelegate", "VNDocumentCameraViewControllerDelegate",
        "DataScannerViewControllerDelegate", "ARSessionDelegate", "ARSCNViewDelegate",
      ]
    case .location: ["CLLocationManager"]
    case .canvas: ["PKCanvasView", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer"]
    }
  }
}
