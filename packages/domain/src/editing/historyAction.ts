/** What an editor did with an entry; `initial` is its content before the first recorded change. */
export type HistoryAction =
  | 'initial'
  | 'saved'
  /** The bytes of a picture or file. */
  | 'replaced'
  | 'imported'
  | 'restored'
  | 'deleted'
  | 'published'
  | 'unpublished'
  | 'draftDeleted'
  | 'protected'
  | 'scheduled'
  | 'unscheduled'
