import Flutter
import UIKit

@main
final class AppDelegate: FlutterAppDelegate {}

final class HostController: FlutterViewController {}
