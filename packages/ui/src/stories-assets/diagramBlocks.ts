import type { AssemblySequenceProps } from '../modules/AssemblySequence/AssemblySequence.js'
import type { BeforeAfterProps } from '../modules/BeforeAfter/BeforeAfter.js'
import type { ConnectorListProps } from '../modules/ConnectorList/ConnectorList.js'
import type { EventProgrammeProps } from '../modules/EventProgramme/EventProgramme.js'
import type { EventRouteProps } from '../modules/EventRoute/EventRoute.js'
import type { FloorPlanProps } from '../modules/FloorPlan/FloorPlan.js'
import type { MeasurementProps } from '../modules/Measurement/Measurement.js'
import type { ProcessLineProps } from '../modules/ProcessLine/ProcessLine.js'

const process: ProcessLineProps = {
  title: 'One wire, five steps',
  lead: 'From the spool to the tested harness.',
  id: 'one-wire-five-steps',
  steps: [
    {
      id: '1',
      station: 'cut',
      title: 'Cut',
      text: 'Lengths to a tenth of a millimetre.',
      link: { href: '/en/products/cutting-stripping', text: 'Cut and strip machines', openInNewTab: false },
      machines: [{ href: '/en/products/crimping/alpha-530', text: 'Alpha 530', openInNewTab: false }],
    },
    {
      id: '2',
      station: 'strip',
      title: 'Strip',
      link: { href: '/en/products/stripping', text: 'Stripping machines', openInNewTab: false },
      machines: [],
    },
    {
      id: '3',
      station: 'crimp',
      title: 'Crimp',
      link: { href: '/en/products/crimping', text: 'Crimping machines', openInNewTab: false },
      machines: [],
    },
    {
      id: '4',
      station: 'test',
      title: 'Test',
      link: { href: '/en/products/quality', text: 'Quality and testing', openInNewTab: false },
      machines: [],
    },
    {
      id: '5',
      station: 'harness',
      title: 'Assemble',
      link: { href: '/en/products/harness-assembly', text: 'Harness assembly', openInNewTab: false },
      machines: [],
    },
  ],
  alongside: {
    label: 'Along the whole wire',
    links: [{ href: '/en/products/marking', text: 'Marking', openInNewTab: false }],
  },
}

const measurement: MeasurementProps = {
  title: 'Pull test',
  id: 'pull-test',
  lead: 'The crimp holds until the conductor breaks.',
  caption: 'Pull test of a crimp on 0.5 mm²',
  xAxis: { label: 'Travel in mm', ticks: [0, 0.5, 1, 1.5, 2].map((value) => ({ value, text: `${value}` })) },
  yAxis: {
    label: 'Force in N',
    ticks: [0, 20, 40, 60, 80, 100, 120].map((value) => ({ value, text: `${value}` })),
  },
  points: [
    { x: 0, y: 0 },
    { x: 0.5, y: 40 },
    { x: 1, y: 80 },
    { x: 1.6, y: 104.3 },
    { x: 1.8, y: 60 },
    { x: 2, y: 0 },
  ],
  peakText: '104.3',
  limit: { value: 60, text: 'Required: 60 N' },
  readings: [
    { label: 'Pull-out force', value: '104.3 N' },
    { label: 'Result', value: 'Passed' },
  ],
}

const assemblySequence: AssemblySequenceProps = {
  title: 'A harness in 100 seconds',
  id: 'a-harness-in-100-seconds',
  caption: 'Average of one shift',
  steps: [
    { id: '1', title: 'Cut and crimp', text: 'Both ends.', start: 0, seconds: 36, timeText: '36\u00A0s' },
    {
      id: '2',
      title: 'Plug',
      start: 6,
      seconds: 50,
      timeText: '50\u00A0s',
      link: { href: '/en/block-loading', text: 'Block loading', openInNewTab: false },
    },
    { id: '3', title: 'Tape', start: 56, seconds: 24, timeText: '24\u00A0s' },
    { id: '4', title: 'Test', start: 80, seconds: 20, timeText: '20\u00A0s' },
  ],
  ticks: [
    { seconds: 0, text: '0' },
    { seconds: 20, text: '20' },
    { seconds: 40, text: '40' },
    { seconds: 60, text: '60' },
    { seconds: 80, text: '80' },
    { seconds: 100, text: '100\u00A0s' },
  ],
}

const connectors: ConnectorListProps = {
  title: 'In stock, by part number',
  id: 'in-stock-by-part-number',
  caption: 'All faces are drawn to one scale.',
  connectors: [
    {
      id: 'CX-1808-08',
      partNumber: 'CX-1808-08',
      title: 'Door module',
      rows: 2,
      columns: 4,
      pitch: 2.5,
      facts: [
        { label: 'Positions', value: '8' },
        { label: 'Current', value: '6 A' },
      ],
      link: { href: '/en/housings', text: 'Housings', openInNewTab: false },
    },
    {
      id: 'CX-1824-24',
      partNumber: 'CX-1824-24',
      title: 'Instrument panel',
      rows: 2,
      columns: 12,
      pitch: 1.8,
      facts: [{ label: 'Positions', value: '24' }],
    },
  ],
}

