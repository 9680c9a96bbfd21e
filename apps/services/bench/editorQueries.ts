/** Lists of the editor area as the host queries them: the tree with its search, and the translation board. */
export const editorQueries: Readonly<Record<string, string>> = {
  'tree, first part': toTree('first: 500'),
  'tree, second part': toTree('first: 500, offset: 2500'),
  'tree, search for a frequent word': toTree('first: 500, text: "page"'),
  'tree, search for one page': toTree('first: 500, text: "Page 4321"'),
  'tree, search without a result': toTree('first: 500, text: "never"'),
  'board, first part': toBoard('first: 50'),
  'board, last part': toBoard('first: 50, offset: 4950'),
  'board, one language in progress': toBoard('first: 50, language: "de", state: InProgress'),
  'board, marked for translation': toBoard('first: 50, state: MarkedForTranslation'),
  'board, source has changed': toBoard('first: 50, outdated: true'),
  'board, search': toBoard('first: 50, text: "Page 43"'),
}

/** Filters of the list of all changes. */
export const changeQueries: Readonly<Record<string, string>> = {
  'changes, first part': '',
  'changes, last part': 'offset=90000',
  'changes of one editor': 'editor=Editor%207',
  'changes of one kind': 'kind=pages',
  'changes of one day': 'from=2026-02-01T00:00:00Z&until=2026-02-02T00:00:00Z',
}

function toTree(parameters: string): string {
  return `{ pageTree(siteId: "kudex", ${parameters}) {
    total countriesWithoutHome
    pages { id path title titleLanguage countries navigation stageState scheduledPublishAt scheduledUnpublishAt }
  } }`
}

function toBoard(parameters: string): string {
  return `{ translationBoard(siteId: "kudex", ${parameters}) {
    total
    counts { language state outdated count }
    pages { id path title overallState targets { language translationState outdated dueAt } }
  } }`
}
