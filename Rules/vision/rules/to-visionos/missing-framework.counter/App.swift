import AVFoundation

#if canImport(CoreTelephony)
  import CoreTelephony
#endif

final class Camera {
  #if os(iOS) || os(tvOS)
    let layer = AVCaptureVideoPreviewLayer()
  #endif
}
