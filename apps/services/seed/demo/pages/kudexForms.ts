import type { SeedPage } from '../../seed.types.ts'
import { pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** Pages of the main site that stand around a form; support has its own page among the services. */
export const formPages: readonly SeedPage[] = [
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
