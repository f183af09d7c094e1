#!/bin/sh
# Creates 9 issues in the GitHub repository of the current folder. Read it first, then run it with sh.
# It needs gh, the command-line tool of GitHub, and stops at the first error.
set -eu
gh label create mac --description "Mac version" --force

gh issue create --label mac --title 'Turn on Mac Catalyst, and make the app compile and run' --body 'Phase 1: Before you start.

Recommended, 2 to 8 days. Rule `route/catalyst-ipad`, edition 2027. '

gh issue create --label mac --title 'Correct storyboard references' --body 'The screens of these storyboard references are not in the files: “Routes”. What lies behind them is unknown. Stacks may be deeper than they seem here, and screens may be reached in other ways.

Run macward on a folder that also holds the packages and frameworks with these storyboards. If a reference is out of date, correct it in Interface Builder.

Phase 1: Before you start.

Consider. Rule `project/unresolved-placeholder`, edition 2027. Sources: counted in public projects.'

gh issue create --label mac --title 'Replace the tab bar with a sidebar' --body 'Sections of this tab bar: “Browse”, “Saved”, “Profile”. The score is +4; at +3 or more, a sidebar is the better choice. The Mac has no tab bar along the bottom. In a sidebar every section is in view, with what it contains, and iPad and Mac share one layout.

Turn the sections into a sidebar, in the order of the tabs, each with a title and an outline symbol. Group what belongs together, and stay within two levels. If there are only two sections, and one is a list or both show the same list, let that list be the sidebar, with a segmented control above it. A small window of a fixed size has no room for a sidebar. Show the sidebar from the start, and let a narrow window hide it by itself. Leave nothing important at its bottom, and let pictures and maps run on under it.

- [ ] `Trailhead/Base.lproj/Main.storyboard:13` (Tab Bar Controller)

Phase 2: The window and its navigation. After phase 1.

Recommended, 2 to 5 days. Rule `tab-bar/to-sidebar`, edition 2027. Sources: HIG Mac Catalyst 2019 §11, §12, §16, §17, §18, HIG: Catalyst, HIG: Sidebars, Notes on the Mac 2026 §4, §5, §6, §7.'

gh issue create --label mac --title 'Combine segments with a sidebar' --body 'As far as the files show, 2 of the sections “Browse”, “Saved”, “Profile” open with a list that leads further, and these lists are not the same. In one sidebar long lists crowd each other out. With segments above it, the chosen section'\''s list has the sidebar to itself.

If the lists are long or changing, let segments in the toolbar choose the section and the sidebar show its list. If they are short and stable, one sidebar with a group per section is simpler.

- [ ] `Trailhead/Base.lproj/Main.storyboard:13` (Tab Bar Controller)

Phase 2: The window and its navigation. After phase 1.

Consider, 6 to 15 days. Rule `tab-bar/segmented-plus-sidebar`, edition 2027. Sources: HIG Mac Catalyst 2019 §20.'

gh issue create --label mac --title 'Keep the state of each section' --body 'As far as the files show, 3 of the sections that stay in the window have their own navigation stack. A tab bar keeps each section as people left it. A sidebar does so only if the app does.

Keep one navigation controller for each section, and do not recreate it when people switch. Choosing the current section again leads back to its first screen. Save the current section by an identifier and not by its position, so that the app opens with it again. From version 27 on a Mac Catalyst scene can also extend the restoring of its state until its content is there (extendStateRestoration, completeStateRestoration).

- [ ] `Trailhead/Base.lproj/Main.storyboard:13` (Tab Bar Controller)

Phase 2: The window and its navigation. After phase 1.

Recommended, ½ to 1 day. Rule `navigation-stack/keep-state`, edition 2027. Sources: HIG Tab Bars early 2022 §2, HIG Tab Bars 2022 §2, UITabBarController 2021 §4, §13, §18, §19, §20, Notes on the Mac 2026 §11.'

gh issue create --label mac --title 'Add a View menu command for each section' --body 'The app'\''s sections are “Browse”, “Saved”, “Profile”. Their tab bar is taken for the app'\''s top level because the app starts with it. Whatever takes the place of the tab bar, people expect to reach every section from the View menu, and from the keyboard.

Add one command per section to the View menu, in the order of the tabs, with a checkmark on the current one and the keys ⌘1 to ⌘9. If the app has keys for its sections already, use those. Disable, rather than hide, a command that is unavailable. Use the sections'\'' names and not the word tab, which in Mac menus means window tabs.

- [ ] `Trailhead/Base.lproj/Main.storyboard:13` (Tab Bar Controller)

Phase 3: Menus and keys. After phase 2.

Required, ½ to 1 day. Rule `tab-bar/view-menu-commands`, edition 2027. Sources: HIG Mac Catalyst 2019 §21, HIG Tab Bars early 2022 §21, HIG: Catalyst, HIG: MenuBar, HIG: Menus.'

gh issue create --label mac --title 'Show Back in the toolbar' --body 'In this navigation stack, Trails pushes Trail. In a Mac window people look for Back at the leading end of the toolbar, and there is no swipe from the edge of the screen to rely on.

Show a list and what people choose from it side by side, in two columns, unless a split view does so already; then Back is needed only for what lies deeper. There, let the window'\''s toolbar show the navigation bar with its Back button, or add a chevron. If the screens are the steps of one task, Back belongs in its sheet or window.

Add Back with the key ⌘\[ to the View menu, and Forward with ⌘\] if people return to what they have left. Where columns show the first levels, both are needed only for the rest. In an app that edits styled text leave these keys out: they align text there.

- [ ] `Trailhead/Base.lproj/Browse.storyboard:14` (Browse)
- [ ] `Trailhead/Base.lproj/Profile.storyboard:15` (Profile)
- [ ] `Trailhead/Base.lproj/Saved.storyboard:14` (Saved)

Phase 4: Toolbars. After phase 3.

Recommended, ½ to 1½ days. Rule `navigation-stack/back-in-toolbar`, edition 2027. Sources: HIG Mac Catalyst 2019 §26, HIG: Toolbars, HIG Mac Catalyst 2019 §29, HIG: MenuBar, HIG: Keyboards.'

gh issue create --label mac --title 'Support several windows' --body 'No property list of the project turns on multiple windows. People may want these in separate windows: “Trail”. Mac users put windows side by side to compare things or to keep one of them in view.

Think about what people would open in a second window. If there is something, support multiple scenes; most of the work is state that all windows share. A small utility does well with one window.

- [ ] `Trailhead/Info.plist:30` (Trailhead)

Phase 5: Sheets, settings, and windows. After phase 2.

Consider, 6 to 15 days. Rule `window/single-scene`, edition 2027. Sources: HIG Mac Catalyst 2019 §30, HIG: Catalyst, HIG: Windows.'

gh issue create --label mac --title 'Replace bitmap icons of sections with symbols' --body 'The image of the tab “Saved” is not an SF Symbol. People choose how large the icons in their sidebars are. Symbols and vector images follow that choice, and a bitmap is made for one size.

Use an SF Symbol, or make a custom symbol from the image. A template image that is a vector already can stay.

- [ ] `Trailhead/Base.lproj/Saved.storyboard:15` (Saved)

Phase 6: Polish. After phases 4 and 5.

Consider, ½ to 1 day. Rule `icons/bitmap-tab-icon`, edition 2027. Sources: HIG Tab Bars early 2022 §27, HIG: Sidebars.'
