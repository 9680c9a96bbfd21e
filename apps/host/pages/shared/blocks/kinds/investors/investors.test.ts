import { expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../../testing/createTestRequest.ts'
import { loadBlocks } from '../../loadBlocks.ts'
import { toLink } from '../../testing/toLink.ts'

it.each([
  ['/de-ch/investors', 'de'],
  ['/fr-ch/investors', 'de'],
])('%s states share, dividend and dates in one language (INV-02, INV-03, INV-04, INV-06)', async (path, language) => {
  const request = createTestRequest({ system: testSystem, address: resolveTestAddress(path) })
  const { blocks } = await loadBlocks(request, {
    title: 'Investoren',
    url: '/investors',
    contentLanguage: language,
    blocks: [
      {
        __typename: 'ShareDataBlock',
        id: 'share',
        heading: 'Aktie',
        lead: null,
        label: 'Namenaktien',
        shareDay: '2022-08-30',
        registeredShares: 5_133_333,
        shareFacts: [],
      },
      {
        __typename: 'DividendsBlock',
        id: 'dividends',
        heading: 'Dividende',
        body: null,
        unit: 'Franken',
        source: 'Kapitaleinlagereserven',
        asOf: null,
        payouts: [
          { label: 'Ausschüttung 1', amount: 1.5 },
          { label: 'Ausschüttung 2', amount: 0.8 },
        ],
      },
      {
        __typename: 'CalendarBlock',
        id: 'calendar',
        heading: 'Termine',
        lead: null,
        events: [{ id: 'meeting', date: '2027-03-09', title: 'Bilanzkonferenz', place: null }],
      },
      {
        __typename: 'ProgrammeBlock',
        id: 'programme',
        title: null,
        lead: null,
        days: [{ date: '2027-03-09', title: null, sessions: [] }],
      },
    ],
  })
  const withoutHyphens: unknown = JSON.parse(JSON.stringify(blocks).replaceAll('\u00AD', ''))
  expect(withoutHyphens).toMatchObject([
    { props: { figure: { value: '5’133’333', label: 'Namenaktien, Stand 30. August 2022' } } },
    { props: { text: 'Dividende: Ausschüttung von 1.50 und 0.80 Franken aus Kapitaleinlagereserven.' } },
    { props: { events: [{ dayText: '9.', monthText: 'März 2027' }] } },
    { props: { days: [{ weekdayText: 'Dienstag', dateText: '9. März' }] } },
  ])
})

it.each([
  ['/en/investors', 'en', 'Englisch', 'Further editions', ['Deutsch', 'Vorjahr']],
  ['/de/investors', 'de', 'Deutsch', 'Weitere Ausgaben', ['Englisch', 'Vorjahr']],
  ['/fr-ch/investors', 'de', 'Deutsch', 'Weitere Ausgaben', ['Englisch', 'Vorjahr']],
])(
  '%s offers the annual report in the language of its content first (INV-05, INV-06)',
  async (path, language, first, title, others) => {
    const request = createTestRequest({ system: testSystem, address: resolveTestAddress(path) })
    const { blocks } = await loadBlocks(request, {
      title: 'Investoren',
      url: '/investors',
      contentLanguage: language,
      blocks: [
        {
          __typename: 'AnnualReportBlock',
          id: 'report',
          heading: 'Bericht',
          body: null,
          picture: { id: 'cover', alt: '', width: 840, height: 1188, focalPoint: null },
          links: [
            toLink({ kind: 'path', text: 'Englisch', path: 'hard:/file/report' }),
            toLink({ kind: 'path', text: 'Deutsch', path: 'hard:/file/report?l=de' }),
            toLink({ kind: 'external', text: 'Vorjahr', url: 'https://files.example/2021.pdf?l=de' }),
          ] as never,
        },
      ],
    })
    expect(blocks).toMatchObject([
      { props: { download: { text: first }, earlier: { title, items: others.map((text) => ({ text })) } } },
    ])
  },
)
