// Headers and footers of sections that stay visible while what contains them is scrolled.
extension Node {
  /// The axis along which the section around a header or footer scrolls it.
  private var pinnedAxis: Axis {
    if case .container(.stack(let stack)) = content { stack.axis } else { .vertical }
  }

  /// The frame of a pinned node, given that of its place in the section.
  func pinned(_ frame: CGRect) -> CGRect {
    pinnedAxis == .vertical
      ? frame.offsetBy(dx: 0, dy: layout.pinnedShift) : frame.offsetBy(dx: layout.pinnedShift, dy: 0)
  }

  /// Its frame without its being pinned.
  private var unpinnedFrame: CGRect {
    pinnedAxis == .vertical
      ? frame.offsetBy(dx: 0, dy: -layout.pinnedShift) : frame.offsetBy(dx: -layout.pinnedShift, dy: 0)
  }

  /// Moves a pinned header or footer to where it is visible, by the scroll offset that the front end has reported last
  /// and the frames of the last layout. `window` is the size of what the root scrolls in. True when it has moved.
  package func pin(in window: CGSize) -> Bool {
    let shift = shiftToPin(in: window)
    guard shift != layout.pinnedShift else { return false }
    let unpinned = unpinnedFrame
    layout.pinnedShift = shift
    frame = pinned(unpinned)
    return true
  }

  /// How far it has to move along the axis, in units. It does not leave its section.
  private func shiftToPin(in window: CGSize) -> CGFloat {
    let axis = pinnedAxis
    guard sectionPart?.isPinned == true, let section = parent, let scroller = pinningScroller(along: axis) else {
      return 0
    }
    func range(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
      axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }
    let start = section.place(in: scroller, along: axis)
    let own = range(unpinnedFrame)
    let offset = axis == .vertical ? scroller.layout.scrollOffset.y : scroller.layout.scrollOffset.x
    let visible = (scroller.parent == nil ? window : scroller.frame.size).length(along: axis)
    if isPinnedAtEnd { return max(min(offset + visible - start - own.end, 0), -own.start) }
    return min(max(offset - start - own.start, 0), max(section.frame.size.length(along: axis) - own.end, 0))
  }

  /// Whether it stays at the lower or the right edge. Lines that are read from right to left begin at the right.
  private var isPinnedAtEnd: Bool {
    (sectionPart == .footer(isPinned: true)) != (pinnedAxis == .horizontal && isRightToLeft)
  }

  /// What scrolls the node along an axis.
  private func pinningScroller(along axis: Axis) -> Node? {
    parent?.outward { node in
      switch node.content {
      case .container(.scroll(let axes)): axes.contains(axis == .vertical ? .vertical : .horizontal)
      case .container(.root), .container(.form), .container(.panel): axis == .vertical
      default: false
      }
    }
  }

  /// Where the node begins in an ancestor, in units.
  package func place(in ancestor: Node, along axis: Axis) -> CGFloat {
    var place: CGFloat = 0
    var node = self
    while node !== ancestor, let parent = node.parent {
      place += axis == .vertical ? node.frame.minY : node.frame.minX
      node = parent
    }
    return place
  }

  /// The area that has to be in the visible part so that no pinned header or footer around the node covers `area` of
  /// it.
  package func uncovered(_ area: CGRect) -> CGRect {
    let (across, down) = (pinnedLengths(along: .horizontal), pinnedLengths(along: .vertical))
    return CGRect(
      x: area.minX - across.start, y: area.minY - down.start, width: area.width + across.start + across.end,
      height: area.height + down.start + down.end)
  }

  /// The lengths that pinned headers and footers around the node cover at the start and the end of what scrolls it
  /// along an axis, in units.
  private func pinnedLengths(along axis: Axis) -> (start: CGFloat, end: CGFloat) {
    var lengths: (start: CGFloat, end: CGFloat) = (0, 0)
    var node = self
    while let parent = node.parent {
      // What is in the header itself is covered by nothing.
      if node.sectionPart?.isPinned == true { return (0, 0) }
      for edge in parent.pinnedChildren where edge.pinnedAxis == axis {
        let length = edge.frame.size.length(along: axis)
        if edge.isPinnedAtEnd { lengths.end += length } else { lengths.start += length }
      }
      node = parent
    }
    return lengths
  }
}
