import SwiftUI

struct SurveyAnswers: Equatable {
  enum Frequency: String, CaseIterable { case daily, weekly, rarely }

  var rating = 0
  var frequency = Frequency.weekly
  var likes: Set<String> = []
  var comment = ""
}

struct SurveyView: View {
  @State private var step = 0
  @State private var answers = SurveyAnswers()
  @State private var isSent = false
  @FocusState private var commentIsFocused: Bool

  private let lastStep = 2

  var body: some View {
    VStack(spacing: 0) {
      ProgressView(value: Double(isSent ? lastStep + 1 : step), total: Double(lastStep + 1)) {
        Text(isSent ? "Done" : "Question \(step + 1) of \(lastStep + 1)")
          .font(.caption)
      }
      .padding()
      if isSent {
        thanks
      } else {
        TabView(selection: $step) {
          ratingPage.tag(0)
          habitsPage.tag(1)
          commentPage.tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .animation(.easeInOut, value: step)
        buttons
      }
    }
    .onChange(of: step) { commentIsFocused = step == lastStep }
  }

  private var ratingPage: some View {
    VStack(spacing: 16) {
      Text("How did you like the exhibition?")
        .font(.title3)
        .bold()
        .multilineTextAlignment(.center)
      StarRating(rating: $answers.rating)
      Text(
        ["Tap a star.", "Oh no!", "Could be better.", "It was all right.", "Very good.", "Wonderful!"][answers.rating]
      )
      .foregroundStyle(.secondary)
    }
    .padding()
  }

  private var habitsPage: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("How often do you visit museums?")
        .font(.title3)
        .bold()
      Picker("How often", selection: $answers.frequency) {
        ForEach(SurveyAnswers.Frequency.allCases, id: \.self) {
          Text($0.rawValue.capitalized)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Text("What do you like to see?")
        .font(.headline)
      ForEach(["Paintings", "Machines", "Fossils", "The café"], id: \.self) { subject in
        HStack {
          Image(systemName: answers.likes.contains(subject) ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(answers.likes.contains(subject) ? Color.accentColor : .gray)
          Text(subject)
          Spacer()
        }
        .contentShape(Rectangle())
        .onTapGesture { answers.likes.formSymmetricDifference([subject]) }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
      }
    }
    .padding()
  }

  private var commentPage: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Anything else?")
        .font(.title3)
        .bold()
      TextEditor(text: $answers.comment)
        .frame(height: 120)
        .overlay(
          RoundedRectangle(cornerRadius: 8)
            .stroke(commentIsFocused ? Color.accentColor : Color(.systemGray4), lineWidth: 1)
        )
        .focused($commentIsFocused)
        .accessibilityLabel("Comment")
      Text("\(answers.comment.split(whereSeparator: \.isWhitespace).count) words")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding()
  }

  private var buttons: some View {
    HStack {
      if step > 0 {
        Button("Back") { step -= 1 }
      }
      Spacer()
      Button(step == lastStep ? "Send" : "Continue", action: goOn)
        .buttonStyle(.borderedProminent)
        .disabled(step == 0 && answers.rating == 0)
    }
    .padding()
  }

  private var thanks: some View {
    VStack(spacing: 12) {
      Image(systemName: "heart.fill")
        .font(.largeTitle)
        .foregroundStyle(.pink)
      Text("Thank you!")
        .font(.title)
      Text(summary)
        .multilineTextAlignment(.center)
      Button("Start over") {
        answers = SurveyAnswers()
        step = 0
        isSent = false
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .transition(.opacity)
  }

  private var summary: String {
    let likes = answers.likes.isEmpty ? "nothing in particular" : answers.likes.sorted().joined(separator: ", ")
    return "\(answers.rating) stars, \(answers.frequency.rawValue), \(likes)."
  }

  private func goOn() {
    if step < lastStep {
      step += 1
    } else {
      withAnimation { isSent = true }
    }
  }
}

/// Stars to tap.
struct StarRating: View {
  @Binding var rating: Int
  var maximum = 5

  var body: some View {
    HStack(spacing: 8) {
      ForEach(1...maximum, id: \.self) { number in
        Image(systemName: number <= rating ? "star.fill" : "star")
          .font(.title)
          .foregroundColor(number <= rating ? .yellow : .gray)
          .scaleEffect(number == rating ? 1.2 : 1)
          .animation(.spring(), value: rating)
          .onTapGesture { rating = number }
          .accessibilityLabel(number == 1 ? "1 star" : "\(number) stars")
          .accessibilityAddTraits(.isButton)
      }
    }
  }
}

#Preview("Survey") {
  SurveyView()
}
