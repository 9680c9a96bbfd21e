import { text } from '../../builders.ts'
import { storiesAbout } from '../builders.ts'

const story = storiesAbout('customers')

export const customerStories = [
  story({
    slug: 'night-shift-in-brno',
    date: '2026-09-17',
    by: ['tomas-havel'],
    about: ['crimpline-4', 'crimpline-6s', 'dr-600'],
    image: 'scene-night',
    hasFilm: true,
    title: text('Night shift in Brno', 'Nachtschicht in Brünn', { fr: 'Équipe de nuit à Brno' }),
    lead: text(
      'A plant runs twelve lines through the night with two people. They drink more coffee than the machines drink oil.',
      'Ein Werk fährt zwölf Linien mit zwei Leuten durch die Nacht. Sie trinken mehr Kaffee, als die Maschinen Öl trinken.',
      {
        fr: 'Une usine fait tourner douze lignes la nuit avec deux personnes. Elles boivent plus de café que les machines d’huile.',
      },
    ),
    body: text(
      `At ten in the evening the light goes down to a third. Twelve lines go on, each with its own lamp: white for running, yellow for soon, red for now. Red has been on twice this month.

The plant changed its order: long series by night, short ones by day, when there are hands to change tools. The plan for it comes from the software, the idea came from the shift.

## What it took

1. Feeding for a whole night: drums instead of spools.
2. Tools that say how many strokes they have left.
3. A message to a telephone, and only when somebody has to come.`,
      `Um zehn Uhr abends geht das Licht auf ein Drittel zurück. Zwölf Linien laufen weiter, jede mit ihrer Lampe: weiss für läuft, gelb für bald, rot für jetzt. Rot hat diesen Monat zweimal geleuchtet.

Das Werk hat seine Ordnung umgekehrt: lange Serien in der Nacht, kurze am Tag, wenn Hände da sind, die Werkzeuge wechseln. Der Plan dafür kommt aus der Software, die Idee kam aus der Schicht.

## Was es brauchte

1. Zuführung für eine ganze Nacht: Fässer statt Spulen.
2. Werkzeuge, die sagen, wie viele Hübe sie noch haben.
3. Eine Nachricht auf ein Telefon, und nur, wenn jemand kommen muss.`,
      {
        fr: `À dix heures du soir, la lumière baisse à un tiers. Douze lignes continuent, chacune avec sa lampe : blanc pour « tourne », jaune pour « bientôt », rouge pour « maintenant ». Le rouge s’est allumé deux fois ce mois-ci.

L’usine a inversé son ordre : les grandes séries la nuit, les petites le jour, quand il y a des mains pour changer les outils. Le plan vient du logiciel, l’idée est venue de l’équipe.

## Ce qu’il a fallu

1. Une alimentation pour toute la nuit : des fûts au lieu de bobines.
2. Des outils qui disent combien de courses il leur reste.
3. Un message sur un téléphone, et seulement si quelqu’un doit venir.`,
      },
    ),
    more: [
      {
        kind: 'productTeasers',
        title: text('Lines and feeders', 'Linien und Zuführungen', { fr: 'Lignes et dérouleurs' }),
        products: ['crimpline-4', 'crimpline-6s', 'dr-600'],
      },
    ],
  }),
  story({
    slug: 'three-harnesses-one-table',
    date: '2026-06-11',
    by: ['dana-whitfield'],
    image: 'scene-harness',
    title: text('Three harnesses, one table', 'Drei Kabelsätze, ein Tisch'),
    lead: text(
      'A maker of ambulances in Ohio builds nothing twice. The machine had to learn to change its mind.',
      'Ein Hersteller von Rettungswagen in Ohio baut nichts zweimal. Die Maschine musste lernen, ihre Meinung zu ändern.',
    ),
    body: text(
      `No two ambulances are alike: one county wants its oxygen left, the next one right. Series of one were made by hand, for four days each.

Now a table shows the way of every wire in light, and the cell beside it makes the wires in the order in which they are laid. Four days have become eleven hours.`,
      `Kein Rettungswagen gleicht dem andern: Ein Bezirk will den Sauerstoff links, der nächste rechts. Serien von einem Stück wurden von Hand gemacht, vier Tage lang.

Heute zeigt ein Tisch den Weg jeder Leitung in Licht, und die Zelle daneben macht die Leitungen in der Reihenfolge, in der sie gelegt werden. Aus vier Tagen sind elf Stunden geworden.`,
    ),
    more: [{ kind: 'media', image: 'detail-harness', preset: 'break-out' }],
  }),
  story({
    slug: 'the-smallest-wire-we-know',
    date: '2026-02-05',
    by: ['ines-caduff', 'beat-zumsteg'],
    about: ['ap-micro'],
    image: 'ap-micro',
    title: text('The smallest wire we know', 'Die kleinste Leitung, die wir kennen'),
    lead: text(
      'The strands of a wire in a hearing aid are thinner than a hair, and its end must hold for ten years.',
      'Die Litzen einer Leitung im Hörgerät sind dünner als ein Haar, und ihr Ende muss zehn Jahre halten.',
    ),
    body: text(
      `0.03 mm² can hardly be seen. It cannot be felt at all. The people who work with it wear gloves, not for themselves but for the wire.

The applicator for it was made by two watchmakers from the valley. Its wings close over a distance that is shorter than the wavelength of some lamps, says Beat Zumsteg. He exaggerates, but not by much.`,
      `0,03 mm² sieht man kaum. Spüren kann man es gar nicht. Wer damit arbeitet, trägt Handschuhe, nicht seinetwegen, sondern wegen der Leitung.

Das Werkzeug dafür haben zwei Uhrmacher aus dem Tal gemacht. Seine Flügel schliessen auf einer Strecke, die kürzer ist als die Wellenlänge mancher Lampe, sagt Beat Zumsteg. Er übertreibt, aber nicht sehr.`,
    ),
  }),
  story({
    slug: 'a-plant-moves-house',
    date: '2025-10-16',
    by: ['li-wenna'],
    about: ['machine-relocation'],
    image: 'scene-handling',
    title: text('A plant moves house', 'Ein Werk zieht um'),
    lead: text(
      'Sixty-four machines, forty kilometres, one weekend. On Monday the first wire was cut at six.',
      'Vierundsechzig Maschinen, vierzig Kilometer, ein Wochenende. Am Montag um sechs wurde die erste Leitung geschnitten.',
    ),
    body: text(
      `The new hall near Suzhou had been drawn for two years, the move took fifty-eight hours. Each machine had a number, a place and a person.

Three machines arrived with questions. They were answered by telephone, with a picture of what the technician would have seen.`,
      `Die neue Halle bei Suzhou wurde zwei Jahre lang gezeichnet, der Umzug dauerte achtundfünfzig Stunden. Jede Maschine hatte eine Nummer, einen Platz und einen Menschen.

Drei Maschinen kamen mit Fragen an. Sie wurden am Telefon beantwortet, mit einem Bild von dem, was der Techniker gesehen hätte.`,
    ),
  }),
  story({
    slug: 'cabinets-without-waiting',
    date: '2025-04-24',
    by: ['reto-amrein'],
    image: 'cabinet-open',
    title: text('Cabinets without waiting', 'Schaltschränke ohne Warten'),
    lead: text(
      'Six hundred wires go into a control cabinet. Making them took longer than fitting them, until now.',
      'Sechshundert Leitungen kommen in einen Schaltschrank. Sie zu machen dauerte länger, als sie einzubauen, bis jetzt.',
    ),
    body: text(
      `A fitter used to cut, strip, mark and crimp each wire at the cabinet. Half a day later the hands were tired and the marks crooked.

Now the wires come as a bundle in the order of the drawing, marked and tested. The fitter lays them, and goes home on time.`,
      `Früher schnitt, strippte, beschriftete und crimpte die Monteurin jede Leitung am Schrank. Nach einem halben Tag waren die Hände müde und die Schilder schief.

Heute kommen die Leitungen als Bund in der Reihenfolge der Zeichnung, beschriftet und geprüft. Die Monteurin verlegt sie und geht pünktlich nach Hause.`,
    ),
  }),
  story({
    slug: 'what-a-train-needs',
    date: '2024-12-05',
    by: ['tomas-havel', 'dana-whitfield'],
    about: ['cs-700'],
    image: 'cs-700',
    title: text('What a train needs', 'Was ein Zug braucht'),
    lead: text(
      'Forty years, minus forty degrees, and nobody who looks behind the panel. Wires for railways are a promise.',
      'Vierzig Jahre, minus vierzig Grad, und niemand, der hinter die Verkleidung sieht. Leitungen für die Bahn sind ein Versprechen.',
    ),
    body: text(
      `A wire in a train is as thick as a thumb and does not want to be bent. Its insulation does not burn, and it does not like to be cut either.

The CS 700 cuts it with a blade that goes round instead of down. What sounds simple took three years and a drawer full of patents.`,
      `Eine Leitung im Zug ist daumendick und will nicht gebogen werden. Ihre Isolation brennt nicht, und schneiden lässt sie sich auch nicht gern.

Die CS 700 schneidet sie mit einem Messer, das rundherum geht statt nach unten. Was einfach klingt, hat drei Jahre gedauert und eine Schublade voll Patente.`,
    ),
  }),
]
