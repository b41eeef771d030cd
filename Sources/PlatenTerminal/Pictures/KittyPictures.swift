import Foundation
import PlatenGraph

/// What a terminal with kitty's graphics protocol shows of pictures: each over the cells in which it is drawn.
///
/// The pictures are sent as they are, in PNG, and the terminal scales them. Where something else is drawn over a part
/// of one, it is taken away, and its cells are seen.
struct KittyPictures {
  private struct Placement: Equatable {
    let number: Int
    /// Distinguishes it from other places of the same picture.
    let place: Int
    let rect: CellRect
    let visible: CellRect
  }

  private var placements: [NodeID: Placement] = [:]
  /// The numbers of the pictures that the terminal has.
  private var numbers: [ImageData: Int] = [:]
  private var lastNumber: Int
  private var lastPlace = 0

  /// The most characters of a picture in one sequence.
  private static let part = 4096
  /// The most pictures.
  private static let most = 64

  /// How far above the text they are: at a height that other programs do not choose, so that those at it can be removed
  /// together, whatever else is shown in the same screen.
  private static let height = 7_265

  /// Removes all of them, and what the terminal was sent for them.
  static let removeAll = command("a=d,d=Z,z=\(height)")

  /// - Parameter firstNumber: The number of the first picture. In the normal screen programs share the numbers.
  init(firstNumber: Int = 1) { lastNumber = firstNumber - 1 }

  /// The bytes that show the pictures of a frame, after its cells.
  ///
  /// - Parameters:
  ///   - wanted: The pictures in the order in which they were drawn.
  ///   - isCleared: Whether the screen was cleared for it, and its pictures with it.
  ///   - goTo: What moves the cursor to the beginning of an area.
  mutating func show(_ wanted: [PaintedPicture], isCleared: Bool, _ goTo: (CellRect) -> String) -> [UInt8] {
    guard !wanted.isEmpty || !placements.isEmpty else { return [] }
    var output = ""
    // The terminal keeps what it was sent.
    if isCleared || numbers.count >= Self.most {
      output += Self.removeAll
      (placements, numbers) = ([:], [:])
    }
    let ids = Set(wanted.map(\.id))
    for (id, placement) in placements where !ids.contains(id) {
      output += Self.remove(placement)
      placements[id] = nil
    }
    for picture in wanted {
      let number = numbers[picture.data] ?? send(picture.data, to: &output)
      if let old = placements[picture.id] {
        if old.number == number, old.rect == picture.rect, old.visible == picture.visible { continue }
        output += Self.remove(old)
      }
      lastPlace += 1
      let placement = Placement(number: number, place: lastPlace, rect: picture.rect, visible: picture.visible)
      placements[picture.id] = placement
      output += "\u{1B}7" + goTo(placement.visible) + Self.put(picture, placement) + "\u{1B}8"
    }
    return Array(output.utf8)
  }

  /// Returns the number of the picture.
  private mutating func send(_ data: ImageData, to output: inout String) -> Int {
    lastNumber += 1
    numbers[data] = lastNumber
    var rest = data.bytes.base64EncodedString()[...]
    var keys = "a=t,f=100,i=\(lastNumber),"
    repeat {
      let part = rest.prefix(Self.part)
      rest = rest.dropFirst(Self.part)
      output += Self.command("\(keys)m=\(rest.isEmpty ? 0 : 1)", part)
      keys = ""
    } while !rest.isEmpty
    return lastNumber
  }

  private static func remove(_ placement: Placement) -> String {
    command("a=d,d=i,i=\(placement.number),p=\(placement.place)")
  }

  /// Shows a part of a picture in its cells, at the cursor, which stays where it is.
  private static func put(_ picture: PaintedPicture, _ placement: Placement) -> String {
    let (rect, visible) = (picture.rect, picture.visible)
    var keys = "a=p,i=\(placement.number),p=\(placement.place),c=\(visible.width),r=\(visible.height),C=1,z=\(height)"
    if visible != rect, let size = PNGDecoder.size(of: [UInt8](picture.data.bytes.prefix(34))) {
      func part(_ start: Int, _ count: Int, of all: Int, _ pixels: Int) -> (start: Int, count: Int) {
        let first = start * pixels / all
        return (first, max((start + count) * pixels / all - first, 1))
      }
      let across = part(visible.x - rect.x, visible.width, of: rect.width, size.width)
      let down = part(visible.y - rect.y, visible.height, of: rect.height, size.height)
      keys += ",x=\(across.start),y=\(down.start),w=\(across.count),h=\(down.count)"
    }
    return command(keys)
  }

  /// A command to which the terminal answers nothing.
  private static func command(_ keys: String, _ data: Substring = "") -> String {
    "\u{1B}_G\(keys),q=2\(data.isEmpty ? "" : ";\(data)")\u{1B}\\"
  }
}
