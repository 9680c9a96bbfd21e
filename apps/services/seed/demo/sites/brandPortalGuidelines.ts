import type { SeedBlock } from '../../blocks.types.ts'
import type { SeedPage } from '../../seed.types.ts'
import { figure, pagesOf } from '../builders.ts'

const page = pagesOf('brand-portal', ['en'])

/** The signal colour of each brand, to copy. */
export const signals: SeedBlock = {
  kind: 'table',
  title: 'Six signals',
  caption: 'Signal colours as sRGB values',
  columns: ['Brand', 'Signal', 'On light', 'On dark'],
  rows: [
    ['Kudex', 'Signal orange', '#FF5A00', '#FF6A1A'],
    ['Strivona', 'Cobalt', '#2B3FF2', '#4356F5'],
    ['Veritesta', 'Measuring green', '#007A6C', '#2FD3B8'],
    ['Conexara', 'Contact magenta', '#C2136B', '#D3247C'],
    ['Brand Portal', 'Violet', '#6A35C9', '#7F4FE0'],
    ['Expo', 'Floor-tape yellow', '#FFC800', '#FFD02E'],
  ],
}

/** Colour, type and voice. */
export const guidelines: readonly SeedPage[] = [
  page('colour', 'Colour', 'One signal colour per brand, against graphite.', [
    {
      kind: 'hero',
      overline: 'Guidelines',
      title: 'Graphite carries, the signal points',
      lead: 'Use the signal for one thing on a page: the next step.',
      image: 'portal-colours',
    },
    {
      kind: 'text',
      title: 'The six signals',
      anchor: 'signals',
      text: '- **Kudex,** signal orange\n- **Strivona,** cobalt\n- **Veritesta,** measuring green\n- **Conexara,** contact magenta\n- **Brand Portal,** violet\n- **Expo,** floor-tape yellow\n\nText on a signal reaches a contrast of at least 4.5 to 1, in light and in dark.',
    },
    {
      kind: 'facts',
      facts: [
        figure('6', 'signals, one per brand'),
        figure('4.5', 'the least contrast of text', '∶1'),
        figure('1', 'signal on a page'),
      ],
    },
    {
      kind: 'quote',
      text: 'Colour is not decoration. It is the only thing on the page that is allowed to raise its hand.',
      person: 'Iris Hollenstein',
      role: 'Head of design',
    },
  ]),
  page('type', 'Type', 'Three families, two weights each.', [
    {
      kind: 'hero',
      overline: 'Guidelines',
      title: 'Large, tight, left',
      lead: 'Three families, two weights each. Size does the work that colour is not asked to do.',
      image: 'portal-type',
    },
    {
      kind: 'text',
      text: 'Archivo speaks for Kudex. Hanken Grotesk sets running text for the sub-brands. Saira is the *cut* face: angular, for headings only, where a brand asks for it.\n\n## Headings\n\nLarge, tight, left. Never in capitals, never centred, never two sizes in one line.',
    },
    {
      kind: 'facts',
      facts: [
        figure('3', 'type families'),
        figure('2', 'weights in each'),
        figure('66', 'characters in a line of running text'),
      ],
    },
  ]),
  page('voice', 'Voice', 'How we write.', [
    {
      kind: 'hero',
      overline: 'Guidelines',
      title: 'Say it. Stop.',
      lead: 'We write as our machines cut: to length.',
      image: 'portal-voice',
    },
    {
      kind: 'text',
      text: 'Say what the machine does. Give the figure. Stop.\n\n> “Eleven seconds per cable” is a claim. “Blazing fast” is a wish.',
    },
    {
      kind: 'text',
      title: 'Four habits',
      anchor: 'habits',
      text: '- **Name the thing.** “The press stops”, not “the process is interrupted”.\n- **Figures before adjectives.** Write “eleven seconds”, not “fast”.\n- **One thought, one sentence.** Long sentences lose readers.\n- **No exclamation marks.** The machine is loud enough.',
    },
    {
      kind: 'facts',
      facts: [
        figure('14', 'words, the mean of a sentence'),
        figure('0', 'exclamation marks'),
        figure('1', 'figure per claim'),
      ],
    },
  ]),
]
