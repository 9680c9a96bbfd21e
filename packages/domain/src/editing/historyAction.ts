/** What an editor did with an entry; `initial` is its content before the first recorded change. */
export type HistoryAction =
  | 'initial'
  | 'saved'
  | 'imported'
  | 'restored'
  | 'deleted'
  | 'published'
  | 'unpublished'
  | 'draftDeleted'
  | 'protected'
  | 'scheduled'
  | 'unscheduled'
