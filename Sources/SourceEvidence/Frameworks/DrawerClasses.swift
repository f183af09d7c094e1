/// The controllers of libraries that slide a menu in beside the screens of an app, which is often called a drawer
/// or a side menu.
package enum DrawerClasses {
  /// The names of the classes.
  package static let names: Set = [
    "AKSideMenu", "DrawerController", "ECSlidingViewController", "ENSideMenuNavigationController",
    "FAPanelController", "IIViewDeckController", "JASidePanelController", "KYDrawerController",
    "LGSideMenuController", "MFSideMenuContainerViewController", "MMDrawerController",
    "MSDynamicsDrawerViewController", "MenuContainerViewController", "NavigationDrawerController",
    "PKRevealController", "REFrostedViewController", "RESideMenu", "SSASideMenu",
    "SWRevealViewController", "SideMenuController", "SideMenuNavigationController",
    "SlideMenuController", "TWTSideMenuViewController", "UISideMenuNavigationController",
  ]
}
