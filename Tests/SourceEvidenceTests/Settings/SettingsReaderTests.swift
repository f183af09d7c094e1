import FileReading
import Testing

@testable import SourceEvidence

/// The controls of settings screens that store their values in the user defaults.
@Suite struct SettingsReaderTests {
  /// Returns a reader of files, in which types are looked up by name.
  private func reader(_ files: [String: String]) -> SettingsReader {
    SettingsReader { type in
      files[type].map { ("\(type).swift", Array($0.utf8)) }
    }
  }

  private func formOfView(_ rows: String, _ properties: String = "", keys: String = "")
    -> SettingsForm?
  {
    let view = """
      struct SettingsView: View {
        \(properties)
        var body: some View {
          Form {
            \(rows)
          }
        }
      }
      """
    return reader(["SettingsView": view, "Keys": keys]).form(ofView: "SettingsView")
  }

  @Test func aSwitchThatIsBoundToAStoredPropertyIsKnown() throws {
    let form = try #require(
      formOfView(
        #"Toggle("Play Sounds", isOn: $sounds)"#, #"@AppStorage("sounds") var sounds = true"#))
    let setting = try #require(form.settings.first)
    #expect(setting.title == "Play Sounds" && setting.key == "sounds")
    #expect(setting.control == .toggle(true) && setting.place.line == 5)
    #expect(form.isKnown && form.otherRows.isEmpty)
  }

  @Test(arguments: [
    (#"TextField("Name", text: $value)"#, #"= "Ada""#, StoredSetting.Control.text("Ada")),
    ("Slider(value: $value, in: 0...1) { Text(\"Volume\") }", "= 0.5", .slider(0.5, 0...1)),
    (
      #"Picker("Week", selection: $value) { Text("Sunday").tag(0); Text("Monday").tag(1) }"#, "= 1",
      .choice(
        .integer(1),
        [.init(title: "Sunday", value: .integer(0)), .init(title: "Monday", value: .integer(1))])
    ),
    (
      #"Toggle(isOn: self.$value) { Label("Sync", systemImage: "cloud") }"#, "= false",
      .toggle(false)
    ),
  ])
  func aControlHasItsValues(row: String, value: String, control: StoredSetting.Control) throws {
    let form = try #require(formOfView(row, "@AppStorage(\"key\") private var value \(value)"))
    #expect(form.settings.map(\.control) == [control] && form.isKnown)
  }

  @Test(arguments: [
    // No stored property, no literal value, no readable title, or another store.
    (#"Toggle("On", isOn: $value)"#, "@State var value = true"),
    (#"Toggle("On", isOn: $model.value)"#, #"@AppStorage("key") var value = true"#),
    (#"Toggle("On", isOn: $value)"#, #"@AppStorage("key") var value = Self.usual"#),
    (#"Toggle("settings.on", isOn: $value)"#, #"@AppStorage("key") var value = true"#),
    (#"Toggle("On", isOn: $value)"#, #"@AppStorage("key", store: .shared) var value = true"#),
    (#"Toggle("On", isOn: $value)"#, "@AppStorage(Keys.missing) var value = true"),
    (#"if isPro { Toggle("On", isOn: $value) }"#, #"@AppStorage("key") var value = true"#),
    (#"ForEach(all) { _ in Toggle("On", isOn: $value) }"#, #"@AppStorage("key") var value = true"#),
    (
      #"Picker("A", selection: $value) { ForEach(all) { Text($0).tag($0) } }"#,
      #"@AppStorage("key") var value = 1"#
    ),
    // A view of a package, and a property in another file.
    ("FancyToggle()", #"@AppStorage("key") var value = true"#),
    ("soundRows", #"@AppStorage("key") var value = true"#),
    ("other.rows()", #"@AppStorage("key") var value = true"#),
    (
      #"Picker("A", selection: $value) { Text("B").tag(2); Text("C").tag(3) }"#,
      #"@AppStorage("key") var value = 1"#
    ),
    (#"Stepper("Count", value: $value)"#, #"@AppStorage("key") var value = 1"#),
  ])
  func whatIsNotKnownIsCounted(row: String, property: String) throws {
    let form = try #require(formOfView(row, property))
    #expect(form.settings.isEmpty && form.unknownControls.count == 1 && !form.isKnown)
  }

  @Test func aKeyMayBeAConstantOrARawValue() throws {
    let keys = """
      enum Keys: String {
        case sync = "sync.enabled", sounds
        static let name = "user.name"
      }
      """
    let form = try #require(
      formOfView(
        """
        Toggle("Sync", isOn: $sync)
        Toggle("Sounds", isOn: $sounds)
        TextField("Name", text: $name)
        """,
        """
        @AppStorage(Keys.sync.rawValue) var sync = false
        @AppStorage(Keys.sounds.rawValue) var sounds = false
        @AppStorage(Keys.name) var name = ""
        """, keys: keys))
    #expect(form.settings.map(\.key) == ["sync.enabled", "sounds", "user.name"])
  }

  @Test func propertiesOfTheViewAreReadWhereTheyAreShown() throws {
    let view = """
      struct SettingsView: View {
        @AppStorage("first") var first = true
        @AppStorage("second") var second = true
        var later: some View { Toggle("Second", isOn: $second) }
        var body: some View {
          List {
            Toggle("First", isOn: $first)
            self.later
          }
        }
        func save() { model.store(first) }
      }
      """
    let form = try #require(reader(["SettingsView": view]).form(ofView: "SettingsView"))
    #expect(form.settings.map(\.title) == ["First", "Second"] && form.isKnown)
  }

  @Test func rowsOfOtherViewsAreWhereTheseAre() throws {
    let files = [
      "SettingsView": """
      struct SettingsView: View {
        @AppStorage("first") var first = true
        var body: some View {
          List {
            Toggle("First", isOn: $first)
            SoundSection()
            Button("Sign Out") { signOut() }
            NavigationLink("About") { AboutView() }
          }
          .sheet(isPresented: $shows) { Toggle("Never", isOn: $first) }
        }
      }
      """,
      "SoundSection": """
      struct SoundSection: View {
        @AppStorage("second") var second = false
        var body: some View { Section { Toggle("Second", isOn: $second) } }
      }
      """,
    ]
    let form = try #require(reader(files).form(ofView: "SettingsView"))
    #expect(form.settings.map(\.title) == ["First", "Second"])
    #expect(form.isKnown && form.otherRows.map(\.line) == [7, 8])
  }

  @Test func aTypeThatIsNoViewHasNoForm() {
    #expect(reader(["A": "struct A {}"]).form(ofView: "A") == nil)
    #expect(reader([:]).form(ofView: "A") == nil)
  }

  @Test func aControllerStoresItsSwitches() {
    let code = """
      class SettingsController: UITableViewController {
        @IBOutlet var sounds: UISwitch!
        @IBAction func syncChanged(_ sender: UISwitch) {
          UserDefaults.standard.set(sender.isOn, forKey: "sync")
        }
        @IBAction func badge(toggle: UISwitch) {
          UserDefaults.standard.set(toggle.isOn, forKey: SettingsController.badgeKey)
        }
        @IBAction func save() {
          UserDefaults.standard.set(self.sounds.isOn, forKey: "sounds")
          UserDefaults.standard.set(!sounds.isOn, forKey: "silence")
          shared.set(sounds.isOn, forKey: "shared")
        }
        static let badgeKey = "badge"
      }
      """
    let switches = reader(["SettingsController": code]).switches(ofController: "SettingsController")
    #expect(
      switches == [
        StoredSwitch(reference: .sender("syncChanged:"), key: "sync"),
        StoredSwitch(reference: .sender("badgeWithToggle:"), key: "badge"),
        StoredSwitch(reference: .outlet("sounds"), key: "sounds"),
      ])
  }
}
