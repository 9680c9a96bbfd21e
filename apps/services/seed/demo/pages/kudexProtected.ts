import type { SeedPage } from '../../seed.types.ts'
import { pagePassword, pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** Pages of the main site that demonstrate protection, links and translation states. */
export const protectedPages: readonly SeedPage[] = [
  page(
    'protected-password',
    text('Preview for customers', 'Vorschau für Kunden'),
    text('For those who have the password.', 'Für alle, die das Passwort haben.'),
    [
      {
        kind: 'text',
        title: text('The press that measures itself', 'Die Presse, die sich selbst misst'),
        text: text(
          'The successor of the CP 40 finds its crimp height in three strokes. The first twenty machines go to customers who lend us their hardest terminal.',
          'Die Nachfolgerin der CP 40 findet ihre Crimphöhe in drei Hüben. Die ersten zwanzig Maschinen gehen an Kunden, die uns ihren schwierigsten Kontakt ausleihen.',
        ),
      },
    ],
    { protection: pagePassword },
  ),
  page(
    'protected-role',
    text('Notes for machine owners', 'Hinweise für Maschinenbesitzer'),
    text('For accounts that manage machines.', 'Für Konten, die Maschinen verwalten.'),
    [
      {
        kind: 'text',
        title: text('Before the winter break', 'Vor der Winterpause'),
        text: text(
          'Drain the air filter, run the rams to the upper stop, back up the recipes. LineView 4.2 does the last by itself if you let it.',
          'Luftfilter entleeren, Stössel in die obere Endlage fahren, Rezepte sichern. Das Letzte erledigt LineView 4.2 auf Wunsch selbst.',
        ),
      },
    ],
    { protection: { kind: 'role', role: 'kmx_int_assetdb_active' } },
  ),
  page(
    'fair-screen',
    text('The screen at the stand', 'Der Bildschirm am Stand'),
    text('Shown without a header.', 'Wird ohne Kopfzeile gezeigt.'),
    [
      {
        kind: 'hero',
        overline: text('Kudex at the fair', 'Kudex an der Messe'),
        title: text('Eleven seconds per cable', 'Elf Sekunden pro Leitung'),
        image: 'scene-battery',
        links: [
          { text: text('News from the stand', 'Neues vom Stand'), path: 'action:open-news-feed-panel' },
          { text: text('Call the stand team', 'Standteam rufen'), path: 'action:call-stand-team' },
          { text: text('productronica', 'productronica'), path: 'hard:/productronica' },
        ],
      },
    ],
    { header: { hidden: true } },
  ),
  page(
    'notes-on-copper',
    text('Notes on copper', 'Notizen zum Kupfer', { fr: 'Notes sur le cuivre' }),
    text('What purity costs.', 'Was Reinheit kostet.', { fr: 'Ce que coûte la pureté.' }),
    [
      {
        kind: 'text',
        text: text(
          'A tenth of a per cent of iron costs ten per cent of conductivity.',
          'Ein Zehntelprozent Eisen kostet zehn Prozent Leitfähigkeit.',
          { fr: 'Un dixième de pour cent de fer coûte dix pour cent de conductivité.' },
        ),
      },
    ],
    {
      translationSourceLanguage: 'de',
      translationTargetLanguages: ['en', 'fr', 'es'],
      draft: {
        description: text('What purity costs, measured again.', 'Was Reinheit kostet, neu gemessen.', {
          fr: 'Ce que coûte la pureté, mesuré à nouveau.',
        }),
        blocks: [
          {
            kind: 'text',
            text: text(
              'Measured again: 0.1 per cent of iron costs 11 per cent of conductivity.',
              'Neu gemessen: 0,1 Prozent Eisen kostet 11 Prozent Leitfähigkeit.',
              { fr: 'Mesuré à nouveau : 0,1 pour cent de fer coûte 11 pour cent de conductivité.' },
            ),
          },
        ],
      },
    },
  ),
]
