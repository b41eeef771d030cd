import SwiftUI

struct Quiz {
  struct Question: Identifiable {
    let id = UUID()
    var text = ""
    var answers = [Answer(), Answer()]
    var points = 1
  }

  struct Answer: Identifiable {
    let id = UUID()
    var text = ""
    var isCorrect = false
  }

  var title = "Capitals"
  var questions = [
    Question(
      text: "What is the capital of Kenya?",
      answers: [Answer(text: "Nairobi", isCorrect: true), Answer(text: "Mombasa")])
  ]

  /// The reasons why the quiz can't be played.
  var problems: [String] {
    var problems: [String] = []
    if title.isEmpty { problems.append("The quiz has no title.") }
    if questions.isEmpty { problems.append("There is no question.") }
    for (index, question) in questions.enumerated() {
      let name = "Question \(index + 1)"
      if question.text.isEmpty { problems.append("\(name) is empty.") }
      if question.answers.filter({ !$0.text.isEmpty }).count < 2 { problems.append("\(name) needs two answers.") }
      if !question.answers.contains(where: { $0.isCorrect && !$0.text.isEmpty }) {
        problems.append("\(name) has no right answer.")
      }
    }
    return problems
  }
}

/// Writes a quiz: questions, their answers, and which of them are right.
struct QuizEditorView: View {
  enum Field: Hashable {
    case title
    case question(UUID)
    case answer(UUID)
  }

  @State private var quiz = Quiz()
  @State private var isShowingProblems = false
  @State private var isPublished = false
  @FocusState private var focusedField: Field?

  var body: some View {
    NavigationStack {
      Form {
        Section("Quiz") {
          TextField("Title", text: $quiz.title)
            .focused($focusedField, equals: .title)
        }

        ForEach($quiz.questions) { $question in
          QuestionSection(
            question: $question, number: number(of: question), focusedField: $focusedField,
            duplicate: { duplicate(question) }, delete: { delete(question) })
        }

        Section {
          Button("Add a question", systemImage: "plus.circle", action: addQuestion)
        } footer: {
          Text("\(counted(quiz.questions.count, "question")), \(counted(points, "point"))")
        }

        if isShowingProblems && !quiz.problems.isEmpty {
          Section("Before you publish") {
            ForEach(quiz.problems, id: \.self) { problem in
              Label(problem, systemImage: "exclamationmark.triangle")
                .foregroundStyle(.orange)
            }
          }
        }
      }
      .navigationTitle(quiz.title.isEmpty ? "Untitled quiz" : quiz.title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Publish", action: publish)
        }
      }
      .alert("Published", isPresented: $isPublished) {
      } message: {
        Text("“\(quiz.title)” can be played now.")
      }
    }
  }

  private var points: Int { quiz.questions.map(\.points).reduce(0, +) }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func number(of question: Quiz.Question) -> Int {
    (quiz.questions.firstIndex { $0.id == question.id } ?? 0) + 1
  }

  private func addQuestion() {
    let question = Quiz.Question()
    quiz.questions.append(question)
    focusedField = .question(question.id)
  }

  private func duplicate(_ question: Quiz.Question) {
    guard let index = quiz.questions.firstIndex(where: { $0.id == question.id }) else { return }
    let copy = Quiz.Question(
      text: question.text, answers: question.answers.map { Quiz.Answer(text: $0.text, isCorrect: $0.isCorrect) },
      points: question.points)
    quiz.questions.insert(copy, at: index + 1)
    focusedField = .question(copy.id)
  }

  private func delete(_ question: Quiz.Question) {
    withAnimation { quiz.questions.removeAll { $0.id == question.id } }
  }

  private func publish() {
    guard quiz.problems.isEmpty else {
      isShowingProblems = true
      return
    }
    isShowingProblems = false
    isPublished = true
  }
}

private struct QuestionSection: View {
  @Binding var question: Quiz.Question
  let number: Int
  let focusedField: FocusState<QuizEditorView.Field?>.Binding
  let duplicate: () -> Void
  let delete: () -> Void

  var body: some View {
    Section {
      TextField("Question \(number)", text: $question.text, axis: .vertical)
        .focused(focusedField, equals: .question(question.id))
        .onSubmit { focusedField.wrappedValue = question.answers.first.map { .answer($0.id) } }

      ForEach($question.answers) { $answer in
        HStack {
          Button {
            answer.isCorrect.toggle()
          } label: {
            Image(systemName: answer.isCorrect ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(answer.isCorrect ? .green : .secondary)
          }
          .buttonStyle(.borderless)
          .accessibilityLabel(answer.isCorrect ? "Right answer" : "Wrong answer")
          TextField("Answer", text: $answer.text)
            .labelsHidden()
            .focused(focusedField, equals: .answer(answer.id))
            .onSubmit { submit(answer) }
        }
        .contextMenu {
          Button(answer.isCorrect ? "Mark as wrong" : "Mark as right", systemImage: "checkmark") {
            answer.isCorrect.toggle()
          }
          Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(answer) }
            .disabled(question.answers.count >= 6)
          Divider()
          Button("Delete", systemImage: "trash", role: .destructive) {
            question.answers.removeAll { $0.id == answer.id }
          }
        }
      }
      .onDelete { question.answers.remove(atOffsets: $0) }
      .onMove { question.answers.move(fromOffsets: $0, toOffset: $1) }

      Button("Add an answer", systemImage: "plus", action: addAnswer)
        .disabled(question.answers.count >= 6)
    } header: {
      HStack {
        Text("Question \(number)")
        Spacer()
        Menu {
          Picker("Points", selection: $question.points) {
            ForEach(1...3, id: \.self) { Text($0 == 1 ? "1 point" : "\($0) points") }
          }
          Button("Duplicate", systemImage: "plus.square.on.square") { duplicate() }
          Button("Delete", systemImage: "trash", role: .destructive) { delete() }
        } label: {
          Image(systemName: "ellipsis.circle")
            .accessibilityLabel("Question \(number)")
        }
      }
    }
  }

  /// Return moves to the next answer, and after the last to a new one.
  private func submit(_ answer: Quiz.Answer) {
    guard let index = question.answers.firstIndex(where: { $0.id == answer.id }) else { return }
    if index + 1 < question.answers.count {
      focusedField.wrappedValue = .answer(question.answers[index + 1].id)
    } else if !answer.text.isEmpty && question.answers.count < 6 {
      addAnswer()
    }
  }

  private func duplicate(_ answer: Quiz.Answer) {
    guard let index = question.answers.firstIndex(where: { $0.id == answer.id }) else { return }
    question.answers.insert(Quiz.Answer(text: answer.text, isCorrect: answer.isCorrect), at: index + 1)
  }

  private func addAnswer() {
    let answer = Quiz.Answer()
    question.answers.append(answer)
    focusedField.wrappedValue = .answer(answer.id)
  }
}

#Preview("Quiz editor") {
  QuizEditorView()
}
