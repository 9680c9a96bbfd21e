import type { SeedBlock } from '../../blocks.types.ts'
import type { SeedLink } from '../../links.types.ts'

const workshops = { text: 'Workshops', page: 'north-america-events-workshops' } as const
const wireWorks = { text: 'Wire Works 2027', page: 'north-america-events-wire-works' } as const

const towns = {
  columbus: { town: 'Columbus', place: 'Columbus, Ohio', latitude: 39.96, longitude: -83 },
  greenville: { town: 'Greenville', place: 'Greenville, South Carolina', latitude: 34.85, longitude: -82.4 },
  elPaso: { town: 'El Paso', place: 'El Paso, Texas', latitude: 31.76, longitude: -106.49 },
  charlotte: { town: 'Charlotte', place: 'Charlotte, North Carolina', latitude: 35.23, longitude: -80.84 },
  detroit: { town: 'Detroit', place: 'Detroit, Michigan', latitude: 42.33, longitude: -83.05 },
  queretaro: { town: 'Querétaro', place: 'Querétaro, Mexico', latitude: 20.59, longitude: -100.39 },
  toronto: { town: 'Toronto', place: 'Toronto, Canada', latitude: 43.65, longitude: -79.38 },
} as const

/** In the order of their dates. */
const events: readonly NorthAmericaEvent[] = [
  { id: 'crimp-quality', date: '2027-02-09', title: 'Crimp quality', ...towns.columbus },
  { id: 'high-voltage', date: '2027-03-02', title: 'High-voltage cable', ...towns.greenville },
  {
    id: 'wire-works',
    date: '2027-04-13',
    lastDate: '2027-04-14',
    title: 'Wire Works, two days',
    ...towns.columbus,
    link: wireWorks,
  },
  { id: 'changeover', date: '2027-05-18', title: 'Changeover in ten minutes', ...towns.elPaso },
  { id: 'micrographs', date: '2027-06-08', title: 'Reading micrographs', ...towns.charlotte },
  { id: 'data-pairs', date: '2027-08-24', title: 'Twisted pairs for data', ...towns.detroit },
  { id: 'maintenance', date: '2027-09-21', title: 'Preventive maintenance', ...towns.queretaro },
  { id: 'aerospace', date: '2027-10-05', title: 'Marking for aerospace', ...towns.toronto },
  { id: 'open-house', date: '2027-10-26', title: 'Open house', ...towns.queretaro },
  { id: 'harness-test', date: '2027-11-09', title: 'Testing harnesses', ...towns.greenville },
  { id: 'crimp-advanced', date: '2027-12-07', title: 'Crimp quality, second part', ...towns.columbus },
]

interface NorthAmericaEvent {
  readonly id: string
  readonly date: string
  readonly lastDate?: string
  readonly title: string
  readonly town: string
  readonly place: string
  readonly latitude: number
  readonly longitude: number
  readonly link?: SeedLink
}

/** Nine workshops and two open houses, with files for calendars. */
export const eventDates: SeedBlock = {
  kind: 'calendar',
  title: 'Dates in 2027',
  lead: 'Workshops have six seats and one machine. Write to events@kudex.example to save a seat.',
  events: events.map(({ id, date, title, place }) => ({ id, date, title, place })),
}

/** All events. */
export const route = toRoute('Eleven stops in seven cities. The line follows the dates.', events)

/** The events in the United States. */
export const routeInUnitedStates = toRoute(
  'Eight stops in five states. The line follows the dates.',
  events.filter(({ place }) => !/Mexico|Canada/.test(place)),
)

function toRoute(caption: string, stops: readonly NorthAmericaEvent[]): SeedBlock {
  return {
    kind: 'route',
    caption,
    stops: stops.map(({ id: _id, link = workshops, ...stop }) => ({ ...stop, link })),
  }
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
