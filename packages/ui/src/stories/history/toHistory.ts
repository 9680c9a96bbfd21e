/** A note of the changelog; the version is undefined if it is not released yet. */
export interface Change {
  readonly version: string | undefined
  /** Markdown. */
  readonly note: string
}

/** The first release with an export of this name, or of names that begin with it, as those of icons do. */
export function toFirstVersion(name: string, since: Readonly<Record<string, string>>): string | undefined {
  const versions = Object.entries(since).flatMap(([key, version]) => (key.startsWith(name) ? [version] : []))
  return since[name] ?? versions.toSorted(compareVersions)[0]
}

/** Notes of the next release and of the changelog that name a component, newest first. */
export function listChanges(name: string, changelog: string, comingNotes: readonly string[]): Change[] {
  const sections = changelog.split(/^## (?=\d)/m).slice(1)
  const released = sections.flatMap((section) => {
    const [version = ''] = section.split('\n', 1)
    return section
      .split(/\n(?=- |#|\n[^ \n])/)
      .filter((part) => part.startsWith('- '))
      .map((part) => ({ version, note: part.slice(2).replaceAll('\n  ', '\n').trim() }))
  })
  const coming = comingNotes.map((note) => ({ version: undefined, note }))
  return [...coming, ...released].filter(({ note }) => new RegExp(`\`<?${name}[\`.>]`).test(note))
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
