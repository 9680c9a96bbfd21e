/** Tells whether a link may stand in a text: a path of ours, web, mail, telephone or action, never a script. */
export function isTextLinkUrl(url: string): boolean {
  return /^(?:\/(?![/\\])|#|https?:\/\/|hard:(?:\/(?![/\\])|https?:\/\/)|action:[\w-]+$|mailto:|tel:)/i.test(url)
}
