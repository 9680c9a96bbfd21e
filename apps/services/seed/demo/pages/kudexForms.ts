import type { SeedPage } from '../../seed.types.ts'
import { pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** Form pages of the main site; the support form is beside the other pages. */
export const formPages: readonly SeedPage[] = [
  page(
    'inquiry',
    text('Talk to an expert', 'Mit einer Fachperson sprechen'),
    text(
      'For everyone who has a wire and no machine for it yet.',
      'Für alle, die eine Leitung haben und noch keine Maschine dafür.',
    ),
    [
      {
        kind: 'hero',
        title: text('Talk to an expert', 'Mit einer Fachperson sprechen'),
        lead: text(
          'Tell us which wire you process and what is to be done with it. You need no machine of ours. We reply within 24 hours.',
          'Sagen Sie uns, welche Leitung Sie verarbeiten und was damit geschehen soll. Eine Maschine von uns brauchen Sie nicht. Wir antworten innerhalb von 24 Stunden.',
        ),
        links: [
          { text: text('Find the machine for your wire', 'Die Maschine zur Leitung finden'), path: '/products/finder' },
          { text: text('Support for your machine', 'Support für Ihre Maschine'), page: 'kudex-support' },
        ],
      },
    ],
  ),
  page(
    'whitepaper',
    text('Crimp height, measured', 'Crimphöhe, gemessen'),
    text('A white paper on measuring in the press.', 'Ein Whitepaper über das Messen in der Presse.'),
    [
      {
        kind: 'hero',
        overline: text('White paper', 'Whitepaper'),
        title: text('Crimp height, measured', 'Crimphöhe, gemessen'),
        lead: text(
          'What a press can know about a crimp while it makes it, and what has to be measured afterwards all the same. 24 pages, with the figures of twelve lines.',
          'Was eine Presse über einen Crimp wissen kann, während sie ihn macht, und was man trotzdem nachher messen muss. 24 Seiten mit den Zahlen von zwölf Linien.',
        ),
      },
      // The form comes before these files (FORM-18).
      {
        kind: 'downloads',
        title: text('The white paper', 'Das Whitepaper'),
        groups: [
          {
            id: 'paper',
            title: text('White paper', 'Whitepaper'),
            files: [{ slug: 'crimp-height-measured', name: text('Crimp height, measured', 'Crimphöhe, gemessen') }],
          },
        ],
      },
    ],
  ),
  page(
    'upload',
    text('Send us pictures and videos', 'Schicken Sie uns Bilder und Videos'),
    text('Show our service what you see.', 'Zeigen Sie unserem Service, was Sie sehen.'),
    [
      {
        kind: 'hero',
        overline: text('Service', 'Service'),
        title: text('Show us what you see', 'Zeigen Sie uns, was Sie sehen'),
        lead: text(
          'A picture of the display or a short film of the station tells more than a long description. A connection that breaks off does no harm: the upload goes on where it was.',
          'Ein Bild der Anzeige oder ein kurzer Film der Station sagt mehr als eine lange Beschreibung. Eine abgebrochene Verbindung schadet nicht: Der Upload geht weiter, wo er war.',
        ),
      },
    ],
  ),
  page(
    'subscribe',
    text('Subscribe to our news', 'Neuigkeiten abonnieren'),
    text('Stories and media releases by mail.', 'Storys und Medienmitteilungen per E-Mail.'),
    [
      {
        kind: 'hero',
        overline: text('News', 'Neuigkeiten'),
        title: text('Hear of it first', 'Als Erste davon hören'),
        lead: text(
          'A mail when something new is published, and none in between. It takes one click to end it.',
          'Eine E-Mail, wenn etwas Neues erscheint, und dazwischen keine. Ein Klick genügt, um sie abzubestellen.',
        ),
      },
    ],
  ),
  page(
    'feedback',
    text('Tell our editors', 'Schreiben Sie unserer Redaktion'),
    text('What you think of our stories.', 'Was Sie von unseren Storys halten.'),
    [
      {
        kind: 'hero',
        overline: text('Stories', 'Storys'),
        title: text('Tell our editors', 'Schreiben Sie unserer Redaktion'),
        lead: text(
          'What did we leave out? What should we look at next? Your words reach the people who write.',
          'Was haben wir ausgelassen? Was sollen wir als Nächstes anschauen? Ihre Worte erreichen die, die schreiben.',
        ),
      },
    ],
  ),
]
