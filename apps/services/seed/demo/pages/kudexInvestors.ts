import type { SeedPage } from '../../seed.types.ts'
import { figure, pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** What the company tells its shareholders; the facts are the spec's (INV-01…06). */
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
        image: 'scene-line',
      },
      {
        kind: 'facts',
        title: text('Share data', 'Aktiendaten'),
        facts: [
          figure(
            text('5,133,333', '5’133’333'),
            text('registered shares as at 30 August 2022', 'Namenaktien, Stand 30. August 2022'),
          ),
        ],
      },
      {
        kind: 'text',
        title: text('Dividend policy', 'Dividendenpolitik'),
        anchor: 'dividend-policy',
        text: text(
          'The company lets its shareholders take part in what it earns and keeps enough to develop machines in bad years too. The last two payments were a distribution of 1.50 and 0.80 francs from capital contribution reserves.',
          'Das Unternehmen lässt seine Aktionärinnen und Aktionäre an seinem Ertrag teilhaben und behält genug, um auch in schlechten Jahren Maschinen zu entwickeln. Die letzten beiden Zahlungen waren eine Ausschüttung von 1.50 und 0.80 Franken aus Kapitaleinlagereserven.',
        ),
      },
      {
        kind: 'facts',
        facts: [
          figure(
            '1.50',
            text('from capital contribution reserves', 'aus Kapitaleinlagereserven'),
            text('francs', 'Franken'),
          ),
          figure(
            '0.80',
            text('from capital contribution reserves', 'aus Kapitaleinlagereserven'),
            text('francs', 'Franken'),
          ),
        ],
      },
      {
        kind: 'text',
        title: text('Financial calendar', 'Finanzkalender'),
        anchor: 'financial-calendar',
        text: text(
          `- **14 March 2023:** annual media and analyst conference
- **12 April 2023:** Annual General Meeting
- **17 August 2023:** half-year results`,
          `- **14. März 2023:** Jahresmedien- und Analystenkonferenz
- **12. April 2023:** Generalversammlung
- **17. August 2023:** Halbjahreszahlen`,
        ),
      },
      {
        kind: 'contacts',
        title: text('Your contact', 'Ihr Kontakt'),
        contacts: ['person-nora-steiger'],
      },
      {
        kind: 'links',
        title: text('Reports and releases', 'Berichte und Mitteilungen'),
        links: [
          { text: text('Annual report (English)', 'Geschäftsbericht (Englisch)'), url: 'hard:/file/annual-report' },
          { text: text('Annual report (German)', 'Geschäftsbericht (Deutsch)'), url: 'hard:/file/annual-report?l=de' },
          { text: text('Ad hoc announcements', 'Ad-hoc-Mitteilungen'), path: '/media-releases/ad-hoc' },
          { text: text('Media releases', 'Medienmitteilungen'), path: '/media-releases' },
        ],
      },
    ],
  ),
]
