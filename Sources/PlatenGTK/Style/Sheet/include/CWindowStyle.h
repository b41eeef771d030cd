#ifndef CWINDOWSTYLE_H
#define CWINDOWSTYLE_H

/// The rules on top of GTK's theme, with the text of platen.css.
const char *window_style_sheet(void);

#endif
