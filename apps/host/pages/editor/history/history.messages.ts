import { defineMessages } from '@kudex/intl/messages'

/** Texts of the history of an entry, and of the changes in one of its versions. */
export const historyMessages = defineMessages({
  history: {
    id: 'editor.publishing.history',
    defaultMessage: 'History',
    description: 'Title of the list of versions of a page',
  },
  noHistory: {
    id: 'editor.publishing.history.none',
    defaultMessage: 'Nothing has been changed yet.',
    description: 'Instead of the list of versions of a page or another entry',
  },
  when: { id: 'editor.publishing.history.when', defaultMessage: 'When', description: 'Column of the history' },
  who: { id: 'editor.publishing.history.who', defaultMessage: 'Who', description: 'Column of the history' },
  what: { id: 'editor.publishing.history.what', defaultMessage: 'What', description: 'Column of the history' },
  unnamed: {
    id: 'editor.publishing.history.unnamed',
    defaultMessage: 'Without a name',
    description: 'Instead of the name of an editor who gave none',
  },
  initial: {
    id: 'editor.publishing.action.initial',
    defaultMessage: 'First version',
    description: 'Entry of the history: the page before its first change',
  },
  saved: {
    id: 'editor.publishing.action.saved',
    defaultMessage: 'Edited',
    description: 'Entry of the history',
  },
  imported: {
    id: 'editor.publishing.action.imported',
    defaultMessage: 'Imported',
    description: 'Entry of the history',
  },
  wasReplaced: {
    id: 'editor.history.replaced',
    defaultMessage: 'Replaced',
    description: 'Action in a history: other bytes of a picture or file',
  },
  wasRestored: {
    id: 'editor.publishing.action.restored',
    defaultMessage: 'Version {number} restored',
    description: 'Entry of the history',
  },
  wasPublished: {
    id: 'editor.publishing.action.published',
    defaultMessage: 'Published',
    description: 'Entry of the history',
  },
  wasUnpublished: {
    id: 'editor.publishing.action.unpublished',
    defaultMessage: 'Unpublished',
    description: 'Entry of the history',
  },
  wasDeleted: {
    id: 'editor.publishing.action.draftDeleted',
    defaultMessage: 'Draft discarded',
    description: 'Entry of the history',
  },
  wasProtected: {
    id: 'editor.publishing.action.protected',
    defaultMessage: 'Protection changed',
    description: 'Entry of the history',
  },
  entryDeleted: {
    id: 'editor.publishing.action.deleted',
    defaultMessage: 'Deleted',
    description: 'Entry of the history',
  },
  wasScheduled: {
    id: 'editor.publishing.action.scheduled',
    defaultMessage: 'Scheduled',
    description: 'Entry of the history: a date for publishing or unpublishing was chosen',
  },
  wasUnscheduled: {
    id: 'editor.publishing.action.unscheduled',
    defaultMessage: 'Schedule removed',
    description: 'Entry of the history: the dates for publishing and unpublishing were removed',
  },
  version: {
    id: 'editor.publishing.version',
    defaultMessage: 'Version',
    description: 'Column of the history: number of the version',
  },
  showChanges: {
    id: 'editor.publishing.showChanges',
    defaultMessage: 'Changes in version {number}',
    description: 'Link to what changed in a version, and title of it',
  },
  restore: {
    id: 'editor.publishing.restore',
    defaultMessage: 'Restore version {number}',
    description: 'Button that makes a version the draft of the page',
  },
  older: {
    id: 'editor.publishing.older',
    defaultMessage: 'Older versions',
    description: 'Link to the next part of the history',
  },
  noChanges: {
    id: 'editor.publishing.changes.none',
    defaultMessage: 'The content did not change.',
    description: 'Instead of the changes in a version',
  },
  notCompared: {
    id: 'editor.publishing.changes.notCompared',
    defaultMessage: 'There is no earlier version to compare with.',
    description: 'Instead of the changes in a version',
  },
  before: {
    id: 'editor.publishing.changes.before',
    defaultMessage: 'Before',
    description: 'Column of the changes in a version',
  },
  after: {
    id: 'editor.publishing.changes.after',
    defaultMessage: 'After',
    description: 'Column of the changes in a version',
  },
  blockAdded: {
    id: 'editor.publishing.changes.added',
    defaultMessage: 'Block added',
    description: 'Change in a version of a page',
  },
  blockRemoved: {
    id: 'editor.publishing.changes.removed',
    defaultMessage: 'Block removed',
    description: 'Change in a version of a page',
  },
  blockMoved: {
    id: 'editor.publishing.changes.moved',
    defaultMessage: 'Block moved',
    description: 'Change in a version of a page',
  },
  entryAdded: {
    id: 'editor.history.entryAdded',
    defaultMessage: 'Added',
    description: 'Change in a version: an entry of a list',
  },
  entryRemoved: {
    id: 'editor.history.entryRemoved',
    defaultMessage: 'Removed',
    description: 'Change in a version: an entry of a list',
  },
  entryMoved: {
    id: 'editor.history.entryMoved',
    defaultMessage: 'Moved',
    description: 'Change in a version: an entry of a list',
  },
  edit: {
    id: 'editor.history.edit',
    defaultMessage: 'Edit',
    description: 'Link from the history of an entry to its form',
  },
  isDeleted: {
    id: 'editor.history.isDeleted',
    defaultMessage: 'This entry was deleted. To create it again, restore a version.',
    description: 'Above the history of a deleted page or other entry',
  },
  restoreHint: {
    id: 'editor.history.restoreHint',
    defaultMessage: 'A restored version becomes the draft. Visitors see it when it is published.',
    description: 'Above the history of a page',
  },
  restored: {
    id: 'editor.history.restored',
    defaultMessage: 'The version was restored.',
    description: 'Result of restoring a version',
  },
  stale: {
    id: 'editor.history.stale',
    defaultMessage: 'Not restored: someone else has changed the entry meanwhile. Look at the newest version first.',
    description: 'Why a version was not restored',
  },
  refused: {
    id: 'editor.history.refused',
    defaultMessage: 'Not restored: something that this version refers to is gone, or other content needs it as it is.',
    description: 'Why a version was not restored',
  },
})
