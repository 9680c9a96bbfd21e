import { createIntl } from '@kudex/intl/messages'
import { createLocale } from '@kudex/domain/locales'
import { expect, it } from 'vitest'
import { toDownloadsBlock } from './toDownloadsBlock.ts'

const file = (slug: string, known: { language: string; extension: string; sizeBytes: number } | null) => ({
  slug,
  name: slug,
  image: null,
  file: known,
})

it('leaves out a file that is not there and logs its address; a group without files is an empty one (PAGE-21)', () => {
  const broken: string[] = []
  const locale = createLocale('de', 'CH')
  const { props } = toDownloadsBlock(
    {
      kind: 'downloads',
      id: 'a',
      title: 'Downloads',
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
    {
      intl: createIntl({ locale: 'de-CH', language: 'de', messages: { 'entries.none': 'Keine Einträge gefunden' } }),
      locale,
      reportBroken: (address) => broken.push(address),
    },
  ) as Extract<ReturnType<typeof toDownloadsBlock>, { kind: 'downloads' }>
  expect(broken).toEqual(['/file/gone', '/file/lost'])
  expect(props.groups.map(({ items }) => items)).toEqual([
    [],
    [
      {
        id: 'logo',
        name: 'logo',
        href: '/file/logo?l=de&dl=true',
        formatText: 'ZIP',
        sizeText: '2.4 MB',
        language: 'de',
        languageText: 'Deutsch',
        thumbnail: undefined,
      },
    ],
  ])
  expect(props.emptyText).toBe('Keine Einträge gefunden')
})
