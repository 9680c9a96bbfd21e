import { toLink } from './toLink.ts'

/** Response of the content service for each kind of block with a diagram. */
export const diagramAnswers = {
  process: {
    __typename: 'ProcessBlock',
    id: 'process',
    title: 'One wire, five steps',
    lead: 'From the spool to the tested harness.',
    processSteps: [
      {
        ...toStep('cut', 'Cut', '/products/cutting-stripping', 'Cut and strip machines'),
        text: 'Lengths to a tenth of a millimetre.',
        // The second one is not in the catalogue of the country.
        productSlugs: ['alpha-530', 'alpha-999'],
      },
      toStep('strip', 'Strip', '/products/stripping', 'Stripping machines'),
      toStep('crimp', 'Crimp', '/products/crimping', 'Crimping machines'),
      toStep('test', 'Test', '/products/quality', 'Quality and testing'),
      toStep('harness', 'Assemble', '/products/harness-assembly', 'Harness assembly'),
    ],
    caption: 'Along the whole wire',
    links: [toLink({ kind: 'path', path: '/products/marking', text: 'Marking' })],
  },
  measurement: {
    __typename: 'MeasurementBlock',
    id: 'measurement',
    title: 'Pull test',
    lead: 'The crimp holds until the conductor breaks.',
    measured: 'Pull test of a crimp on 0.5 mm²',
    xLabel: 'Travel in mm',
    yLabel: 'Force in N',
    points: [
      [0, 0],
      [0.5, 40],
      [1, 80],
      [1.6, 104.3],
      [1.8, 60],
      [2, 0],
    ].map(([x, y]) => ({ x, y })),
    limit: 60,
    limitLabel: 'Required: 60 N',
    readings: [
      { label: 'Pull-out force', value: '104.3 N' },
      { label: 'Result', value: 'Passed' },
    ],
  },
  assemblySequence: {
    __typename: 'AssemblySequenceBlock',
    id: 'assemblySequence',
    title: 'A harness in 100 seconds',
    lead: null,
    caption: 'Average of one shift',
    assemblySteps: [
      { title: 'Cut and crimp', text: 'Both ends.', start: 0, seconds: 36, link: null },
      {
        title: 'Plug',
        text: null,
        start: 6,
        seconds: 50,
        link: toLink({ kind: 'path', path: '/block-loading', text: 'Block loading' }),
      },
      { title: 'Tape', text: null, start: 56, seconds: 24, link: null },
      { title: 'Test', text: null, start: 80, seconds: 20, link: null },
    ],
  },
  connectors: {
    __typename: 'ConnectorsBlock',
    id: 'connectors',
    title: 'In stock, by part number',
    lead: null,
    caption: 'All faces are drawn to one scale.',
    connectors: [
      {
        partNumber: 'CX-1808-08',
        title: 'Door module',
        rows: 2,
        columns: 4,
        pitch: 2.5,
        facts: [
          { label: 'Positions', value: '8' },
          { label: 'Current', value: '6 A' },
        ],
        link: toLink({ kind: 'path', path: '/housings', text: 'Housings' }),
      },
      {
        partNumber: 'CX-1824-24',
        title: 'Instrument panel',
        rows: 2,
        columns: 12,
        pitch: 1.8,
        facts: [{ label: 'Positions', value: '24' }],
        link: null,
      },
    ],
  },
  beforeAfter: {
    __typename: 'BeforeAfterBlock',
    id: 'beforeAfter',
    title: 'The same cabinet, wired twice',
    lead: null,
    caption: 'Measured in one workshop.',
    before: {
      title: 'Prepared by hand',
      text: 'Each wire is measured at the cabinet.',
      parts: [
        { label: 'Cut to length', minutes: 370 },
        { label: 'Wire', minutes: 420 },
      ],
    },
    after: {
      title: 'With a prepared wire set',
      text: null,
      parts: [
        { label: 'Cut to length', minutes: 90 },
        { label: 'Wire', minutes: 240 },
      ],
    },
  },
  programme: {
    __typename: 'ProgrammeBlock',
    id: 'programme',
    title: 'Programme',
    lead: null,
    days: [
      {
        date: '2027-11-16',
        title: 'High voltage',
        sessions: [
          {
            time: '10:00',
            title: 'Six layers of a cable',
            text: 'From the jacket to the conductor.',
            place: 'Area B',
          },
          { time: '14:00', title: 'Crimp clinic', text: null, place: 'Area C' },
        ],
      },
      {
        date: '2027-11-17',
        title: null,
        sessions: [{ time: '10:00', title: 'Changeover against the clock', text: null, place: null }],
      },
    ],
  },
  floorPlan: {
    __typename: 'FloorPlanBlock',
    id: 'floorPlan',
    title: 'The stand',
    lead: null,
    caption: 'Open on all sides.',
    width: 24,
    depth: 13,
    areas: [
      { name: 'A', title: 'Line', text: 'Can be walked around.', x: 7, y: 3, width: 10, depth: 5 },
      { name: 'B', title: 'High voltage', text: null, x: 18, y: 1, width: 5, depth: 6 },
      { name: 'C', title: 'Laboratory', text: null, x: 1, y: 1, width: 5, depth: 6 },
    ],
  },
  route: {
    __typename: 'RouteBlock',
    id: 'route',
    title: 'Six seats, one machine',
    lead: null,
    caption: 'Four stops in three cities.',
    // Written in any order.
    stops: [
      {
        ...toStop('2027-12-07', 'Crimp quality, second part', 'Columbus', [39.96, -83]),
        place: 'Columbus, Ohio',
      },
      {
        ...toStop('2027-02-09', 'Crimp quality', 'Columbus', [39.96, -83]),
        place: 'Columbus, Ohio',
        link: toLink({ kind: 'path', path: '/workshops', text: 'Workshops' }),
      },
      {
        ...toStop('2027-04-13', 'Open house', 'Querétaro', [20.59, -100.39]),
        lastDate: '2027-04-14',
        place: 'Querétaro, Mexico',
        link: toLink({ kind: 'path', path: '/open-house', text: 'Open house' }),
      },
      toStop('2027-08-24', 'Twisted pairs for data', 'Detroit', [42.33, -83.05]),
    ],
  },
}

function toStop(date: string, title: string, town: string, [latitude, longitude]: readonly [number, number]) {
  return { date, lastDate: null, title, town, place: null, latitude, longitude, link: null }
}

function toStep(station: string, title: string, path: string, text: string) {
  const link = toLink({ kind: 'path', path, text })
  return { station, title, text: null as string | null, link, productSlugs: [] as readonly string[] }
}
