import UniformTypeIdentifiers

/// Which files can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]
  /// The names by which filters are compared.
  private let name: String

  private init(_ name: String, _ types: [UTType]) { (self.name, self.types) = (name, types) }

  /// Whether the filters are the same.
  public static func == (first: PHPickerFilter, second: PHPickerFilter) -> Bool { first.name == second.name }

  /// Hashes the filter.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Images.
  public static let images = PHPickerFilter("images", [.image])
  /// Films.
  public static let videos = PHPickerFilter("videos", [.movie])
  /// Images: there are none with a film.
  public static let livePhotos = PHPickerFilter("livePhotos", [.image])
  /// Images: front ends do not know which were taken of a screen.
  public static let screenshots = PHPickerFilter("screenshots", [.image])
  /// Images: front ends do not know which have a depth.
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos", [.image])
  /// Images: front ends do not know how wide they are.
  public static let panoramas = PHPickerFilter("panoramas", [.image])
  /// Films: front ends do not know which were taken of a screen.
  public static let screenRecordings = PHPickerFilter("screenRecordings", [.movie])

  /// What any of the filters includes.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any(\(subfilters.map(\.name)))", subfilters.flatMap(\.types))
  }

  /// What the first of the filters includes.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all(\(subfilters.map(\.name)))", subfilters.first?.types ?? [.image])
  }

  /// Images and films: a type can't be left out.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter("not(\(filter.name))", [.image, .movie])
  }
}

extension Optional<PHPickerFilter> {
  /// The types of files; without a filter images and films.
  var types: [UTType] { self?.types ?? [.image, .movie] }
}
