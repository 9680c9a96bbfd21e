import { expoPlan, expoProgramme } from './expo2024Programme.ts'
import { domainsOf, figure, pagePassword, pagesOf, text, type SiteContent } from '../builders.ts'

const page = pagesOf('expo-2024')

/** A past trade fair; one page is not linked. */
export const expo2024: SiteContent = {
  site: {
    id: 'expo-2024',
    name: 'Expo 2024',
    slug: 'expo-2024',
    brand: 'fairs',
    domains: domainsOf('expo-2024'),
    features: [],
    headerNavigation: 'expo-2024-header',
    footer: 'expo-2024-footer',
  },
  navigation: {
    id: 'expo-2024-header',
    items: [
      { id: 'nav-e-review', title: text('Looking back', 'Rückblick'), page: 'expo-2024-review' },
      { id: 'nav-e-machines', title: text('Machines shown', 'Gezeigte Maschinen'), page: 'expo-2024-machines' },
      {
        id: 'nav-e-next',
        title: text('Next fair', 'Nächste Messe'),
        url: 'hard:/{locale}/productronica',
        target: '_blank',
      },
    ],
  },
  footer: {
    id: 'expo-2024-footer',
    theme: 'Dark',
    contactTitle: text('Missed it?', 'Verpasst?'),
    contactLink: { text: text('Talk to an expert', 'Fachperson fragen'), path: 'hard:/{locale}/contacts' },
    sections: [
      {
        title: 'Expo 2024',
        links: [
          { text: text('Looking back', 'Rückblick'), page: 'expo-2024-review' },
          { text: text('Machines shown', 'Gezeigte Maschinen'), page: 'expo-2024-machines' },
        ],
      },
      { title: 'Kudex', links: [{ text: text('All machines', 'Alle Maschinen'), path: 'hard:/{locale}/products' }] },
    ],
    legalLinks: [{ text: text('Imprint', 'Impressum'), path: 'hard:/{locale}/imprint' }],
    legalText: text(
      '© 2026 Kudex Group. Invented, like everything here.',
      '© 2026 Kudex-Gruppe. Erfunden wie alles hier.',
    ),
  },
  pages: [
    page(
      'home',
      text('Expo 2024', 'Expo 2024'),
      text('Three days in June, told in figures.', 'Drei Tage im Juni, in Zahlen erzählt.'),
      [
        {
          kind: 'hero',
          overline: text('11–13 June 2024', '11.–13. Juni 2024'),
          title: text('Three days. No carpet.', 'Drei Tage. Kein Teppich.'),
          lead: text('It is over. What was shown stays here.', 'Sie ist vorbei. Was zu sehen war, bleibt hier.'),
          image: 'expo-floor',
          links: [{ text: text('Looking back', 'Rückblick'), page: 'expo-2024-review' }],
        },
        {
          kind: 'quote',
          text: text(
            'They put the machine on bare concrete and let us touch it. I have not seen that at a fair before.',
            'Sie stellten die Maschine auf blanken Beton und liessen uns anfassen. Das habe ich an einer Messe noch nie gesehen.',
          ),
          person: 'Hana Dvořáková',
          role: text('Visitor, Brno', 'Besucherin, Brünn'),
        },
        expoProgramme,
        {
          kind: 'facts',
          title: text('What remained', 'Was blieb'),
          facts: [
            figure(text('6,418', '6’418'), text('visitors on the stand', 'Gäste am Stand')),
            figure(text('1.2', '1,2'), text('of wire cut', 'Leitung geschnitten'), 't'),
            figure('3:52', text('the fastest changeover', 'die schnellste Umrüstung'), 'min'),
          ],
        },
        expoPlan,
        {
          kind: 'links',
          title: text('Seen in June', 'Im Juni gesehen'),
          links: [
            { text: text('Machines shown', 'Gezeigte Maschinen'), page: 'expo-2024-machines' },
            { text: text('Looking back', 'Rückblick'), page: 'expo-2024-review' },
          ],
        },
      ],
      { pageType: 'Home', image: 'expo-floor' },
    ),
    page('review', text('Looking back', 'Rückblick'), text('What worked, what did not.', 'Was gelang und was nicht.'), [
      {
        kind: 'hero',
        overline: text('Looking back', 'Rückblick'),
        title: text('Fastest: an apprentice', 'Am schnellsten: ein Lernender'),
        lead: text(
          'What worked, what did not, and what we do differently next time.',
          'Was gelang, was nicht, und was wir nächstes Mal anders machen.',
        ),
        image: 'expo-race',
      },
      {
        kind: 'text',
        text: text(
          'The changeover race drew a queue from the first hour. The fastest time, 3 minutes 52 seconds, belongs to an apprentice from Brno.\n\nThe compressed air failed on Wednesday for eleven minutes. We used them to show what a machine does when its air is gone: it stops, says so, and goes on where it was.',
          'Vor dem Umrüstrennen stand man ab der ersten Stunde Schlange. Die schnellste Zeit, 3 Minuten 52 Sekunden, gehört einem Lernenden aus Brünn.\n\nAm Mittwoch fiel für elf Minuten die Druckluft aus. Wir zeigten, was eine Maschine dann tut: Sie hält an, sagt es und macht weiter, wo sie war.',
        ),
      },
      expoProgramme,
      {
        kind: 'facts',
        facts: [
          figure('3:52', text('the fastest changeover', 'die schnellste Umrüstung'), 'min'),
          figure('11', text('without compressed air', 'ohne Druckluft'), 'min'),
          figure('94', text('of the stand used again', 'des Stands wiederverwendet'), '%'),
        ],
      },
      {
        kind: 'media',
        image: 'fair-expo',
        caption: text(
          'Black wall, yellow tape, bare concrete: hall 3, 9:12 in the morning.',
          'Schwarze Wand, gelbes Band, blanker Beton: Halle 3, 9.12 Uhr.',
        ),
        preset: 'stretched',
      },
    ]),
    page(
      'machines',
      text('Machines shown', 'Gezeigte Maschinen'),
      text('What stood on the stand.', 'Was auf dem Stand war.'),
      [
        {
          kind: 'hero',
          overline: 'Expo 2024',
          title: text('Four machines, nothing behind glass', 'Vier Maschinen, nichts hinter Glas'),
          lead: text(
            'They are still built. Some of those shown work at customers today.',
            'Sie werden noch gebaut. Einige der gezeigten arbeiten heute bei Kunden.',
          ),
          image: 'cs-240-feed',
        },
        {
          kind: 'teasers',
          teasers: [
            {
              title: 'CS 240',
              text: text('Cut and strip, on the bench.', 'Schneiden und Abisolieren, auf dem Tisch.'),
              image: 'cs-240',
              link: { text: 'CS 240', path: 'hard:/{locale}/products/cutting-stripping' },
            },
            {
              title: 'CrimpLine 4',
              text: text('Four presses, one changeover race.', 'Vier Pressen, ein Umrüstrennen.'),
              image: 'crimpline-4',
              link: { text: 'CrimpLine 4', path: 'hard:/{locale}/products/crimping' },
            },
            {
              title: 'Coil 320',
              text: text('Two pans, no waiting.', 'Zwei Teller, kein Warten.'),
              image: 'coil-320',
              link: { text: 'Coil 320', path: 'hard:/{locale}/products/wire-handling' },
            },
          ],
        },
        {
          kind: 'facts',
          facts: [
            figure('4', text('machines on the stand', 'Maschinen am Stand')),
            figure(text('1.2', '1,2'), text('of wire cut', 'Leitung geschnitten'), 't'),
            figure('31', text('end to end', 'aneinandergelegt'), 'km'),
          ],
        },
      ],
    ),
    page(
      '7f3c9a',
      text('Preview for partners', 'Vorschau für Partner'),
      text('For those who were given the address.', 'Für alle, die die Adresse erhalten haben.'),
      [
        {
          kind: 'text',
          title: text('What comes in spring', 'Was im Frühling kommt'),
          text: text(
            'A press that teaches itself the crimp height from the first three strokes. Deliveries begin in week 14; list prices follow in January. Please keep it to yourselves until then.',
            'Eine Presse, die sich die Crimphöhe aus den ersten drei Hüben selbst beibringt. Auslieferung ab Woche 14, Listenpreise im Januar. Behalten Sie es bitte bis dahin für sich.',
          ),
        },
      ],
      { protection: pagePassword },
    ),
  ],
}
