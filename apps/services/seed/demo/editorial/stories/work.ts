import { text } from '../../builders.ts'
import { storiesAbout } from '../builders.ts'

const story = storiesAbout('people')

export const workStories = [
  story({
    slug: 'the-woman-who-hears-machines',
    date: '2026-08-20',
    by: ['nora-steiger'],
    image: 'scene-lab',
    title: text('The woman who hears machines', 'Die Frau, die Maschinen hört'),
    lead: text(
      'After thirty-one years in the test hall she needs no instrument to know that a belt is too tight.',
      'Nach einunddreissig Jahren in der Prüfhalle braucht sie kein Messgerät, um zu wissen, dass ein Riemen zu straff ist.',
    ),
    body: text(
      `She puts two fingers on the housing and looks at the ceiling. “Second roller”, she says. The instrument takes four minutes to agree.

Next spring she retires. Since January an apprentice walks beside her with a notebook and a microphone. What she hears, the machines shall hear one day.`,
      `Sie legt zwei Finger auf das Gehäuse und schaut an die Decke. «Zweite Rolle», sagt sie. Das Messgerät braucht vier Minuten, um ihr recht zu geben.

Nächsten Frühling geht sie in Pension. Seit Januar geht ein Lernender neben ihr her, mit Notizbuch und Mikrofon. Was sie hört, sollen die Maschinen eines Tages hören.`,
    ),
  }),
  story({
    slug: 'four-years-nine-stations',
    date: '2026-04-09',
    by: ['nora-steiger', 'reto-amrein'],
    image: 'portal-table',
    title: text('Four years, nine stations', 'Vier Jahre, neun Stationen'),
    lead: text(
      'Apprentices build a machine of their own before they build ours. Some of them are faster.',
      'Lernende bauen eine eigene Maschine, bevor sie unsere bauen. Manche ist schneller.',
    ),
    body: text(
      `It winds wool, peels apples or sorts sweets by colour. It has to have a drive, a sensor and a way to stop. Everything else is up to them.

At the end of the second year it is shown to the board. One of them now winds cable in series: it is called COIL 160.`,
      `Sie wickelt Wolle, schält Äpfel oder sortiert Bonbons nach Farbe. Sie muss einen Antrieb haben, einen Sensor und eine Art anzuhalten. Alles andere ist frei.

Am Ende des zweiten Jahres wird sie der Geschäftsleitung gezeigt. Eine wickelt heute Kabel in Serie: Sie heisst COIL 160.`,
    ),
  }),
  story({
    slug: 'an-office-with-a-workbench',
    date: '2025-12-11',
    by: ['mara-lindqvist'],
    image: 'sm-1',
    title: text('An office with a workbench', 'Ein Büro mit Werkbank'),
    lead: text(
      'Developers sit beside what they develop. The carpet did not survive, the ideas did.',
      'Wer entwickelt, sitzt neben dem, was er entwickelt. Der Teppich hat es nicht überlebt, die Ideen schon.',
    ),
    body: text(
      `Between two rows of desks stands a bench with a vice, and there is always something in it. Whoever has a question turns round.

The way from a thought to a part has become four metres. It used to be a form, a floor and a week.`,
      `Zwischen zwei Reihen Pulte steht eine Bank mit Schraubstock, und immer ist etwas eingespannt. Wer eine Frage hat, dreht sich um.

Der Weg vom Gedanken zum Teil ist vier Meter lang geworden. Früher waren es ein Formular, ein Stockwerk und eine Woche.`,
    ),
  }),
  story({
    slug: 'a-technician-in-two-hemispheres',
    date: '2025-07-17',
    by: ['tomas-havel'],
    image: 'conexara-connector',
    title: text('A technician in two hemispheres', 'Ein Techniker auf zwei Halbkugeln'),
    lead: text(
      'Winter in Brazil, summer in Moravia: he has not seen snow for three years, but four hundred machines.',
      'Winter in Brasilien, Sommer in Mähren: Schnee hat er drei Jahre lang nicht gesehen, dafür vierhundert Maschinen.',
    ),
    body: text(
      `In his case there are a torque wrench, a thermos flask and a book of crosswords. The rest he finds on site, or makes.

“A machine is the same everywhere”, he says. “What differs is the dust.”`,
      `In seinem Koffer sind ein Drehmomentschlüssel, eine Thermosflasche und ein Heft mit Kreuzworträtseln. Den Rest findet er vor Ort, oder er macht ihn.

«Eine Maschine ist überall gleich», sagt er. «Was sich unterscheidet, ist der Staub.»`,
    ),
  }),
  story({
    slug: 'learning-by-undoing',
    date: '2025-01-23',
    by: ['li-wenna', 'nora-steiger'],
    about: ['setter-training'],
    image: 'hs-40',
    title: text('Learning by undoing', 'Lernen durch Auseinandernehmen'),
    lead: text(
      'In the training room nothing is forbidden. Machines there are meant to be set wrongly.',
      'Im Schulungsraum ist nichts verboten. Die Maschinen dort sind dazu da, falsch eingestellt zu werden.',
    ),
    body: text(
      `Setters from eleven countries spend three days on taking apart what they will never take apart again. On the fourth day somebody hides a fault in it.

Who finds it gets a screwdriver with a name on it. There are four hundred of them by now.`,
      `Einrichterinnen und Einrichter aus elf Ländern nehmen drei Tage lang auseinander, was sie nie wieder auseinandernehmen werden. Am vierten Tag versteckt jemand einen Fehler.

Wer ihn findet, bekommt einen Schraubenzieher mit Namen. Vierhundert gibt es inzwischen.`,
    ),
  }),
  story({
    slug: 'thirty-languages-at-lunch',
    date: '2024-06-27',
    by: ['nora-steiger'],
    image: 'fair-events',
    title: text('Thirty languages at lunch', 'Dreissig Sprachen am Mittag'),
    lead: text(
      'In the canteen one sits where there is room. That is the whole rule, and it has solved more than meetings.',
      'In der Kantine setzt man sich, wo Platz ist. Das ist die ganze Regel, und sie hat mehr gelöst als Sitzungen.',
    ),
    body: text(
      `Purchasing sits beside assembly, Portuguese beside Hungarian. On the wall hangs a list of words for “wire”. It has thirty entries, and someone always knows one more.

The blade with two angles was drawn here, on a napkin. It hangs in the entrance, behind glass, with a stain of tomato.`,
      `Der Einkauf sitzt neben der Montage, Portugiesisch neben Ungarisch. An der Wand hängt eine Liste von Wörtern für «Leitung». Sie hat dreissig Einträge, und immer kennt jemand noch eins.

Das Messer mit den zwei Winkeln wurde hier gezeichnet, auf eine Serviette. Sie hängt im Eingang, hinter Glas, mit einem Fleck Tomate.`,
    ),
  }),
]
