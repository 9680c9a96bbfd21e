import { fairPlan, fairProgramme } from './productronicaProgramme.ts'
import { domainsOf, figure, pagePassword, pagesOf, text, type SiteContent } from '../builders.ts'

const page = pagesOf('productronica')

/** A trade fair, with a page for staff. */
export const productronica: SiteContent = {
  site: {
    id: 'productronica',
    name: 'productronica',
    slug: 'productronica',
    brand: 'fairs',
    domains: domainsOf('productronica'),
    features: [],
    headerNavigation: 'productronica-header',
    footer: 'productronica-footer',
  },
  navigation: {
    id: 'productronica-header',
    items: [
      { id: 'nav-p-stand', title: text('The stand', 'Der Stand'), page: 'productronica-stand' },
      { id: 'nav-p-programme', title: text('Programme', 'Programm'), page: 'productronica-programme' },
      { id: 'nav-p-visit', title: text('Your visit', 'Ihr Besuch'), page: 'productronica-visit' },
    ],
  },
  footer: {
    id: 'productronica-footer',
    theme: 'Dark',
    contactTitle: text('Half an hour at the line', 'Eine halbe Stunde an der Linie'),
    contactLink: { text: text('Arrange a meeting', 'Termin vereinbaren'), page: 'productronica-visit' },
    sections: [
      {
        title: text('At the fair', 'An der Messe'),
        links: [
          { text: text('The stand', 'Der Stand'), page: 'productronica-stand' },
          { text: text('Programme', 'Programm'), page: 'productronica-programme' },
          { text: text('Your visit', 'Ihr Besuch'), page: 'productronica-visit' },
        ],
      },
      {
        title: 'Kudex',
        links: [
          { text: text('All machines', 'Alle Maschinen'), path: 'hard:/{locale}/products' },
          { text: text('For the stand team', 'Für das Standteam'), page: 'productronica-internal' },
        ],
      },
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
      text('Kudex at productronica', 'Kudex an der productronica'),
      text('Four days, one line, your wire.', 'Vier Tage, eine Linie, Ihre Leitung.'),
      [
        {
          kind: 'hero',
          overline: text('16–19 November 2027, Munich', '16.–19. November 2027, München'),
          title: text('The line runs. Stop it.', 'Die Linie läuft. Halten Sie sie an.'),
          lead: text(
            'Change the terminal, change the wire, press start again. We measure how long you need.',
            'Wechseln Sie den Kontakt, wechseln Sie die Leitung, starten Sie neu. Wir messen, wie lange Sie brauchen.',
          ),
          links: [
            { text: text('Programme', 'Programm'), page: 'productronica-programme' },
            { text: text('Your visit', 'Ihr Besuch'), page: 'productronica-visit' },
          ],
        },
        {
          kind: 'facts',
          facts: [
            figure('16–19', text('November 2027, in Munich', 'November 2027, in München')),
            figure('B4', text('the hall, four minutes from gate West', 'die Halle, vier Minuten vom Tor West')),
            figure('210', text('the number of the stand', 'die Nummer des Stands')),
          ],
        },
        fairPlan,
        fairProgramme,
        { kind: 'media', image: 'fair-productronica', preset: 'stretched' },
        {
          kind: 'teasers',
          title: text('What you will see', 'Was Sie sehen'),
          teasers: [
            {
              title: text('The line', 'Die Linie'),
              text: text('Four presses, changeover in four minutes.', 'Vier Pressen, umgerüstet in vier Minuten.'),
              image: 'detail-crimp',
              link: { text: text('The stand', 'Der Stand'), page: 'productronica-stand' },
            },
            {
              title: text('The laboratory', 'Das Labor'),
              text: text('Bring a crimp, take its micrograph home.', 'Crimp mitbringen, Schliffbild mitnehmen.'),
              image: 'scene-lab',
              link: { text: text('Programme', 'Programm'), page: 'productronica-programme' },
            },
          ],
        },
        {
          kind: 'quote',
          text: text(
            'Eleven visitors beat our own technician. We have hired one of them.',
            'Elf Gäste waren schneller als unser eigener Techniker. Einen haben wir angestellt.',
          ),
          person: 'Flavia Imhof',
          role: text('Head of fairs, Kudex', 'Leiterin Messen, Kudex'),
        },
        {
          kind: 'links',
          title: text('Before you come', 'Bevor Sie kommen'),
          links: [
            { text: text('What happens when', 'Was wann geschieht'), page: 'productronica-programme' },
            { text: text('Who stands where', 'Wer wo steht'), page: 'productronica-stand' },
            { text: text('Tickets and meetings', 'Karten und Termine'), page: 'productronica-visit' },
          ],
        },
      ],
      { pageType: 'Home', image: 'fair-productronica' },
    ),
    page('stand', text('The stand', 'Der Stand'), text('Where to find what.', 'Was wo steht.'), [
      {
        kind: 'hero',
        overline: text('Hall B4, stand 210', 'Halle B4, Stand 210'),
        title: text('Walk right in', 'Kommen Sie herein'),
        lead: text(
          'No rope, no barrier. Open the covers and look inside.',
          'Kein Seil, keine Absperrung. Öffnen Sie die Hauben und schauen Sie hinein.',
        ),
        image: 'crimpline-4-side',
      },
      fairPlan,
      { kind: 'media', image: 'fair-productronica', preset: 'stretched' },
      {
        kind: 'facts',
        facts: [
          figure('210', text('the number on the yellow wall', 'die Nummer auf der gelben Wand')),
          figure('11', text('machines under power', 'Maschinen unter Strom')),
          figure('5', text('areas, from A to E', 'Bereiche, von A bis E')),
        ],
      },
    ]),
    page('programme', text('Programme', 'Programm'), text('Every hour on the hour.', 'Zu jeder vollen Stunde.'), [
      {
        kind: 'hero',
        overline: text('Four days', 'Vier Tage'),
        title: text('On the hour, at the machine', 'Zur vollen Stunde, an der Maschine'),
        lead: text(
          'Twenty minutes each, without a microphone. Come closer.',
          'Je zwanzig Minuten, ohne Mikrofon. Kommen Sie näher.',
        ),
        image: 'detail-crimp',
      },
      fairProgramme,
      {
        kind: 'facts',
        facts: [
          figure('3:52', text('the changeover to beat', 'die Umrüstung, die es zu schlagen gilt'), 'min'),
          figure('6', text('layers of a high-voltage cable', 'Schichten einer Hochvoltleitung')),
          figure('400', text('wires for one cabinet', 'Leitungen für einen Schrank')),
        ],
      },
      {
        kind: 'teasers',
        teasers: [
          {
            title: text('Crimp clinic', 'Crimp-Sprechstunde'),
            text: text('Daily at 14:00, laboratory by Veritesta.', 'Täglich um 14 Uhr, Labor von Veritesta.'),
            image: 'scene-lab',
            link: { text: text('The stand', 'Der Stand'), page: 'productronica-stand' },
          },
          {
            title: text('High voltage', 'Hochvolt'),
            text: text('Daily at 11:00, area 210 B.', 'Täglich um 11 Uhr, Bereich 210 B.'),
            image: 'scene-battery',
            link: { text: text('The stand', 'Der Stand'), page: 'productronica-stand' },
          },
        ],
      },
    ]),
    page('visit', text('Your visit', 'Ihr Besuch'), text('Tickets, meetings, the way.', 'Karten, Termine, Anreise.'), [
      {
        kind: 'hero',
        overline: text('Your visit', 'Ihr Besuch'),
        title: text('Half an hour, kept for you', 'Eine halbe Stunde, nur für Sie'),
        lead: text(
          'Tell us the wire and the terminal. The machine is set up when you arrive.',
          'Nennen Sie Leitung und Kontakt. Die Maschine ist eingerichtet, wenn Sie kommen.',
        ),
        image: 'fair-grounds',
      },
      {
        kind: 'text',
        text: text(
          'Write to [fair@kudex.example](mailto:fair@kudex.example) and say what you want to see. We send a ticket and keep half an hour for you.',
          'Schreiben Sie an [fair@kudex.example](mailto:fair@kudex.example), was Sie sehen möchten. Wir schicken eine Karte und halten eine halbe Stunde frei.',
        ),
      },
      {
        kind: 'facts',
        facts: [
          figure('30', text('with one technician', 'mit einer Fachperson'), 'min'),
          figure('9–18', text('open, on the last day until 16', 'geöffnet, am letzten Tag bis 16'), text('h', 'Uhr')),
          figure('4', text('on foot from the west gate', 'zu Fuss vom Tor West'), 'min'),
        ],
      },
    ]),
    page(
      'internal',
      text('For the stand team', 'Für das Standteam'),
      text('Duty roster, doors, numbers.', 'Dienstplan, Türen, Nummern.'),
      [
        {
          kind: 'text',
          title: text('Duty roster', 'Dienstplan'),
          text: text(
            'Early shift from 8:15 at gate West 4, late shift until the last visitor has gone. The key of the quiet rooms hangs behind the coffee machine; the alarm code changes every morning and is read out at the briefing.\n\n1. Power on at 8:30, air at 8:40.\n2. First part of the day to the laboratory.\n3. Nobody shows the prototype under the grey cover.',
            'Frühschicht ab 8.15 Uhr beim Tor West 4, Spätschicht, bis der letzte Gast gegangen ist. Der Schlüssel der ruhigen Räume hängt hinter der Kaffeemaschine; der Alarmcode wechselt jeden Morgen und wird im Briefing vorgelesen.\n\n1. Strom ein um 8.30 Uhr, Druckluft um 8.40 Uhr.\n2. Das erste Teil des Tages geht ins Labor.\n3. Den Prototyp unter der grauen Haube zeigt niemand.',
          ),
        },
      ],
      { protection: pagePassword },
    ),
  ],
}
