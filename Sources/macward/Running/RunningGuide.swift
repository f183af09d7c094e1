/// How to copy the screens of a running app. The text fits on one screen.
enum RunningGuide {
  static let text = """
    The screens of the running app
    ═══════════════════════════════════════════
    1  Run the app in Xcode. Tap each tab once, then open a detail from a list, and
       whatever opens as a sheet or a popover: what was never opened is not there.

    2  Pause (⌃⌘Y), type this after (lldb), and copy what it prints:

         expr -l objc -O -- [UIViewController _printHierarchy]

    3  For the titles, run a UI test with these lines, and copy from its log:

         let app = XCUIApplication()
         app.launch()
         print(app.debugDescription)

    4  Paste both into one file. What is around them does no harm. Then:

         macward running ~/Desktop/running.txt

    Titles and values can hold names of users. Keep the file out of the repository,
    and look through it before you pass it on. macward sends nothing anywhere.

    """
}
