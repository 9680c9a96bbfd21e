import type { SeedPage } from '../../seed.types.ts'
import { pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** Investor pages of the main site, with the facts of the specification (INV-01…06). */
export const investorPages: readonly SeedPage[] = [
  page(
    'investors',
    text('Investors', 'Investoren'),
    text(
      'Share data, dividend policy and financial calendar of the Kudex group.',
      'Aktiendaten, Dividendenpolitik und Finanzkalender der Kudex-Gruppe.',
    ),
    [
      {
        kind: 'hero',
        title: text('Investors', 'Investoren'),
        lead: text(
          'A company that measures everything also lets itself be measured.',
          'Ein Unternehmen, das alles misst, lässt sich auch selbst messen.',
        ),
        image: 'detail-micrometer',
      },
      { kind: 'anchorNavigation' },
      {
        kind: 'shareData',
        title: text('Share data', 'Aktiendaten'),
        lead: text('One share, one vote.', 'Eine Aktie, eine Stimme.'),
        registeredShares: 5_133_333,
        label: text('registered shares', 'Namenaktien'),
        asOf: '2022-08-30',
      },
      {
        kind: 'dividends',
        title: text('Dividend policy', 'Dividendenpolitik'),
        text: text(
          'The company lets its shareholders take part in what it earns and keeps enough to develop machines in bad years too.',
          'Das Unternehmen lässt seine Aktionärinnen und Aktionäre an seinem Ertrag teilhaben und behält genug, um auch in schlechten Jahren Maschinen zu entwickeln.',
        ),
        unit: text('francs', 'Franken'),
        source: text('capital contribution reserves', 'Kapitaleinlagereserven'),
        payouts: [
          { label: text('Financial year 2022', 'Geschäftsjahr 2022'), amount: 1.5 },
          { label: text('Financial year 2021', 'Geschäftsjahr 2021'), amount: 0.8 },
        ],
      },
      {
        kind: 'calendar',
        title: text('Financial calendar', 'Finanzkalender'),
        events: [
          {
            id: 'media-conference',
            date: '2023-03-14',
            title: text('Annual media and analyst conference', 'Jahresmedien- und Analystenkonferenz'),
          },
          {
            id: 'general-meeting',
            date: '2023-04-12',
            title: text('Annual General Meeting', 'Generalversammlung'),
          },
          { id: 'half-year-results', date: '2023-08-17', title: text('Half-year results', 'Halbjahreszahlen') },
        ],
      },
      {
        kind: 'annualReport',
        title: text('Annual report', 'Geschäftsbericht'),
        image: 'report-cover',
        links: [
          { text: text('Annual report (English)', 'Geschäftsbericht (Englisch)'), path: 'hard:/file/annual-report' },
          { text: text('Annual report (German)', 'Geschäftsbericht (Deutsch)'), path: 'hard:/file/annual-report?l=de' },
        ],
      },
      {
        kind: 'releaseOverview',
        title: text('Ad hoc announcements', 'Ad-hoc-Mitteilungen'),
        adhocOnly: true,
        count: 3,
      },
      {
        kind: 'contacts',
        title: text('Your contact', 'Ihr Kontakt'),
        contacts: ['person-nora-steiger'],
      },
    ],
  ),
]
