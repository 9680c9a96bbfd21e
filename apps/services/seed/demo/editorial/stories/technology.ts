import { figure, text } from '../../builders.ts'
import { listParts } from '../../cutaways.ts'
import { staff } from '../../staff.ts'
import { storiesAbout } from '../builders.ts'

const story = storiesAbout('technology')

export const technologyStories = [
  story({
    slug: 'the-last-ten-millimetres',
    date: '2026-11-12',
    by: ['mara-lindqvist', 'ines-caduff'],
    about: ['cs-240', 'cs-320', 'xs-1'],
    image: 'detail-wire-ends',
    title: text('The last ten millimetres of a wire', 'Die letzten zehn Millimeter einer Leitung', {
      fr: 'Les dix derniers millimètres d’un câble',
    }),
    lead: text(
      'A wire is kilometres long, and only its end decides whether it works. A visit to the people who think about nothing else.',
      'Eine Leitung ist kilometerlang, und nur ihr Ende entscheidet, ob sie funktioniert. Ein Besuch bei denen, die an nichts anderes denken.',
      {
        fr: 'Un câble mesure des kilomètres, et seule son extrémité décide s’il fonctionne. Visite chez ceux qui ne pensent qu’à cela.',
      },
    ),
    body: text(
      `In the laboratory in building four the light is always on. On the table lies a section of a crimp, polished like a mirror, eighty times larger on the screen than in life. Ines Caduff counts strands. “Thirty-seven went in”, she says. “I want to see thirty-seven.”

## A cut is a decision

Strip one millimetre too far and the barrel crimps bare copper. One too short and it crimps plastic. Both pass the eye, both fail after two winters in a car. That is why every machine measures the end it has just made, before the next step begins.

- The blade stops within a hundredth of a millimetre of the conductor.
- The camera looks at every end, not at one in a hundred.
- What is out of tolerance is cut off again, and the machine says so.

## What comes next

The development team around Mara Lindqvist works on blades that feel the conductor. *“We do not want to measure afterwards”*, she says. *“We want not to be wrong.”* The first of them run in the [CS 240](/products/cutting-stripping).`,
      `Im Labor in Gebäude vier brennt immer Licht. Auf dem Tisch liegt der Schliff eines Crimps, poliert wie ein Spiegel, auf dem Bildschirm achtzigmal grösser als in Wirklichkeit. Ines Caduff zählt Litzen. «Siebenunddreissig sind hineingegangen», sagt sie. «Siebenunddreissig will ich sehen.»

## Ein Schnitt ist eine Entscheidung

Einen Millimeter zu weit abisoliert, und die Hülse fasst blankes Kupfer. Einen zu kurz, und sie fasst Kunststoff. Beides besteht vor dem Auge, beides versagt nach zwei Wintern im Auto. Darum misst jede Maschine das Ende, das sie eben gemacht hat, bevor der nächste Schritt beginnt.

- Das Messer hält auf einen Hundertstelmillimeter vor dem Leiter.
- Die Kamera sieht jedes Ende an, nicht eines von hundert.
- Was ausserhalb der Toleranz liegt, wird noch einmal geschnitten, und die Maschine sagt es.

## Was als Nächstes kommt

Das Team um Mara Lindqvist arbeitet an Messern, die den Leiter spüren. *«Wir wollen nicht hinterher messen»*, sagt sie. *«Wir wollen uns nicht irren.»* Die ersten laufen in der [CS 240](/products/cutting-stripping).`,
      {
        fr: `Au laboratoire du bâtiment quatre, la lumière est toujours allumée. Sur la table, la coupe d’un sertissage, polie comme un miroir. À l’écran, elle est quatre-vingts fois plus grande que nature. Ines Caduff compte les brins : « Trente-sept sont entrés. Je veux en voir trente-sept. »

## Une coupe est une décision

Un millimètre de trop, et le fût serre le cuivre nu. Un de moins, et il serre le plastique. Dans les deux cas, l’œil ne voit rien, et le contact lâche après deux hivers dans une voiture. C’est pourquoi chaque machine mesure l’extrémité qu’elle vient de faire, avant l’étape suivante.

- La lame s’arrête à un centième de millimètre du conducteur.
- La caméra regarde chaque extrémité, pas une sur cent.
- Ce qui est hors tolérance est recoupé, et la machine le signale.

## La suite

L’équipe de Mara Lindqvist travaille à des lames qui sentent le conducteur. *« Nous ne voulons pas mesurer après coup »*, dit-elle. *« Nous voulons ne pas nous tromper. »* Les premières équipent la [CS 240](/products/cutting-stripping).`,
      },
    ),
    more: [
      { kind: 'media', image: 'detail-strip', preset: 'break-out' },
      {
        kind: 'facts',
        facts: [
          figure(
            '0.01',
            text('distance at which the blade stops', 'Abstand, in dem das Messer hält', {
              fr: 'distance à laquelle la lame s’arrête',
            }),
            'mm',
          ),
          figure(
            '37',
            text('strands in a 2.5 mm² conductor', 'Litzen in einem Leiter von 2,5 mm²', {
              fr: 'brins dans un conducteur de 2,5 mm²',
            }),
          ),
          figure(
            '100',
            text('of the ends are measured', 'der Enden werden gemessen', { fr: 'des extrémités sont mesurées' }),
            '%',
          ),
        ],
      },
      {
        kind: 'quote',
        text: text(
          'We do not want to measure afterwards. We want not to be wrong.',
          'Wir wollen nicht hinterher messen. Wir wollen uns nicht irren.',
          { fr: 'Nous ne voulons pas mesurer après coup. Nous voulons ne pas nous tromper.' },
        ),
        person: 'Mara Lindqvist',
        role: staff['mara-lindqvist'].role,
      },
      {
        kind: 'productTeasers',
        title: text('Machines in this story', 'Maschinen in dieser Geschichte', { fr: 'Les machines de ce reportage' }),
        products: ['cs-240', 'cs-320', 'xs-1'],
      },
    ],
  }),
  story({
    slug: 'a-crimp-has-a-curve',
    date: '2026-10-08',
    by: ['beat-zumsteg'],
    about: ['cp-20', 'cp-40', 'cfm-12'],
    image: 'scene-curve',
    hasFilm: true,
    title: text('A crimp has a curve', 'Ein Crimp hat eine Kurve'),
    lead: text(
      'Force over time: one line tells whether the strands, the seal and the terminal are where they belong.',
      'Kraft über Zeit: Eine Linie sagt, ob Litzen, Dichtung und Kontakt dort sind, wo sie hingehören.',
    ),
    body: text(
      `Whoever watches a press sees a blow of a tenth of a second. Whoever watches its curve sees a story: first contact, the wings rolling in, the strands flowing into each other, the rest.

A missing strand makes a dent in the line, a pinched seal a hump. The press compares each curve with those of the good ones and stops before the next wire is fed.

> The machine does not know what a crimp is. It knows what the last ten thousand good ones felt like.

Since January the curves of all presses can be kept for fifteen years: as long as a car manufacturer asks for them.`,
      `Wer einer Presse zusieht, sieht einen Schlag von einer Zehntelsekunde. Wer ihrer Kurve zusieht, sieht eine Geschichte: die Berührung, die Flügel, die sich einrollen, die Litzen, die ineinanderfliessen, die Ruhe.

Eine fehlende Litze macht eine Delle in die Linie, eine eingeklemmte Dichtung einen Buckel. Die Presse vergleicht jede Kurve mit denen der guten und hält an, bevor die nächste Leitung kommt.

> Die Maschine weiss nicht, was ein Crimp ist. Sie weiss, wie sich die letzten zehntausend guten angefühlt haben.

Seit Januar lassen sich die Kurven aller Pressen fünfzehn Jahre lang aufbewahren: so lange, wie Autohersteller danach fragen.`,
    ),
    more: [{ kind: 'productTeasers', title: text('Presses', 'Pressen'), products: ['cp-20', 'cp-40', 'cfm-12'] }],
  }),
  story({
    slug: 'seeing-in-four-milliseconds',
    date: '2026-07-02',
    by: ['mara-lindqvist'],
    about: ['crimpline-6s'],
    image: 'detail-camera',
    title: text('Seeing in four milliseconds', 'Sehen in vier Millisekunden'),
    lead: text(
      'A camera that is as fast as the machine it looks at needs no more light than a reading lamp.',
      'Eine Kamera, die so schnell ist wie die Maschine, die sie betrachtet, braucht nicht mehr Licht als eine Leselampe.',
    ),
    body: text(
      `A CrimpLine 6S makes more than two ends a second. Between two of them there are forty milliseconds in which nothing moves. The camera takes four of them: one for the light, one for the picture, two for the answer.

The answer is short: length, angle, loose strands, the seat of the seal. It is kept with the number of the wire, so that months later one can see what the machine saw.`,
      `Eine CrimpLine 6S macht mehr als zwei Enden pro Sekunde. Zwischen zweien liegen vierzig Millisekunden, in denen sich nichts bewegt. Die Kamera nimmt sich vier davon: eine für das Licht, eine für das Bild, zwei für die Antwort.

Die Antwort ist kurz: Länge, Winkel, abstehende Litzen, Sitz der Dichtung. Sie wird mit der Nummer der Leitung aufbewahrt, so dass man Monate später sieht, was die Maschine sah.`,
    ),
  }),
  story({
    slug: 'twisted-and-quiet',
    date: '2026-03-19',
    by: ['mara-lindqvist', 'li-wenna'],
    about: ['tw-60', 'tw-120'],
    image: 'detail-twisted',
    hasFilm: true,
    title: text('Twisted and quiet', 'Verdrillt und leise'),
    lead: text(
      'Data in a car travels on pairs. How tight they are twisted decides how much they hear of each other.',
      'Daten im Auto reisen paarweise. Wie eng verdrillt wird, entscheidet, wie viel sie voneinander hören.',
    ),
    body: text(
      `A pair that is twisted evenly is deaf to everything around it. A pair with one lazy turn is an antenna. The TW 120 counts turns while it makes them and evens out what the wire gives back when it is let go.

The last twenty millimetres stay open, for the connector. That is the difficult part: the open length may differ by half a millimetre and no more.`,
      `Ein gleichmässig verdrilltes Paar ist taub für alles ringsum. Ein Paar mit einer trägen Windung ist eine Antenne. Die TW 120 zählt Windungen, während sie sie macht, und gleicht aus, was die Leitung beim Loslassen zurückgibt.

Die letzten zwanzig Millimeter bleiben offen, für den Stecker. Das ist das Schwierige: Die offene Länge darf um einen halben Millimeter abweichen, mehr nicht.`,
    ),
    more: [{ kind: 'productTeasers', title: text('Twisting', 'Verdrillen'), products: ['tw-60', 'tw-120'] }],
  }),
  story({
    slug: 'aluminium-is-patient',
    date: '2025-11-20',
    by: ['ines-caduff'],
    image: 'detail-section',
    title: text('Aluminium is patient', 'Aluminium ist geduldig'),
    lead: text(
      'It is light, cheap and covers itself with a skin that does not conduct. A crimp has to break it.',
      'Es ist leicht, günstig und überzieht sich mit einer Haut, die nicht leitet. Ein Crimp muss sie aufbrechen.',
    ),
    body: text(
      `Copper forgives, aluminium remembers. It creeps under pressure, for years, until a contact that was good is loose. The laboratory has crimped eleven thousand samples to find out where the limit lies.

The answer is a barrel with edges that cut through the skin, and a press that holds its force for a moment longer.`,
      `Kupfer verzeiht, Aluminium merkt sich alles. Es kriecht unter Druck, jahrelang, bis ein guter Kontakt locker ist. Das Labor hat elftausend Proben gecrimpt, um die Grenze zu finden.

Die Antwort ist eine Hülse mit Kanten, die durch die Haut schneiden, und eine Presse, die ihre Kraft einen Moment länger hält.`,
    ),
  }),
  story({
    slug: 'forty-kilonewtons-on-a-table',
    date: '2025-06-05',
    by: ['beat-zumsteg'],
    about: ['cp-40'],
    image: 'cp-40',
    title: text('Forty kilonewtons on a table', 'Vierzig Kilonewton auf einem Tisch'),
    lead: text(
      'The CP 40 weighs 138 kilograms and presses as hard as an elephant stands.',
      'Die CP 40 wiegt 138 Kilogramm und presst so fest, wie ein Elefant steht.',
    ),
    body: text(
      `A press is a frame that does not give way. For a long time that meant: a heavy frame. The CP 40 measures how far it bends and takes it off again, with every stroke.

At full force it bends by less than 0.04 millimetres. The result is a press that stands on a table and needs no foundation.`,
      `Eine Presse ist ein Rahmen, der nicht nachgibt. Lange hiess das: ein schwerer Rahmen. Die CP 40 misst, wie weit sie sich biegt, und zieht es wieder ab, bei jedem Hub.

Bei voller Kraft sind es weniger als 0,04 Millimeter. Das Ergebnis ist eine Presse, die auf einem Tisch steht und kein Fundament braucht.`,
    ),
    more: [
      { kind: 'media', image: 'cutaway-press', preset: 'break-out' },
      { kind: 'text', title: text('What is inside', 'Was darin ist'), text: listParts('press') },
    ],
  }),
  story({
    slug: 'a-wire-with-a-passport',
    date: '2025-02-13',
    by: ['nora-steiger', 'mara-lindqvist'],
    about: ['wire-master-studio'],
    image: 'wire-master-studio',
    hasFilm: true,
    title: text('A wire with a passport', 'Eine Leitung mit Pass'),
    lead: text(
      'From the spool to the car every end has a number. The software behind it fits on one page.',
      'Von der Spule bis zum Auto hat jedes Ende eine Nummer. Die Software dahinter passt auf eine Seite.',
    ),
    body: text(
      `An order comes in as a list: this many wires, this long, these ends. Wire Master Studio makes a plan of it, the machine makes wires of it, and each of them takes its data along.

When a plant calls after three years, the answer takes seconds: which spool, which blade, which press, which curve.`,
      `Ein Auftrag kommt als Liste: so viele Leitungen, so lang, mit diesen Enden. Wire Master Studio macht daraus einen Plan, die Maschine macht daraus Leitungen, und jede nimmt ihre Daten mit.

Wenn ein Werk nach drei Jahren anruft, dauert die Antwort Sekunden: welche Spule, welches Messer, welche Presse, welche Kurve.`,
    ),
  }),
]
