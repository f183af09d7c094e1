import Testing

import struct FileReading.SourceLocation

@testable import SourceEvidence

struct TransitionTests {
  /// A statement, and the way it is.
  static let ways: [(String, String)] = [
    (
      "navigationController?.pushViewController(NextViewController(), animated: true)",
      "push NextViewController"
    ),
    (
      "navigationController!.show(NextViewController(), sender: UIStoryboard.self)",
      "push NextViewController"
    ),
    (
      "showDetailViewController(NextViewController(), sender: self)",
      "showDetail NextViewController"
    ),
    (
      "present(UINavigationController(rootViewController: NextViewController()), animated: true)",
      "present NextViewController"
    ),
    ("addChild(NextViewController())", "child NextViewController"),
    ("view.window?.rootViewController = NextViewController()", "root NextViewController"),
    ("UIWindow().rootViewController = NextViewController()", "root NextViewController"),
    (
      "navigationController?.setViewControllers([NextViewController()], animated: true)",
      "stackRoot NextViewController"
    ),
    (
      "navigationController?.setViewControllers([self, NextViewController()], animated: true)",
      "push NextViewController"
    ),
    ("performSegue(withIdentifier: \"next\", sender: nil)", "segue next"),
    (
      "let next = storyboard!.instantiateViewController(withIdentifier: \"Next\"); show(next, sender: 1)",
      "push own#Next"
    ),
    (
      "let next = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!; present(next, animated: true)",
      "present Main#"
    ),
    (
      "let next = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: String(describing: NextViewController.self))",
      "instantiate Main#NextViewController"
    ),
    (
      "let next = StoryboardScene.Settings.next.instantiate(); present(next, animated: true)",
      "present Settings#next"
    ),
    ("let next = R.storyboard.main.next()!; present(next, animated: true)", "present main#next"),
    (
      "DispatchQueue.main.async { [weak self] in self?.present(NextViewController(), animated: true) }",
      "present NextViewController"
    ),
    (
      "guard let next = UIStoryboard(name: \"A\", bundle: nil).instantiateInitialViewController() as? NextViewController else { return }\nshow(next, sender: nil)",
      "push A#"
    ),
  ]

  @Test(arguments: ways.indices)
  func `a way`(_ index: Int) throws {
    let (statement, expected) = Self.ways[index]
    let found = try evidence(inMethod: statement)
    let ways = found.transitions.map { "\($0.kind) \($0.segue ?? $0.target.described)" }
    #expect(ways == [expected])
    #expect(found.transitions.first?.from == "ScreenViewController")
    #expect(found.transitions.first?.place.line == (statement.contains("\n") ? 4 : 3))
  }

  /// Lists of screens for an existing stack, and the ways they make.
  static let lists: [(String, [String])] = [
    (
      "[navigationController!.viewControllers[0] as! HomeViewController, NextViewController()]",
      ["HomeViewController push NextViewController"]
    ),
    (
      "[navigationController!.viewControllers[0], NextViewController()]",
      ["ScreenViewController stackRoot NextViewController"]
    ),
    (
      "[self, NextViewController(), LastViewController()]",
      [
        "NextViewController push LastViewController",
        "ScreenViewController push NextViewController",
      ]
    ),
  ]

  @Test(arguments: lists.indices)
  func `a screen in a list is below the one before it`(_ index: Int) throws {
    let (list, expected) = Self.lists[index]
    for statement in ["setViewControllers(\(list), animated: true)", "viewControllers = \(list)"] {
      let found = try evidence(
        swift: """
          class HomeViewController: UIViewController {}
          class NextViewController: UIViewController {}
          class LastViewController: UIViewController {}
          class ScreenViewController: UIViewController {
            func run() { navigationController?.\(statement) }
          }
          """)
      let ways = found.transitions.map {
        "\($0.from ?? "") \($0.kind) \($0.target.described)"
      }
      #expect(ways.sorted() == expected)
    }
  }

  @Test func `the screens of a secondary column`() throws {
    let found = try evidence(
      swift: """
        class ListViewController: UIViewController {}
        class EmptyViewController: UIViewController {}
        class PageViewController: UIViewController {}
        class NoteViewController: UIViewController {}
        class Coordinator {
          let split: UISplitViewController
          let stack: UINavigationController
          init(split: UISplitViewController) {
            self.split = split
            stack = UINavigationController()
          }
          func start() {
            split.setViewController(ListViewController(), for: .primary)
            split.setViewController(stack, for: .secondary)
            open(EmptyViewController())
          }
          func showPage() { open(PageViewController()) }
          func showNote() { split.showDetailViewController(NoteViewController(), sender: nil) }
          func open(_ screen: UIViewController) {
            stack.setViewControllers([screen], animated: false)
          }
        }
        """)
    #expect(found.detailClasses.isSuperset(of: ["PageViewController", "NoteViewController"]))
    #expect(!found.detailClasses.contains("ListViewController"))
  }

