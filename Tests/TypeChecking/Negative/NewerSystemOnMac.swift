// error on macos: 'centeredItemIdentifiers' is only available in macOS 13.0 or newer
import AppKit

@MainActor func center(in toolbar: NSToolbar) { toolbar.centeredItemIdentifiers = [.toggleSidebar] }
