import FileReading
import InterfaceBuilder
import SourceEvidence

extension Project {
  /// Localizes the titles of the documents, and keeps one copy of each storyboard.
  ///
  /// Without a language, a document keeps its own titles, and titles that are only in strings
  /// tables are in the development language.
  ///
  /// - Parameters:
  ///   - language: The requested language.
  ///   - files: The strings tables.
  ///   - region: The development language, if it is known.
  mutating func localize(
    in language: Language?, with files: [DiscoveredFile], _ region: Language?
  ) {
    let isOpen =
      documents.contains(where: \.leavesTitlesOpen) || source?.leavesTitlesOpen == true
    guard language != nil || (!files.isEmpty && isOpen) else {
      return mergeLocalizedCopies()
    }
    var tables = TextTables(files, documents: documents.map(\.file))
    var available: Set<Language> = []
    if language != nil {
      available = tables.languages()
      available.formUnion(documents.compactMap { LocalizedPath($0.file).language })
    }
    let choices = language?.choices(among: available) ?? []
    mergeLocalizedCopies(preferring: choices)
    var localizer = Localizer(
      tables, choices: choices,
      development: tables.developmentChoices(region))
    for index in documents.indices { documents[index] = localizer.localized(documents[index]) }
    if let source { self.source = localizer.localized(source) }
    originals.merge(localizer.originals) { $0.union($1) }
    problems += localizer.problems
    // A table that cannot be read may contain titles in the language.
    if let language, !localizer.hasFoundText, choices.isEmpty || localizer.problems.isEmpty {
      add(noteOn: language, available, region)
    }
  }

  private mutating func add(
    noteOn language: Language, _ available: Set<Language>, _ region: Language?
  ) {
    // Titles in documents are in the development language.
    let written = [region ?? Language("en")].compactMap { $0 }
    guard language.choices(among: Set(written)).isEmpty else { return }
    let codes = available.sorted().map(\.code).joined(separator: ", ")
    let message =
      available.isEmpty
      ? "There are no translations."
      : language.choices(among: available).isEmpty
        ? "There are: \(codes)." : "Only other texts are translated."
    problems.append(
      InputProblem(
        .note, at: SourceLocation(file: ".", line: 1),
        "No title here is in the language \(language): titles are those of the documents. "
          + message))
  }
}
