import { defineMessages } from '@kudex/intl/messages'

/** Texts of the editor area. */
export const editorMessages = defineMessages({
  area: {
    id: 'editor.area',
    defaultMessage: 'Editor area',
    description: 'Name of the editor area: breadcrumb, overline of the sign-in',
  },
  signOut: {
    id: 'editor.signOut',
    defaultMessage: 'Log out',
    description: 'Button that ends the session of an editor',
  },
  signedIn: {
    id: 'editor.signedIn',
    defaultMessage: 'Logged in as {name}',
    description: 'Who is signed in to the editor area',
  },
  unnamed: {
    id: 'editor.unnamed',
    defaultMessage: 'editor with the shared password',
    description: 'Shown in place of the name of an editor who gave none',
  },
  failed: {
    id: 'editor.failed',
    defaultMessage: 'Something went wrong. Please try again later.',
    description: 'Error where a change of an editor could not be stored',
  },
  treeTitle: { id: 'editor.tree.title', defaultMessage: 'Pages', description: 'Title of the page tree of editors' },
  treeLabel: {
    id: 'editor.tree.label',
    defaultMessage: 'Pages of the site',
    description: 'Accessible name of the page tree',
  },
  filters: {
    id: 'editor.tree.filters',
    defaultMessage: 'Choose pages',
    description: 'Accessible name of the filters of the page tree',
  },
  site: { id: 'editor.tree.site', defaultMessage: 'Website', description: 'Filter of the page tree' },
  stage: {
    id: 'editor.tree.stage',
    defaultMessage: 'Version',
    description: 'Filter of the page tree: published pages or drafts',
  },
  published: {
    id: 'editor.stage.published',
    defaultMessage: 'Published',
    description: 'Stage of pages: what visitors see',
  },
  drafts: {
    id: 'editor.stage.drafts',
    defaultMessage: 'Drafts',
    description: 'Stage of pages: what editors are working on',
  },
  search: {
    id: 'editor.tree.search',
    defaultMessage: 'Title or address',
    description: 'Search field of the page tree',
  },
  apply: {
    id: 'editor.tree.apply',
    defaultMessage: 'Show',
    description: 'Button that applies the filters of the page tree',
  },
  allPages: { id: 'editor.tree.all', defaultMessage: 'All pages', description: 'Link that removes the search' },
  count: {
    id: 'editor.tree.count',
    defaultMessage: '{count, plural, one {# page} other {# pages}}',
    description: 'Number of found pages',
  },
  morePages: {
    id: 'editor.tree.more',
    defaultMessage: 'Further pages',
    description: 'Link to the next part of a long page tree',
  },
  hidden: {
    id: 'editor.tree.hidden',
    defaultMessage: 'Hidden',
    description: 'Mark of a page that the navigation does not show',
  },
  pagesBelow: {
    id: 'editor.tree.below',
    defaultMessage: 'Pages below {title}',
    description: 'Accessible name of the button that shows the pages below a page',
  },
  noPages: {
    id: 'editor.tree.empty',
    defaultMessage: 'This website has no pages in this version yet.',
    description: 'Empty page tree',
  },
  noMatch: {
    id: 'editor.tree.noMatch',
    defaultMessage: 'No page matches the search.',
    description: 'Page tree if a search finds nothing',
  },
  missingHome: {
    id: 'editor.tree.missingHome',
    defaultMessage: 'No home page in these countries',
    description: 'Notice of the page tree; the countries follow',
  },
  missingHomePreview: {
    id: 'editor.preview.missingHome',
    defaultMessage: 'This website has no home page here yet: {country}',
    description: 'Title of the preview of a home page that does not exist in a country',
  },
  stateDraft: {
    id: 'editor.state.draft',
    defaultMessage: 'Draft',
    description: 'State of a page that was never published',
  },
  stateScheduled: {
    id: 'editor.state.scheduled',
    defaultMessage: 'Scheduled',
    description: 'State of a page that will be published or unpublished at a stored time',
  },
  stateChanged: {
    id: 'editor.state.changed',
    defaultMessage: 'Changed',
    description: 'State of a published page with a newer draft',
  },
  start: {
    id: 'editor.translation.start',
    defaultMessage: 'Start translation',
    description: 'Button that sends a page to translation',
  },
  reset: {
    id: 'editor.translation.reset',
    defaultMessage: 'Reset translation',
    description: 'Button that marks a page for translation again',
  },
  started: {
    id: 'editor.translation.started',
    defaultMessage: 'The translation was started.',
    description: 'Result of starting the translation of a page',
  },
  wasReset: {
    id: 'editor.translation.wasReset',
    defaultMessage: 'The translation was reset.',
    description: 'Result of resetting the translation of a page',
  },
  sourceLanguage: {
    id: 'editor.translation.source',
    defaultMessage: 'Source language: {language}',
    description: 'Language from which a page is translated',
  },
  translationsCaption: {
    id: 'editor.translation.caption',
    defaultMessage: 'Translations by language',
    description: 'Caption of the table of translations',
  },
  language: {
    id: 'editor.translation.language',
    defaultMessage: 'Language',
    description: 'Column of the table of translations',
  },
  state: {
    id: 'editor.translation.state',
    defaultMessage: 'State',
    description: 'Column of the table of translations',
  },
  exportedAt: {
    id: 'editor.translation.exportedAt',
    defaultMessage: 'Sent on',
    description: 'Column of the table of translations: when the texts were sent to translation',
  },
  importedAt: {
    id: 'editor.translation.importedAt',
    defaultMessage: 'Returned on',
    description: 'Column of the table of translations: when the translated texts came back',
  },
  translated: {
    id: 'editor.translation.translated',
    defaultMessage: 'Translated',
    description: 'State of a translation',
  },
  marked: {
    id: 'editor.translation.marked',
    defaultMessage: 'Marked for translation',
    description: 'State of a translation',
  },
  inProgress: {
    id: 'editor.translation.inProgress',
    defaultMessage: 'In progress',
    description: 'State of a translation',
  },
  outdated: {
    id: 'editor.translation.outdated',
    defaultMessage: 'source has changed',
    description: 'In brackets after a language: the source text changed after the translation',
  },
  nothingToTranslate: {
    id: 'editor.translation.none',
    defaultMessage: 'There is nothing to translate: the page has no target languages.',
    description: 'Instead of the table of translations',
  },
  openDraft: {
    id: 'editor.translation.openDraft',
    defaultMessage: 'Open the draft of the page',
    description: 'Link below the table of translations',
  },
  barShared: {
    id: 'editor.bar.shared',
    defaultMessage: 'Preview of a draft',
    description: 'Note in the bar above a shared preview; its accessible name',
  },
  barSharedUntil: {
    id: 'editor.bar.sharedUntil',
    defaultMessage: 'Until {date}, or until the page is published',
    description: 'Note in the bar above a shared preview',
  },
  barLabel: {
    id: 'editor.bar.label',
    defaultMessage: 'Editor area',
    description: 'Accessible name of the bar above a page for editors',
  },
  barStage: {
    id: 'editor.bar.stage',
    defaultMessage: 'Version of the page',
    description: 'Accessible name of the choice between draft and published page',
  },
  barDraft: { id: 'editor.bar.draft', defaultMessage: 'Draft', description: 'Link to the draft of the page' },
  barHidden: {
    id: 'editor.bar.hidden',
    defaultMessage: 'Hidden in the navigation',
    description: 'Note in the bar for editors',
  },
  barUnpublished: {
    id: 'editor.bar.unpublished',
    defaultMessage: 'Not published',
    description: 'Note in the bar for editors',
  },
  barEdit: {
    id: 'editor.bar.edit',
    defaultMessage: 'Edit page',
    description: 'Link in the bar for editors to the form of the page',
  },
  barTranslations: {
    id: 'editor.bar.translations',
    defaultMessage: 'Translations',
    description: 'Link in the bar for editors',
  },
  barPublic: {
    id: 'editor.bar.public',
    defaultMessage: 'What visitors see',
    description: 'Link in the bar for editors to the public page',
  },
})
