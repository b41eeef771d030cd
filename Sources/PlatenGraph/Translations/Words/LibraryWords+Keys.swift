// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The sentences in English, one in a line.
  static let keys = """
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
    1 match
    %lld matches
    1 replaced
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
    Stop
    Camera
    Trash
    Play
    Pause
    Rewind
    Fast Forward
    Favorites
    Featured
    Top Rated
    Recents
    Contacts
    History
    Downloads
    Most Recent
    Most Viewed
    Sidebar
    Untitled
    Save As…
    New
    Do you want to save the changes?
    The document can’t be opened. %@
    The document can’t be saved. %@
    Files can’t be saved here.
    The folder can’t be read.
    Open Files
    move
    confirm
    clear
    complete
    edit the default
    earlier
    new line
    open folder
    type a day
    Confirm
    Clear
    Complete
    Take
    Change
    Edit the default
    Earlier answer
    Later answer
    Search earlier answers
    No earlier answer matches.
    Choose, or remove from the chosen
    The other answer
    Open folder
    Type a day
    Yes
    No
    None
    Answer %@ or %@.
    Type to filter
    Type to search
    Reading
    Checking
    Searching
    Nothing matches.
    Nothing found.
    An answer is needed.
    Enter at most %lld characters; these are %lld.
    Choose at most %lld.
    Choose at least %lld.
    Choose %lld.
    Choose %lld to %lld.
    Enter a number.
    Enter a whole number.
    Enter a number of at least %@.
    Enter a number of at most %@.
    Enter a number of more than %@.
    Enter a number of less than %@.
    Enter a number of at most %lld digits.
    Enter a multiple of %@.
    A number from %@ to %@
    A number of at least %@
    A number of at most %@
    Enter a day as year-month-day.
    Enter a day as year-month-day, as in %@.
    There is no such day.
    There is no such time.
    This is no whole date.
    This is no whole time.
    This time can’t be chosen.
    Enter a day from %@.
    Enter a day to %@.
    Enter a day from %@ to %@.
    Enter a time such as %@.
    Enter an address such as %@.
    Step %lld of %lld: %@
    Summary
    Finish
    General
    Required
    Optional
    One in each line.
    One in each line, at least %lld.
    One in each line, at most %lld.
    One in each line, %lld.
    One in each line, %lld to %lld.
    Enter at least %lld lines.
    Enter at most %lld lines.
    Enter %lld lines.
    Enter %lld to %lld lines.
    Each line: %@
    Enter each value once.
    Answer
    Password
    Number
    Day
    Are you sure?
    Line
    Lines
    File
    Folder
    Text
    Number or name
    Numbers or names, with commas between
    There is no option “%@”.
    not shown
    text to search for
    path
    There is no such file.
    There is no such folder.
    The input ended before a button was pressed.
    Not complete: %@
    The input ended before the form was filled in.
    disabled
    %@ is required. Return again leaves it empty.
    required
    Return keeps it, %@ empties it
    several lines
    a line with a single . ends them
    nothing but . keeps what is there
    “%@” is not accepted here.
    Button (number or name, a field’s name to change it, Return for %@)
    Button (number or name, a field’s name to change it)
    Enter a button. Control-C ends the form.
    something is missing or not valid
    %@ is disabled: %@
    There is no button “%@”.
    heading
    heading level %lld
    %@ has no actions at the moment.
    %@, action (number or name, Return for none)
    %@ is disabled.
    There is no action “%@”.
    on
    Shift-Tab goes back.
    %@ alone goes back.
    There is no question before this one.
    %@ is required
    %@ is empty
    %@: actions
    Go to %@: %@
    %@ to %@
    a number
    in steps of %@
    It has steps of %@.
    a name or %@
    Enter the name of a colour, or one such as %@.
    year-month-day
    number or name
    Enter a number or a name of the list.
    Selected: %@
    Deleted: %@
    hidden
    Expanded
    Collapsed
    The answer %@ is not valid: %@
    A text is needed.
    True or false is needed.
    It is none of the choices.
    A list is needed.
    A value of the list is none of the choices.
    The list may have texts only.
    A number is needed.
    A whole number is needed.
    Enter %lld characters.
    One in each line: none, or at least %lld.
    One in each line: none, or %lld to %lld.
    One in each line: none, or %lld.
    Choose none, or at least %lld.
    Choose none, or %lld to %lld.
    Choose none, or %lld.
    Enter a day and a time such as %@.
    The input ended before there was an answer.
    There is nothing to choose from.
    Another prompt is open in the terminal.
    """
}
