import { text } from '../../builders.ts'
import { storiesAbout } from '../builders.ts'

const story = storiesAbout('production')

export const productionStories = [
  story({
    slug: 'a-machine-is-born',
    date: '2026-10-22',
    by: ['reto-amrein'],
    image: 'scene-strip',
    hasFilm: true,
    title: text('A machine is born', 'Eine Maschine entsteht'),
    lead: text(
      'Nine stations, four thousand parts, one name on the plate. We followed a cutting machine for eleven days.',
      'Neun Stationen, viertausend Teile, ein Name auf dem Schild. Wir haben eine Schneidmaschine elf Tage lang begleitet.',
    ),
    body: text(
      `On the first day it is a plate with holes. On the third it has a spine, on the fifth nerves. On the seventh it moves for the first time, and everybody in the hall looks up for a moment.

## Who signs

Each machine is built by one person, from the frame to the last screw. The name is on a plate inside the door. When something is wrong, the person comes along.`,
      `Am ersten Tag ist sie eine Platte mit Löchern. Am dritten hat sie ein Rückgrat, am fünften Nerven. Am siebten bewegt sie sich zum ersten Mal, und alle in der Halle schauen kurz auf.

## Wer unterschreibt

Jede Maschine baut ein einziger Mensch, vom Rahmen bis zur letzten Schraube. Der Name steht auf einem Schild innen an der Tür. Wenn etwas nicht stimmt, kommt der Mensch mit.`,
    ),
    more: [{ kind: 'media', image: 'scene-handling', preset: 'break-out' }],
  }),
  story({
    slug: 'the-quiet-hall',
    date: '2026-05-07',
    by: ['reto-amrein', 'nora-steiger'],
    image: 'strivona-line',
    title: text('The quiet hall', 'Die leise Halle'),
    lead: text(
      'In the new hall one can talk. That was not a wish of the architects but of the people who check machines by ear.',
      'In der neuen Halle kann man sich unterhalten. Das war kein Wunsch der Architekten, sondern derer, die Maschinen nach Gehör prüfen.',
    ),
    body: text(
      `A bearing that will fail in a year can be heard today, if it is quiet enough. So the air goes slowly, the floor floats, and whoever drills does it next door.

The hall has thirty-two places. On each of them a machine runs for a whole shift, eight hours, before it may leave.`,
      `Ein Lager, das in einem Jahr ausfällt, kann man heute hören, wenn es leise genug ist. Also geht die Luft langsam, der Boden schwimmt, und wer bohrt, tut es nebenan.

Die Halle hat zweiunddreissig Plätze. Auf jedem läuft eine Maschine eine ganze Schicht lang, acht Stunden, bevor sie gehen darf.`,
    ),
  }),
  story({
    slug: 'spare-parts-before-noon',
    date: '2026-01-15',
    by: ['tomas-havel'],
    about: ['spare-parts-service'],
    image: 'tool-seal-kit',
    title: text('Spare parts before noon', 'Ersatzteile vor Mittag'),
    lead: text(
      'Ordered by three, in the machine before noon of the next day: a store in four cities and one list that is true.',
      'Bis drei bestellt, am nächsten Tag vor Mittag in der Maschine: ein Lager in vier Städten und eine Liste, die stimmt.',
    ),
    body: text(
      `A spare part is only worth something where it is missing. The stores in Lucerne, Columbus, Shanghai and Singapore hold what has been asked for in the last two years, and a little more.

The list behind it knows which machine stands where and how old its belts are. It orders before somebody has to.`,
      `Ein Ersatzteil ist nur dort etwas wert, wo es fehlt. Die Lager in Luzern, Columbus, Schanghai und Singapur halten bereit, was in den letzten zwei Jahren verlangt wurde, und ein wenig mehr.

Die Liste dahinter weiss, welche Maschine wo steht und wie alt ihre Riemen sind. Sie bestellt, bevor jemand muss.`,
    ),
  }),
  story({
    slug: 'a-blade-is-never-finished',
    date: '2025-09-04',
    by: ['ines-caduff', 'reto-amrein'],
    about: ['ss-35', 'blade-regrinding'],
    image: 'tool-blades-v',
    title: text('A blade is never finished', 'Ein Messer ist nie fertig'),
    lead: text(
      'Two million cuts, then it is ground. How a piece of steel gets four lives.',
      'Zwei Millionen Schnitte, dann wird es geschliffen. Wie ein Stück Stahl zu vier Leben kommt.',
    ),
    body: text(
      `A blade does not get blunt, it gets round: by two thousandths of a millimetre. The machine notices it in the force before one sees it at the end of the wire.

It is sent in, ground, measured and sent back, three times. Then it becomes a letter opener. Half the office has one.`,
      `Ein Messer wird nicht stumpf, es wird rund: um zwei Tausendstelmillimeter. Die Maschine merkt es an der Kraft, bevor man es am Leitungsende sieht.

Es wird eingeschickt, geschliffen, gemessen und zurückgeschickt, dreimal. Danach wird es ein Brieföffner. Das halbe Büro hat einen.`,
    ),
  }),
  story({
    slug: 'tested-before-it-is-packed',
    date: '2025-03-06',
    by: ['ines-caduff'],
    about: ['tb-512'],
    image: 'tb-512',
    title: text('Tested before it is packed', 'Geprüft, bevor es verpackt wird'),
    lead: text(
      'Five hundred and twelve points in one second: the test bench knows the harness better than its drawing.',
      'Fünfhundertzwölf Punkte in einer Sekunde: Der Prüftisch kennt den Kabelsatz besser als seine Zeichnung.',
    ),
    body: text(
      `A harness has two kinds of faults: a wire that is missing, and a wire that is somewhere else. The second kind lights up the wrong lamp in the car, on a motorway, at night.

The bench asks each point about all the others. It takes a second, and then it prints the label. Without a label nothing leaves the house.`,
      `Ein Kabelsatz hat zwei Arten von Fehlern: eine Leitung, die fehlt, und eine, die anderswo ist. Die zweite lässt im Auto das falsche Licht angehen, auf der Autobahn, in der Nacht.

Der Tisch fragt jeden Punkt nach allen andern. Das dauert eine Sekunde, dann druckt er das Etikett. Ohne Etikett verlässt nichts das Haus.`,
    ),
  }),
  story({
    slug: 'one-minute-to-change-a-tool',
    date: '2024-09-19',
    by: ['beat-zumsteg'],
    about: ['ap-mini'],
    image: 'ap-mini',
    title: text('One minute to change a tool', 'Eine Minute für den Werkzeugwechsel'),
    lead: text(
      'It used to be a coffee break. Now the applicator tells the press who it is, and the press does the rest.',
      'Früher war es eine Kaffeepause. Heute sagt das Werkzeug der Presse, wer es ist, und die Presse macht den Rest.',
    ),
    body: text(
      `Change, set, crimp a sample, measure, correct, crimp again: twenty minutes, eight times a day. The applicator now carries its own data: height, stroke, terminal, and how many crimps it has made.

The press reads it and sets itself. What remains is a minute, a sample and a signature.`,
      `Wechseln, einstellen, Muster crimpen, messen, korrigieren, noch einmal crimpen: zwanzig Minuten, achtmal am Tag. Heute trägt das Werkzeug seine Daten selbst: Höhe, Hub, Kontakt und wie viele Crimps es gemacht hat.

Die Presse liest sie und stellt sich ein. Es bleiben eine Minute, ein Muster und eine Unterschrift.`,
    ),
  }),
]
