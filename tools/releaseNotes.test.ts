import { describe, expect, it } from 'vitest'
import { addFirstVersions, addToChangelog, toPublishArguments, writeSection } from './releaseNotes.mjs'

const notes = [
  { type: 'minor', summary: '`Tabs` takes `icon`.\n\nMigration: rename `sign` to `icon`.' },
  { type: 'patch', summary: '`Tag` breaks long words.' },
]
const section = writeSection('0.3.0', notes)

describe('the changelog', () => {
  it('says first what to change, then what is new and what is fixed', () => {
    expect(section).toBe(
      '## 0.3.0\n\n### Migration\n\n- rename `sign` to `icon`.\n\n### New\n\n- `Tabs` takes `icon`.\n\n### Fixed\n\n- `Tag` breaks long words.\n',
    )
  })

  it('gets the section above the older ones, and keeps one that was written by hand', () => {
    const changelog = addToChangelog('# ui\n\n## 0.2.0\n\nOld.\n', '0.3.0', section)
    expect(changelog).toBe(`# ui\n\n${section}\n## 0.2.0\n\nOld.\n`)
    expect(addToChangelog(changelog, '0.3.0', 'other')).toBe(changelog)
  })
})

describe('the first version of an export', () => {
  it('is the release that added it, and stays', () => {
    expect(addFirstVersions({ Tag: '0.1.0' }, ['Tabs', 'Tag'], '0.3.0')).toEqual({ Tabs: '0.3.0', Tag: '0.1.0' })
  })
})

describe('publishing', () => {
  it('goes to the registry of the environment', () => {
    expect(toPublishArguments('ui.tgz', { KUDEX_REGISTRY: 'https://npm.kudex.example' })).toEqual([
      'publish',
      'ui.tgz',
      '--registry',
      'https://npm.kudex.example',
    ])
  })

  it('signs the provenance only where the registry takes it and a token can be had', () => {
    const npm = { KUDEX_REGISTRY: 'https://registry.npmjs.org' }
    expect(toPublishArguments('ui.tgz', npm)).not.toContain('--provenance')
    expect(toPublishArguments('ui.tgz', { ...npm, SIGSTORE_ID_TOKEN: 'a' })).toContain('--provenance')
    expect(
      toPublishArguments('ui.tgz', { KUDEX_REGISTRY: 'https://npm.kudex.example', SIGSTORE_ID_TOKEN: 'a' }),
    ).not.toContain('--provenance')
  })
})
