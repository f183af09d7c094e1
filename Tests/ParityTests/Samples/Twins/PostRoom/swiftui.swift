import SwiftUI

@main
struct PostRoomApp: App {
  var body: some Scene { WindowGroup { MailView() } }
}

struct MailView: View {
  var body: some View {
    NavigationSplitView {
      NavigationStack { MailboxesView() }
    } detail: {
      NavigationStack { MessageView() }
    }
  }
}

struct MailboxesView: View {
  let mailboxes = ["Inbox"]

  var body: some View {
    List(mailboxes, id: \.self) { mailbox in
      NavigationLink(mailbox) { MessagesView() }
    }
    .navigationTitle("Mailboxes")
  }
}

struct MessagesView: View {
  @State private var isComposing = false
  let messages = ["Your berth for August"]

  var body: some View {
    List(messages, id: \.self) { message in
      NavigationLink(message) { MessageView() }
    }
    .navigationTitle("Inbox")
    .toolbar {
      Button("Compose", systemImage: "square.and.pencil") { isComposing = true }
    }
    .sheet(isPresented: $isComposing) {
      NavigationStack { ComposeView() }
    }
  }
}

struct MessageView: View {
  var body: some View {
    Text("We can offer you a place.")
      .navigationTitle("Message")
      .toolbar {
        Button("Reply", systemImage: "arrowshape.turn.up.left") {}
      }
  }
}

struct ComposeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var recipient = ""
  @State private var subject = ""
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("To", text: $recipient)
      TextField("Subject", text: $subject)
      TextEditor(text: $text)
    }
    .navigationTitle("New Message")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) { Button("Send") { dismiss() } }
    }
  }
}
