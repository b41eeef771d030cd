#if Web
/// Notes what is typed while a page that has a focus is loaded, before its script is there to give a field the focus.
///
/// It stands in the document, ahead of what the page waits for. The policy for the page's content admits it by its hash
/// (Content Security Policy Level 3, 8.4), and no character of it is written in another way in HTML.
enum EarlyKeys {
  static let script = #"""
    {const keys=window.earlyKeys=[];function note(event){const{key}=event;\#
    if(event.ctrlKey||event.metaKey||event.altKey||document.activeElement!==document.body) return;\#
    if(!/^(.|Backspace|Enter)$/u.test(key)) return;event.preventDefault();\#
    keys.push(/^.$/u.test(key)?{text:key}:{key})}\#
    addEventListener(`keydown`,note,true);\#
    keys.end=function(){removeEventListener(`keydown`,note,true)}}
    """#

  static let hash = "sha256-ZhzIvoNT2uo6mkkLiG8tTwSKCp0R76xpSuH/DRBx2r8="
}
#endif