  @Test func `screens of a library's class are no helpers of the screens that make them`() throws {
    let found = try evidence(
      swift: """
        class DetailsViewModel {
          func more(from screen: UIViewController) { screen.show(MoreViewController(), sender: nil) }
        }
        class DetailsViewController: UIViewController {}
        class MoreViewController: UIViewController {}
        class LibraryScreen: PagerViewController {
          func go() { navigationController?.pushViewController(MoreViewController(), animated: true) }
        }
        class HomeViewController: UIViewController {
          func open() {
            open(LibraryScreen())
            open(DetailsViewController(DetailsViewModel()))
          }
        }
        """)
    let pushes = found.transitions.filter { $0.target.className == "MoreViewController" }
    #expect(pushes.map(\.from) == ["DetailsViewController", "LibraryScreen"])
  }

  @Test func `the class and style of what is presented`() throws {
    let found = try evidence(
      inMethod: """
        let next = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "Next") as! NextViewController
        next.modalPresentationStyle = .overFullScreen
        present(next, animated: true)
        """)
    let way = try #require(found.transitions.first)
    #expect(way.target.className == "NextViewController")
    #expect(way.target.storyboard == .named("Main"))
    #expect(way.presentationStyle == "overFullScreen")
  }

  @Test func `a root of the project's own`() throws {
    let found = try evidence(
      swift: """
        class Router { var rootViewController: UIViewController? }
        class Window: UIWindow {}
        class Delegate: UIResponder {
          var rootViewController: UIViewController?
          func go() {
            Router().rootViewController = NextViewController()
            rootViewController = NextViewController()
            Window().rootViewController = NextViewController()
          }
        }
        """)
    #expect(found.transitions.map(\.kind) == [.presumedRoot, .presumedRoot, .root])
  }

  @Test func `the stack around what is presented`() throws {
    let made =
      "present(UINavigationController(rootViewController: NextViewController()), animated: true)"
    let stack = try evidence(inMethod: made).transitions.first?.target.stack
    #expect(stack == SourceLocation(file: "App.swift", line: 3, column: 13))
    let own = try evidence(
      swift: """
        class Stack: UINavigationController {}
        class Screen: UIViewController {
          func go() { present(Stack(rootViewController: NextViewController()), animated: true) }
        }
        """)
    #expect(
      own.transitions.first?.target.stack == SourceLocation(file: "App.swift", line: 3, column: 23))
    #expect(try evidence(inMethod: Self.ways[0].0).transitions.first?.target.stack == nil)
  }

  @Test func `an identifier that is computed`() throws {
    let found = try evidence(
      inMethod: """
        let next = storyboard!.instantiateViewController(withIdentifier: names[0])
        show(next, sender: nil)
        """)
    #expect(found.transitions.map(\.target.hasComputedIdentifier) == [true])
    let initial = "show(storyboard!.instantiateInitialViewController()!, sender: nil)"
    let target = try evidence(inMethod: initial).transitions.first?.target
    #expect(target?.hasComputedIdentifier == false && target?.identifier == nil)
  }

  @Test func `messages of Objective-C`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation ScreenViewController
        - (IBAction)go:(id)sender {
          NextViewController *next = [[NextViewController alloc] initWithNibName:nil bundle:nil];
          [self.navigationController pushViewController:next animated:YES];
          [self presentModalViewController:[[[OtherViewController alloc] init] autorelease] animated:YES];
          [self performSegueWithIdentifier:@"go" sender:self];
          UIViewController *third = [self.storyboard instantiateViewControllerWithIdentifier:@"Third"];
          [self presentViewController:third animated:YES completion:^{ NSLog(@"done"); }];
        }
        @end
        """)
    let ways = found.transitions.map { "\($0.kind) \($0.segue ?? $0.target.described)" }
    #expect(
      ways == [
        "push NextViewController", "present OtherViewController", "segue go", "present own#Third",
      ])
  }

  /// Statements that lead nowhere that is known.
  static let others = [
    "present(UIAlertController(title: \"\", message: nil, preferredStyle: .alert), animated: true)",
    "let stack = UINavigationController(); stack.pushViewController(NextViewController(), animated: false)",
    "player.show(true)", "model.present(items)", "list.addChild(node)",
    "func open(_ next: UIViewController) { present(next, animated: true) }",
  ]

  @Test(arguments: others)
  func `no way`(_ statement: String) throws {
    #expect(try evidence(inMethod: statement).transitions == [])
  }
}
