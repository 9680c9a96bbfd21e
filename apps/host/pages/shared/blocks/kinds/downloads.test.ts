import { expect, it, vi } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../../server/testing/testSystem.ts'
import { loadBlocks } from '../loadBlocks.ts'
import { createTestRequest } from '../../testing/createTestRequest.ts'

const file = (slug: string, version: { language: string; extension: string; sizeBytes: number } | null) => ({
  slug,
  name: slug,
  image: null,
  file: version,
})

it('leaves out missing files and logs them; a group without files stays, empty (PAGE-21)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const address = resolveTestAddress('/de-ch/downloads')
  const request = createTestRequest({ system: testSystem, address })
  const { blocks } = await loadBlocks(request, {
    title: 'Downloads',
    url: '/downloads',
    blocks: [
      {
        __typename: 'DownloadsBlock',
        id: 'a',
        heading: 'Downloads',
        lead: null,
        groups: [
          { id: 'one', title: 'One', files: [file('gone', null)] },
          {
            id: 'two',
            title: 'Two',
            files: [file('logo', { language: 'de', extension: 'zip', sizeBytes: 2_400_000 }), file('lost', null)],
          },
        ],
      },
    ],
  })
  const [view] = blocks
  if (view?.kind !== 'downloads') throw new Error('not a list of downloads')
  const warnings = warn.mock.calls.map(([message]) => String(message))
  expect(warnings).toEqual([expect.stringContaining('/file/gone'), expect.stringContaining('/file/lost')])
  expect(view.props.groups.map(({ items }) => items)).toEqual([
    [],
    [
      {
        id: 'logo',
        name: 'logo',
        href: '/file/logo?l=de&dl=true',
        formatText: 'ZIP',
        sizeText: '2.4\u00A0MB',
        language: 'de',
        languageText: 'Deutsch',
        thumbnail: undefined,
      },
    ],
  ])
  expect(view.props.emptyText).toBe('Keine Einträge gefunden')
})
