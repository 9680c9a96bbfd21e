import type { SeedBlock } from '../../blocks.types.ts'

const events = [
  { id: 'crimp-quality', date: '2027-02-09', title: 'Crimp quality', place: 'Columbus, Ohio' },
  { id: 'high-voltage', date: '2027-03-02', title: 'High-voltage cable', place: 'Greenville, South Carolina' },
  { id: 'wire-works', date: '2027-04-13', title: 'Wire Works, two days', place: 'Columbus, Ohio' },
  { id: 'changeover', date: '2027-05-18', title: 'Changeover in ten minutes', place: 'El Paso, Texas' },
  { id: 'micrographs', date: '2027-06-08', title: 'Reading micrographs', place: 'Charlotte, North Carolina' },
  { id: 'data-pairs', date: '2027-08-24', title: 'Twisted pairs for data', place: 'Detroit, Michigan' },
  { id: 'maintenance', date: '2027-09-21', title: 'Preventive maintenance', place: 'Querétaro, Mexico' },
  { id: 'aerospace', date: '2027-10-05', title: 'Marking for aerospace', place: 'Toronto, Canada' },
  { id: 'open-house', date: '2027-10-26', title: 'Open house', place: 'Querétaro, Mexico' },
  { id: 'harness-test', date: '2027-11-09', title: 'Testing harnesses', place: 'Greenville, South Carolina' },
  { id: 'crimp-advanced', date: '2027-12-07', title: 'Crimp quality, second part', place: 'Columbus, Ohio' },
] as const

/** Nine workshops and two open houses, in order. */
export const workshopDates: SeedBlock = {
  kind: 'calendar',
  title: 'Dates in 2027',
  lead: 'Workshops have six seats and one machine. Write to events@kudex.example to save a seat.',
  events,
}

/** The dates in the United States. */
export const usDates: SeedBlock = {
  ...workshopDates,
  title: 'Dates in five states',
  events: events.filter(({ place }) => !/Mexico|Canada/.test(place)),
}

/** The pages of the events. */
export const eventLinks: SeedBlock = {
  kind: 'links',
  title: 'Pick a day',
  links: [
    { text: 'Wire Works 2027', page: 'north-america-events-wire-works' },
    { text: 'Workshops', page: 'north-america-events-workshops' },
  ],
}

/** The program of the open house; times are those of Columbus. */
export const wireWorksProgramme: SeedBlock = {
  kind: 'programme',
  title: 'Wire Works, hour by hour',
  days: [
    {
      date: '2027-04-13',
      title: 'Doors open at eight',
      sessions: [
        { time: '08:00', title: 'Doors and coffee', place: 'Lobby' },
        {
          time: '09:00',
          title: 'High voltage',
          text: 'Six layers in eleven seconds.',
          place: 'Bay 2',
        },
        { time: '11:00', title: 'Changeover against the clock', text: '3:52 to beat.', place: 'Bay 1' },
        { time: '13:00', title: 'Crimp clinic', text: 'Bring your worst crimp.', place: 'Laboratory' },
        { time: '15:00', title: 'Your cable, your machine', text: 'Half an hour each, by list.', place: 'All bays' },
      ],
    },
    {
      date: '2027-04-14',
      title: 'From spool to harness',
      sessions: [
        { time: '08:00', title: 'Coffee at the line', place: 'Bay 1' },
        { time: '09:00', title: 'Data pairs', text: 'A pitch that stays within five per cent.', place: 'Bay 3' },
        { time: '11:00', title: 'A harness in 148 seconds', text: 'Loaded, taped, tested.', place: 'Bay 3' },
        { time: '13:00', title: 'Crimp clinic', text: 'The second half of the list.', place: 'Laboratory' },
        { time: '15:00', title: 'Open questions', text: 'No slides.', place: 'Lobby' },
      ],
    },
  ],
}
