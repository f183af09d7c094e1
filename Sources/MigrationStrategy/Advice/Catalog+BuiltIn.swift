package import Guidance

extension Catalog {
  /// The catalog that the binary carries.
  ///
  /// - Throws: Mistakes in it; the build checks the catalog, so there are none.
  package static func builtIn() throws(CatalogErrors) -> Catalog {
    try Catalog(embedded: builtInCatalog)
  }
}
