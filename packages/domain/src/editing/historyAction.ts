/** What an editor did with a page; `initial` is its content before the first recorded change. */
export type HistoryAction =
  | 'initial'
  | 'saved'
  | 'imported'
  | 'restored'
  | 'published'
  | 'unpublished'
  | 'draftDeleted'
  | 'protected'
