import PlatenGraph

extension FrontEndKind {
  /// A window of GTK's.
  package static let window = FrontEndKind(
    name: "window", summary: "Open a window.",
    unavailability: GTKFrontEnd.isAvailable
      ? nil
      : "This program was built without the window front end: install the Debian package libgtk-4-dev and build it with the package trait “GTK” (swift run --traits GTK …)."
  ) { app, _ in
    GTKFrontEnd.run(app)
  }
}
