import type { SeedPage } from '../../seed.types.ts'
import { pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** The download page of the main site (PAGE-21). */
export const downloadPages: readonly SeedPage[] = [
  page(
    'downloads',
    text('Downloads', 'Downloads'),
    text(
      'Reports, overviews and manuals of Kudex to take away.',
      'Berichte, Übersichten und Anleitungen von Kudex zum Mitnehmen.',
    ),
    [
      {
        kind: 'hero',
        title: text('Downloads', 'Downloads'),
        lead: text(
          'What fits on paper, in the language of this page where it is written in it.',
          'Was auf Papier passt, in der Sprache dieser Seite, wenn es in ihr geschrieben ist.',
        ),
        image: 'scene-report',
      },
      {
        kind: 'downloads',
        title: text('Documents', 'Dokumente'),
        groups: [
          {
            id: 'company',
            title: text('Company', 'Unternehmen'),
            files: [
              { slug: 'annual-report', name: text('Annual report', 'Geschäftsbericht'), image: 'report-cover' },
              {
                slug: 'datasheet',
                name: text('Kudex machines at a glance', 'Kudex Maschinen im Überblick'),
                image: 'scene-cell',
              },
            ],
          },
          {
            id: 'manuals',
            title: text('Operating manuals', 'Betriebsanleitungen'),
            files: [
              { slug: 'cs-240-manual', name: 'CS 240', image: 'cs-240' },
              { slug: 'crimpline-4-manual', name: 'CrimpLine 4', image: 'crimpline-4' },
              { slug: 'cp-20-manual', name: 'CP 20', image: 'cp-20' },
            ],
          },
        ],
      },
      {
        kind: 'links',
        title: text('Documents of a machine', 'Unterlagen einer Maschine'),
        links: [{ text: text('All machines', 'Alle Maschinen'), path: '/products' }],
      },
    ],
    { image: 'scene-report' },
  ),
]
