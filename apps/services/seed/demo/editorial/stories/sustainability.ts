import { figure, text } from '../../builders.ts'
import { listParts } from '../../cutaways.ts'
import { storiesAbout } from '../builders.ts'

const story = storiesAbout('sustainability')

export const sustainabilityStories = [
  story({
    slug: 'copper-that-comes-back',
    date: '2026-09-03',
    by: ['reto-amrein'],
    about: ['cs-320'],
    image: 'detail-copper',
    hasFilm: true,
    title: text('Copper that comes back', 'Kupfer, das zurückkommt'),
    lead: text(
      'Every cut leaves a crumb. Together they weigh nineteen tonnes a year, and none of them is lost.',
      'Jeder Schnitt lässt einen Krümel zurück. Zusammen wiegen sie neunzehn Tonnen im Jahr, und keiner geht verloren.',
    ),
    body: text(
      `Copper is patient: it can be melted down as often as one likes. What it does not like is company. So the machine parts metal and plastic where they arise, and not in a heap later on.

The second half of the answer is to cut less. A plan that puts short wires into the rests of long ones saves three in a hundred.`,
      `Kupfer ist geduldig: Man kann es beliebig oft einschmelzen. Was es nicht mag, ist Gesellschaft. Also trennt die Maschine Metall und Kunststoff dort, wo sie entstehen, und nicht später auf einem Haufen.

Die zweite Hälfte der Antwort ist, weniger zu schneiden. Ein Plan, der kurze Leitungen in die Reste der langen legt, spart drei von hundert.`,
    ),
    more: [
      {
        kind: 'facts',
        facts: [
          figure('19', text('of copper are returned each year', 'Kupfer kommen jedes Jahr zurück'), text('t', 't')),
          figure('3', text('less offcut by better plans', 'weniger Verschnitt durch bessere Pläne'), text('%', '%')),
        ],
      },
    ],
  }),
  story({
    slug: 'a-press-that-sleeps',
    date: '2026-05-28',
    by: ['mara-lindqvist', 'beat-zumsteg'],
    about: ['cp-20'],
    image: 'cp-20',
    title: text('A press that sleeps', 'Eine Presse, die schläft'),
    lead: text(
      'Half of the current went into waiting. Now the press lies down between two wires.',
      'Die Hälfte des Stroms ging ins Warten. Jetzt legt sich die Presse zwischen zwei Leitungen hin.',
    ),
    body: text(
      `Air is the most expensive tool in a plant: it leaks, it warms up, it hums at night. The new presses do without it.

What is left is a motor that gives back what it takes when it brakes. A line now needs as much as four kettles.`,
      `Luft ist das teuerste Werkzeug in einem Werk: Sie entweicht, sie wird warm, sie brummt in der Nacht. Die neuen Pressen kommen ohne aus.

Was bleibt, ist ein Motor, der beim Bremsen zurückgibt, was er nimmt. Eine Linie braucht jetzt so viel wie vier Wasserkocher.`,
    ),
  }),
  story({
    slug: 'thirty-years-and-a-new-head',
    date: '2026-02-26',
    by: ['tomas-havel'],
    about: ['retrofit'],
    image: 'rs-25-coax',
    title: text('Thirty years and a new head', 'Dreissig Jahre und ein neuer Kopf'),
    lead: text(
      'A machine from 1996 gets a control from 2026. Its frame has never been anything but straight.',
      'Eine Maschine von 1996 bekommt eine Steuerung von 2026. Ihr Rahmen war nie etwas anderes als gerade.',
    ),
    body: text(
      `Cast iron does not age. Cables do, belts do, screens do. So what ages is replaced and what does not stays: that is four fifths of its weight.

A refit takes three days and costs a third. Two hundred machines are booked for this year.`,
      `Guss altert nicht. Kabel altern, Riemen altern, Bildschirme altern. Also wird ersetzt, was altert, und was nicht altert, bleibt: Das sind vier Fünftel des Gewichts.

Ein Umbau dauert drei Tage und kostet einen Drittel. Für zweihundert Maschinen ist er dieses Jahr gebucht.`,
    ),
    more: [
      { kind: 'media', image: 'cutaway-head', preset: 'break-out' },
      { kind: 'text', title: text('The new head', 'Der neue Kopf'), text: listParts('head') },
    ],
  }),
  story({
    slug: 'a-roof-full-of-light',
    date: '2025-05-15',
    by: ['nora-steiger'],
    image: 'scene-roof',
    title: text('A roof full of light', 'Ein Dach voll Licht'),
    lead: text(
      'On sunny days the plant makes more current than it needs. The neighbours swim in it.',
      'An sonnigen Tagen macht das Werk mehr Strom, als es braucht. Die Nachbarschaft schwimmt darin.',
    ),
    body: text(
      `Eleven thousand square metres of roof had been waiting for something to do. Since May they have been feeding the halls and the canteen. What is left over heats the public baths in the neighbourhood.

The meter hangs in the entrance. It is the only one in the house that everybody likes to see run backwards.`,
      `Elftausend Quadratmeter Dach hatten auf eine Aufgabe gewartet. Seit Mai speisen sie die Hallen und die Kantine. Was übrig bleibt, heizt das Hallenbad im Quartier.

Der Zähler hängt im Eingang. Er ist der einzige im Haus, den alle gern rückwärts laufen sehen.`,
    ),
  }),
  story({
    slug: 'packed-in-itself',
    date: '2024-10-10',
    by: ['reto-amrein', 'dana-whitfield'],
    image: 'pf-3000',
    title: text('Packed in itself', 'In sich selbst verpackt'),
    lead: text(
      'The crate of a machine becomes its table. Whoever unpacks it has nothing left over.',
      'Aus der Kiste der Maschine wird ihr Tisch. Wer sie auspackt, hat nichts übrig.',
    ),
    body: text(
      `A crate travels once and is burnt. This one has holes in places that make no sense until one turns the walls round: then they are the legs of a table.

It was an idea from dispatch. It saves six hundred trees a year, and the question where to put the machine.`,
      `Eine Kiste reist einmal und wird verbrannt. Diese hat Löcher an Stellen, die keinen Sinn ergeben, bis man die Wände umdreht: Dann sind sie die Beine eines Tischs.

Die Idee kam aus der Spedition. Sie spart sechshundert Bäume im Jahr, und die Frage, wohin mit der Maschine.`,
    ),
  }),
]