const beforeAfter: BeforeAfterProps = {
  title: 'The same cabinet, wired twice',
  id: 'the-same-cabinet-wired-twice',
  caption: 'Measured in one workshop.',
  savedText: '7 hrs 40 mins saved',
  before: {
    title: 'Prepared by hand',
    text: 'Each wire is measured at the cabinet.',
    totalText: '13 hrs 10 mins',
    parts: [
      { label: 'Cut to length', minutes: 370, timeText: '6 hrs 10 mins' },
      { label: 'Wire', minutes: 420, timeText: '7 hrs' },
    ],
  },
  after: {
    title: 'With a prepared wire set',
    totalText: '5 hrs 30 mins',
    parts: [
      { label: 'Cut to length', minutes: 90, timeText: '1 hr 30 mins' },
      { label: 'Wire', minutes: 240, timeText: '4 hrs' },
    ],
  },
}

const programme: EventProgrammeProps = {
  title: 'Programme',
  id: 'programme',
  days: [
    {
      date: '2027-11-16',
      weekdayText: 'Tuesday',
      dateText: '16 November',
      title: 'High voltage',
      sessions: [
        {
          id: '1',
          time: '10:00',
          timeText: '10:00',
          title: 'Six layers of a cable',
          text: 'From the jacket to the conductor.',
          place: 'Area B',
        },
        { id: '2', time: '14:00', timeText: '14:00', title: 'Crimp clinic', place: 'Area C' },
      ],
    },
    {
      date: '2027-11-17',
      weekdayText: 'Wednesday',
      dateText: '17 November',
      sessions: [{ id: '1', time: '10:00', timeText: '10:00', title: 'Changeover against the clock' }],
    },
  ],
}

const floorPlan: FloorPlanProps = {
  title: 'The stand',
  id: 'the-stand',
  caption: 'Open on all sides.',
  width: 24,
  depth: 13,
  widthText: '24 m',
  depthText: '13 m',
  areas: [
    { name: 'A', title: 'Line', text: 'Can be walked around.', x: 7, y: 3, width: 10, depth: 5 },
    { name: 'B', title: 'High voltage', x: 18, y: 1, width: 5, depth: 6 },
    { name: 'C', title: 'Laboratory', x: 1, y: 1, width: 5, depth: 6 },
  ],
}

const route: EventRouteProps = {
  title: 'Six seats, one machine',
  id: 'six-seats-one-machine',
  caption: 'Four stops in three cities.',
  today: '2027-03-01',
  map: { src: '/north-america.svg', width: 84, height: 60 },
  stops: [
    {
      id: '1',
      title: 'Crimp quality',
      date: '2027-02-09',
      lastDate: '2027-02-09',
      dateText: '9 Feb',
      longDateText: 'Tuesday, 9 February 2027',
      town: 'Columbus',
      place: 'Columbus, Ohio',
      point: { x: 57.3, y: 16.7 },
      link: { href: '/en/workshops', text: 'Workshops', openInNewTab: false },
    },
    {
      id: '2',
      title: 'Open house',
      date: '2027-04-13',
      lastDate: '2027-04-14',
      dateText: '13\u2009–\u200914 Apr',
      longDateText: '13\u2009–\u200914 April 2027',
      town: 'Querétaro',
      place: 'Querétaro, Mexico',
      point: { x: 34.1, y: 49 },
      link: { href: '/en/open-house', text: 'Open house', openInNewTab: false },
    },
    {
      id: '3',
      title: 'Twisted pairs for data',
      date: '2027-08-24',
      lastDate: '2027-08-24',
      dateText: '24 Aug',
      longDateText: 'Tuesday, 24 August 2027',
      town: 'Detroit',
      place: 'Detroit',
      point: { x: 57.3, y: 12.8 },
    },
    {
      id: '4',
      title: 'Crimp quality, second part',
      date: '2027-12-07',
      lastDate: '2027-12-07',
      dateText: '7 Dec',
      longDateText: 'Tuesday, 7 December 2027',
      town: 'Columbus',
      place: 'Columbus, Ohio',
      point: { x: 57.3, y: 16.7 },
    },
  ],
  labels: { next: 'Next stop', past: 'Past' },
}

/** Blocks with a diagram as props of their modules. */
export const diagramBlocks = {
  process,
  measurement,
  assemblySequence,
  connectors,
  beforeAfter,
  programme,
  floorPlan,
  route,
}
