import Foundation
import TestSupport
import Testing

/// `macward serve`, as a browser and as another page in it meet it.
@Suite(.enabled(if: Shell.has("curl"), "curl is missing"))
struct ServeCommandTests {
  /// Serves a copy of a sample, and returns what some commands print. `$page` is the address of the page,
  /// `$site` the one without the token, `$app` the folder, and `ask` prints a text and a status.
  private func serving(_ commands: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    let script = """
      cd \(folder.path); cp -r \(Repository.sample("FieldNotes")) App; app=App
      \(Macward.binary.path) serve App > address 2> errors & server=$!
      trap 'kill $server' EXIT
      for _ in $(seq 600); do [ -s address ] && break; sleep 0.1; done
      page=$(cat address); site=${page%/*/}
      ask() { curl -s -w ' %{http_code}\\n' "$@"; }
      send() { ask -H 'Content-Type: application/json' -d "$1" "${@:2}" ${page}save; }
      becomes() { for _ in $(seq 600); do ask ${page}version | grep -q "$1" && return; sleep 0.1; done; echo never "$1"; }
      \(commands)
      """
    try folder.write(script, to: "script")
    let run = try await Shell.run("bash \(folder.path)/script")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func onlyItsOwnAddressIsAnswered() async throws {
    let lines = try await serving(
      """
      ask -o page.html $page; grep -c connect-src page.html
      ask ${page/127.0.0.1/localhost} -o page.html
      ask -o /dev/null $site/; ask -o /dev/null -H 'Host: example.org' $page
      ask -o /dev/null -H 'Host: example.org' ${page}version
      """)
    #expect(lines == [" 200", "1", " 200", " 404", " 403", " 403"])
  }

  @Test func savesTheTeamsFileForItsOwnPageOnly() async throws {
    let text =
      #"{"path": ".macward.yml", "text": "answers:\n  settings-or-tools: yes\n", "version": 1}"#
    let lines = try await serving(
      """
      own="Origin: $site"
      send '\(text)'; send '\(text)' -H 'Origin: http://example.org'; ls -A App | grep -c macward.yml
      send '\(text.replacing(".macward.yml", with: "../other"))' -H "$own"; send '\(text)' -H "$own"
      tail -n 1 App/.macward.yml; becomes '^2'; send '\(text)' -H "$own"; ls
      """)
    #expect(
      lines
        == [
          "Only the page itself can write. 400", "Only the page itself can write. 400", "0",
          "Only .macward.yml files of this report are written. 409", "Saved. 200",
          "  settings-or-tools: yes",
          ".macward.yml has changed. This page loads again; then save. 409",
          "App", "address", "errors", "page.html", "script",
        ].filter { $0 != "page.html" })
  }

  @Test func aChangeMakesThePageAgain() async throws {
    let lines = try await serving(
      """
      ask ${page}version
      sed -i.old 's/title="Species"/title="Animals"/' $app/FieldNotes/Base.lproj/Main.storyboard
      becomes '^2'; curl -s $page | grep -c '>Animals<'
      echo '- wrong' > $app/.macward.yml; becomes 'could not be read'; grep -c 'macward.yml:1' errors
      rm $app/.macward.yml; becomes '^3'
      """)
    #expect(lines.first == "1 200")
    #expect(lines.dropFirst().map { (Int($0) ?? 0) > 0 } == [true, true], "\(lines)")
  }

  @Test func aPortThatIsTakenIsAnError() async throws {
    let lines = try await serving(
      """
      port=${site##*:}; \(Macward.binary.path) serve App --port $port > second 2>&1; echo $?
      grep -c "cannot be served at port $port" second
      """)
    #expect(lines == ["2", "1"])
  }
}
