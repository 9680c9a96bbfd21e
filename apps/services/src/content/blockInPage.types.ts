/** A block together with the languages of its page, the page's own language first. */
export interface BlockInPage<Content> {
  id: string
  content: Content
  wanted: readonly string[]
}
