import AVFoundation
import CoreTelephony

final class Camera {
  let layer = AVCaptureVideoPreviewLayer()
}
