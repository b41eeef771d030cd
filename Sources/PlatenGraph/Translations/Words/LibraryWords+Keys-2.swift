// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The sentences in English, one in a line, part 2.
  static let keys2 = """
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
    Chosen: %lld
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
    A number from %@ to %@.
    A number of at least %@.
    A number of at most %@.
    Enter a day such as %@.
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
    Required, such as %@
    Optional, such as %@
    such as %@
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
    Add an entry
    Add another entry
    The list may have objects only.
    The list has too many values.
    This is a folder. Choose a file.
    This is a file. Choose a folder.
    Cancelled.
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
    %lld options match:
    """
}
