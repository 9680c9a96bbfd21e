import type { SeedBlock } from '../../blocks.types.ts'
import { text } from '../builders.ts'

/** What took place in June 2024. */
export const expoProgramme: SeedBlock = {
  kind: 'programme',
  title: text('As it took place', 'So fand es statt'),
  days: [
    {
      date: '2024-06-11',
      title: text('2,041 visitors', '2041 Gäste'),
      sessions: [
        { time: '09:12', title: text('First wire', 'Erste Leitung'), place: text('CS 240', 'CS 240') },
        {
          time: '11:00',
          title: text('Changeover race, heat one', 'Umrüstrennen, erster Lauf'),
          text: text('Best time 4:31.', 'Bestzeit 4:31.'),
          place: text('CrimpLine 4', 'CrimpLine 4'),
        },
        { time: '15:00', title: text('Two pans, no waiting', 'Zwei Teller, kein Warten'), place: 'Coil 320' },
      ],
    },
    {
      date: '2024-06-12',
      title: text('2,390 visitors', '2390 Gäste'),
      sessions: [
        {
          time: '10:20',
          title: text('Eleven minutes without compressed air', 'Elf Minuten ohne Druckluft'),
          text: text('The presses waited; the visitors stayed.', 'Die Pressen warteten, die Gäste blieben.'),
        },
        {
          time: '11:00',
          title: text('Changeover race, heat two', 'Umrüstrennen, zweiter Lauf'),
          text: text('Best time 4:07.', 'Bestzeit 4:07.'),
          place: 'CrimpLine 4',
        },
        { time: '15:00', title: text('Crimp clinic', 'Crimp-Sprechstunde'), place: text('Laboratory', 'Labor') },
      ],
    },
    {
      date: '2024-06-13',
      title: text('1,987 visitors', '1987 Gäste'),
      sessions: [
        {
          time: '11:00',
          title: text('Changeover race, final', 'Umrüstrennen, Final'),
          text: text('3:52, an apprentice from Brno.', '3:52, ein Lernender aus Brünn.'),
          place: 'CrimpLine 4',
        },
        {
          time: '16:00',
          title: text('Last wire', 'Letzte Leitung'),
          text: text('31 kilometres, end to end.', '31 Kilometer, aneinandergelegt.'),
        },
      ],
    },
  ],
}

/** The stand in hall 3. */
export const expoPlan: SeedBlock = {
  kind: 'floorPlan',
  title: text('Hall 3, as it stood', 'Halle 3, wie es stand'),
  caption: text('180 square metres of bare concrete.', '180 Quadratmeter blanker Beton.'),
  width: 18,
  depth: 10,
  areas: [
    {
      name: '1',
      title: 'CS 240',
      text: text('Cut and strip, on the bench.', 'Schneiden und Abisolieren, auf dem Tisch.'),
      x: 1,
      y: 1,
      width: 4,
      depth: 3,
    },
    {
      name: '2',
      title: 'CrimpLine 4',
      text: text('Four presses, one changeover race.', 'Vier Pressen, ein Umrüstrennen.'),
      x: 6,
      y: 1,
      width: 11,
      depth: 3.5,
    },
    {
      name: '3',
      title: 'Coil 320',
      text: text('Two pans, no waiting.', 'Zwei Teller, kein Warten.'),
      x: 1,
      y: 5.5,
      width: 4,
      depth: 3.5,
    },
    {
      name: '4',
      title: text('Bar and laboratory', 'Theke und Labor'),
      text: text('Micrographs with coffee.', 'Schliffbilder zum Kaffee.'),
      x: 12,
      y: 6,
      width: 5,
      depth: 3,
    },
  ],
}
