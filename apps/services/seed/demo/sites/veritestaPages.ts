import type { SeedLink } from '../../links.types.ts'
import { pagesOf, text } from '../builders.ts'
import { crimpForce, failedPullTest } from './veritestaMeasurement.ts'
import { micrographLimits, requiredForces } from './veritestaTolerances.ts'

const page = pagesOf('veritesta')

/** The pages of the three methods. */
export const methodLinks: readonly SeedLink[] = [
  { text: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }), page: 'veritesta-pull-test' },
  { text: text('Micrograph', 'Schliffbild', { fr: 'Micrographie' }), page: 'veritesta-micrograph' },
  { text: text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }), page: 'veritesta-crimp-force' },
]

/** Pages on crimp tests. */
export const veritestaPages = [
  page(
    'methods',
    text('Methods', 'Verfahren', { fr: 'Méthodes' }),
    text('What to test, how often and with what.', 'Was man prüft, wie oft und womit.', {
      fr: 'Que contrôler, à quelle fréquence et avec quoi.',
    }),
    [
      {
        kind: 'hero',
        overline: 'Veritesta',
        title: text('Ask three times', 'Dreimal fragen', { fr: 'Interroger trois fois' }),
        lead: text(
          'One method destroys, one looks inside, one never looks away.',
          'Ein Verfahren zerstört, eines sieht hinein, eines sieht nie weg.',
          { fr: 'Une méthode détruit, une regarde à l’intérieur, une ne quitte jamais des yeux.' },
        ),
        image: 'veritesta-lab',
      },
      {
        kind: 'text',
        text: text(
          'A crimp cannot be judged from outside. Three methods complement each other: the [pull test](/methods/pull-test) destroys one sample per batch, the [micrograph](/methods/micrograph) shows the inside of one per set-up, and [crimp force monitoring](/methods/crimp-force) watches all the others.\n\n## How often\n\n- **At every set-up:** crimp height, pull test, micrograph.\n- **At every spool change:** crimp height and pull test.\n- **At every stroke:** crimp force.',
          'Ein Crimp lässt sich von aussen nicht beurteilen. Drei Verfahren ergänzen sich: Die [Zugprüfung](/methods/pull-test) zerstört ein Muster pro Los, das [Schliffbild](/methods/micrograph) zeigt das Innere eines Musters pro Einrichtung, und die [Kraftüberwachung](/methods/crimp-force) beobachtet alle übrigen.\n\n## Wie oft\n\n- **Bei jedem Einrichten:** Crimphöhe, Zugprüfung, Schliffbild.\n- **Bei jedem Spulenwechsel:** Crimphöhe und Zugprüfung.\n- **Bei jedem Hub:** Crimpkraft.',
          {
            fr: 'Un sertissage ne se juge pas de l’extérieur. Trois méthodes se complètent : l’[essai de traction](/methods/pull-test) détruit un échantillon par lot, la [micrographie](/methods/micrograph) montre l’intérieur d’un échantillon par réglage et le [contrôle de la force](/methods/crimp-force) surveille tous les autres.\n\n## À quelle fréquence\n\n- **À chaque réglage :** hauteur de sertissage, traction, micrographie.\n- **À chaque changement de bobine :** hauteur et traction.\n- **À chaque course :** force de sertissage.',
          },
        ),
      },
      {
        kind: 'links',
        title: text('The three in detail', 'Die drei im Einzelnen', { fr: 'Les trois en détail' }),
        links: methodLinks,
      },
    ],
  ),
  page(
    'pull-test',
    text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }),
    text('The oldest proof, done exactly.', 'Der älteste Nachweis, genau ausgeführt.', {
      fr: 'La plus ancienne des preuves, exécutée avec exactitude.',
    }),
    [
      {
        kind: 'hero',
        overline: 'Veritesta',
        title: text('Pull until it tells the truth', 'Ziehen, bis die Wahrheit herauskommt', {
          fr: 'Tirer jusqu’à la vérité',
        }),
        lead: text(
          'Constant speed, a clamp that does not cut, a value that goes straight into the report.',
          'Konstante Geschwindigkeit, eine Klemme, die nicht schneidet, ein Wert, der direkt im Bericht landet.',
          {
            fr: 'Une vitesse constante, une pince qui ne coupe pas, une valeur qui va directement dans le rapport.',
          },
        ),
        image: 'veritesta-pull',
      },
      failedPullTest,
      requiredForces,
    ],
    { parent: 'veritesta-methods', image: 'veritesta-pull' },
  ),
  page(
    'micrograph',
    text('Micrograph', 'Schliffbild'),
    text(
      'The inside of a crimp on the screen in five minutes.',
      'Das Innere eines Crimps in fünf Minuten auf dem Schirm.',
    ),
    [
      {
        kind: 'hero',
        overline: 'Veritesta',
        title: text('Look inside', 'Hineinsehen'),
        lead: text(
          'Cut, grind, polish, etch, measure: one bench, no waiting for the central laboratory.',
          'Sägen, schleifen, polieren, ätzen, messen: ein Tisch, kein Warten auf das Zentrallabor.',
        ),
        image: 'detail-section',
      },
      {
        kind: 'text',
        title: text('What the picture must show', 'Was das Bild zeigen muss'),
        anchor: 'what-it-shows',
        text: text(
          '1. Wings that touch and support each other.\n2. Strands pressed into polygons, with no gap between them.\n3. A burr no higher than the sheet is thick.\n\nThe software measures all three and says which limit was passed.',
          '1. Flanken, die sich berühren und stützen.\n2. Litzen, zu Vielecken gepresst, ohne Lücke.\n3. Ein Grat, nicht höher als die Blechdicke.\n\nDie Software misst alle drei und sagt, welche Grenze überschritten ist.',
        ),
      },
      { ...micrographLimits, title: text('This section, measured', 'Dieser Schliff, gemessen') },
    ],
    { parent: 'veritesta-methods' },
  ),
  page(
    'crimp-force',
    text('Crimp force', 'Crimpkraft'),
    text('Every stroke, compared while it happens.', 'Jeder Hub, verglichen, während er geschieht.'),
    [
      {
        kind: 'hero',
        overline: 'Veritesta',
        title: text('The curve knows', 'Die Kurve weiss es'),
        lead: text(
          'A missing strand changes the force by two per cent. That is enough.',
          'Eine fehlende Litze ändert die Kraft um zwei Prozent. Das genügt.',
        ),
        image: 'veritesta-force',
      },
      crimpForce,
      {
        kind: 'text',
        title: text('Three zones of a stroke', 'Drei Zonen eines Hubs'),
        anchor: 'zones',
        text: text(
          'The monitor learns the curve from the first ten good parts. From then on three zones are compared: the rise, the plateau and the release. What leaves its band stops the press before the next wire arrives, and the part is cut so that nobody can sort it back.\n\n- **Rise:** insulation caught, strands missing.\n- **Plateau:** wrong height, worn anvil.\n- **Release:** terminal bent, tool dirty.',
          'Die Überwachung lernt die Kurve aus den ersten zehn guten Teilen. Danach werden drei Zonen verglichen: Anstieg, Plateau und Entlastung. Was sein Band verlässt, hält die Presse an, bevor die nächste Leitung kommt, und das Teil wird zerschnitten, damit es niemand zurücksortiert.\n\n- **Anstieg:** Isolation eingeklemmt, Litzen fehlen.\n- **Plateau:** falsche Höhe, Amboss abgenutzt.\n- **Entlastung:** Kontakt verbogen, Werkzeug verschmutzt.',
        ),
      },
      {
        kind: 'quote',
        text: text(
          'We used to find the worn anvil on Friday. Now the curve finds it on Monday.',
          'Den abgenutzten Amboss fanden wir früher am Freitag. Die Kurve findet ihn am Montag.',
        ),
        person: 'Tomasz Wrona',
        role: text('Process engineer, Globex Kabel GmbH', 'Prozessingenieur, Globex Kabel GmbH'),
      },
    ],
    { parent: 'veritesta-methods' },
  ),
]
