/** Writes a section of the changelog: what to change first, then what is new, then what is fixed. */
export function writeSection(version, notes) {
  const migrations = notes.flatMap(({ summary }) => toParagraphs(summary).filter(isMigration))
  const toTexts = (type) =>
    notes
      .filter((note) => note.type === type)
      .map(({ summary }) =>
        toParagraphs(summary)
          .filter((paragraph) => !isMigration(paragraph))
          .join('\n\n'),
      )
  const groups = [
    ['Migration', migrations.map((text) => text.replace(/^Migration:\s*/, ''))],
    ['Changed', toTexts('major')],
    ['New', toTexts('minor')],
    ['Fixed', toTexts('patch')],
  ]
  const parts = groups
    .filter(([, texts]) => texts.length > 0)
    .map(([title, texts]) => `### ${title}\n\n${texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')}`)
  return `## ${version}\n\n${parts.join('\n\n')}\n`
}

/** Adds a section at the top of a changelog unless it has one of this version, written by hand. */
export function addToChangelog(changelog, version, section) {
  if (changelog.includes(`\n## ${version}\n`)) return changelog
  const at = changelog.indexOf('\n## ')
  return at === -1
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, at + 1)}${section}${changelog.slice(at)}`
}

/** Adds the exports that no earlier release had, with their first version. */
export function addFirstVersions(since, names, version) {
  const all = { ...Object.fromEntries(names.map((name) => [name, version])), ...since }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Arguments of `npm publish`. Provenance is signed where the registry takes it: on npmjs.org, from CI with a token. */
export function toPublishArguments(tarball, { KUDEX_REGISTRY, ACTIONS_ID_TOKEN_REQUEST_URL, SIGSTORE_ID_TOKEN }) {
  const isPublic = new URL(KUDEX_REGISTRY).hostname === 'registry.npmjs.org'
  const canSign = Boolean(ACTIONS_ID_TOKEN_REQUEST_URL ?? SIGSTORE_ID_TOKEN)
  return ['publish', tarball, '--registry', KUDEX_REGISTRY, ...(isPublic && canSign ? ['--provenance'] : [])]
}

const toParagraphs = (text) => text.split(/\n{2,}/)
const isMigration = (paragraph) => paragraph.startsWith('Migration:')
