// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The sentences in English, one in a line, part 1.
  static let keys1 = """
    Cancel
    OK
    Done
    Delete
    Close
    Edit
    Back
    Menu
    More
    More Info
    Search
    Remove
    Insert
    Refresh
    Show
    Hide
    Show rows
    Hide rows
    Sheet grabber
    Selected
    %@, chosen
    Save
    Save as
    Don’t Save
    Don’t ask again
    Find
    Replace
    Replace all
    Replace with
    Not found
    %lld of %lld
    Page %lld of %lld
    Tab %lld
    Move %@ up
    Move %@ down
    Delete %@
    Name
    Filter
    Open
    Create Document
    Open…
    Move
    Choose…
    Choose a file.
    Choose files.
    Choose a photo.
    Choose photos.
    Previous
    Next
    Calendar
    Previous Month
    Next Month
    Increment
    Decrement
    Cut
    Copy
    Paste
    Select All
    Undo
    Redo
    Clear text
    Settings
    Settings…
    Share…
    Rename
    Scope
    No Results
    No Results for “%@”
    Check the spelling or try a new search.
    This is required.
    Enter %lld to %lld characters.
    Enter at least %lld characters.
    Enter at most %lld characters.
    Enter a number from %@ to %@.
    This is not in the form expected.
    Enter an e-mail address.
    There is a problem
    Error: %@
    Update
    This form had expired, and nothing was sent. Check what you entered, and send it again.
    The program does not answer. What you type is kept.
    The program has changed. Load the page again.
    This page is open in another place.
    The session has ended. What you typed is kept.
    The connection is lost. What you type is kept.
    The program has started again. Text whose field is not shown now is kept until it is.
    The browser does not let the page write the clipboard.
    The browser does not let the page read the clipboard.
    The browser does not let the page read the clipboard. Press Control-V.
    What is on the clipboard is too long.
    The files are too large.
    A file can’t be read.
    Press a key or click to choose files.
    next
    back
    close
    cancel
    quit
    copy
    undo
    find
    replace
    choose
    take
    open
    select
    press
    switch
    day
    month
    calendar
    colours
    change
    keys
    scroll
    done
    go
    join
    route
    search
    send
    continue
    %lld matches
    %lld replaced
    Export
    Export…
    Bold
    Italic
    Underline
    Keys
    Make bold
    Make italic
    Make underlined
    Make struck through
    Find and replace
    Submit
    Remove the selection
    Press
    Previous value
    Next value
    Next field
    Previous field
    A page down
    A page up
    Select a page down
    Select a page up
    Choose
    These keys
    Copy, or quit
    Quit
    Draw again
    Suspend
    New line
    Delete before
    Delete behind
    Delete the word before
    Delete the next word
    Delete to the start of the line
    Delete to the end of the line
    Delete to the start
    Delete to the end
    Select up
    Select down
    Select back
    Select forward
    Select back by a word
    Select forward by a word
    Select to the start of the line
    Select to the end of the line
    Select to the start
    Select to the end
    Move up
    Move down
    Move back
    Move forward
    Move back by a word
    Move forward by a word
    Move to the start of the line
    Move to the end of the line
    Move to the start
    Move to the end
    Select all
    A week back
    A week on
    Previous line
    Next line
    Previous day
    Next day
    First day
    Last day
    First line
    Last line
    Previous month
    Next month
    Add
    Compose
    Reply
    Action
    Organize
    Bookmarks
    """
}
