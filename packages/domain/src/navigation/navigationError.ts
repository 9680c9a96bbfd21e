/** The navigation or the pages of a site are invalid (NAV-21, NAV-22, SITE-18). */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
}
