import Foundation
import Platen
import PlatenTesting
import Testing

/// What programs have assistive technology speak.
@MainActor @Suite(.serialized) struct AnnouncementTests {
  private struct Saving: View {
    let save: @MainActor () -> Void

    var body: some View { Button("Save", action: save) }
  }

  private func announcements(_ save: @escaping @MainActor () -> Void) async throws -> [AccessibilityAnnouncement] {
    let screen = await Screen(Saving(save: save))
    try screen.button("Save").press()
    await screen.settle()
    return screen.announcements
  }

  @Test func announcementsAreInTheirOrder() async throws {
    let said = try await announcements {
      AccessibilityNotification.Announcement("Saved").post()
      AccessibilityNotification.Announcement(AttributedString("twice")).post()
      AccessibilityNotification.PageScrolled("Page 2 of 3").post()
    }
    #expect(
      said == [
        AccessibilityAnnouncement(.announcement, text: "Saved"),
        AccessibilityAnnouncement(.announcement, text: "twice"),
        AccessibilityAnnouncement(.pageScrolled, text: "Page 2 of 3"),
      ])
  }

  @Test func changesHaveTheTextOrTheNameOfAView() async throws {
    let said = try await announcements {
      AccessibilityNotification.LayoutChanged().post()
      AccessibilityNotification.ScreenChanged("Results").post()
      let view = UIView()
      view.accessibilityLabel = "Total"
      AccessibilityNotification.LayoutChanged(view).post()
    }
    #expect(
      said == [
        AccessibilityAnnouncement(.layoutChanged), AccessibilityAnnouncement(.screenChanged, text: "Results"),
        AccessibilityAnnouncement(.layoutChanged, text: "Total"),
      ])
  }

  @Test func uiKitsFunctionIsTheSame() async throws {
    let said = try await announcements {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      UIAccessibility.post(notification: UIAccessibility.Notification(rawValue: 4002), argument: "ignored")
    }
    #expect(
      said == [AccessibilityAnnouncement(.announcement, text: "Saved"), AccessibilityAnnouncement(.screenChanged)])
  }

  @Test func anEmptyAnnouncementIsNotMade() async throws {
    let said = try await announcements { AccessibilityNotification.Announcement("").post() }
    #expect(said.isEmpty)
  }

  @Test func announcementsGoToTheWindowOfTheAction() async throws {
    let first = await Screen(Saving { AccessibilityNotification.Announcement("first").post() })
    let second = await Screen(Saving { AccessibilityNotification.Announcement("second").post() })
    try first.button("Save").press()
    try second.button("Save").press()
    #expect(first.announcements.map(\.text) == ["first"])
    #expect(second.announcements.map(\.text) == ["second"])
  }
}
