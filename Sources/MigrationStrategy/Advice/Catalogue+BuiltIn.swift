package import Guidance

extension Catalogue {
  /// The catalogue that the binary carries.
  ///
  /// - Throws: Mistakes in it; the build checks the catalogue, so there are none.
  package static func builtIn() throws(CatalogueErrors) -> Catalogue {
    try Catalogue(embedded: builtInCatalogue)
  }
}
