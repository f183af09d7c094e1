package import Guidance

extension CatalogLibrary {
  /// Returns the catalogs of all targets in the binary.
  ///
  /// - Throws: The mistakes in the catalogs. The build checks them, so there are none.
  package static func builtIn() throws(CatalogErrors) -> CatalogLibrary {
    try CatalogLibrary(embedded: builtInCatalog)
  }
}

extension Catalog {
  /// Returns the catalog of the default target in the binary.
  ///
  /// - Throws: The mistakes in the catalog. The build checks the catalog, so there are none.
  package static func builtIn() throws(CatalogErrors) -> Catalog {
    try Catalog(embedded: builtInCatalog)
  }
}
