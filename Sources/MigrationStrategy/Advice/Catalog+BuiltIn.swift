package import Guidance

extension Catalog {
  /// Returns the catalog in the binary.
  ///
  /// - Throws: The mistakes in the catalog. The build checks the catalog, so there are none.
  package static func builtIn() throws(CatalogErrors) -> Catalog {
    try Catalog(embedded: builtInCatalog)
  }
}
