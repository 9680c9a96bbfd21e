import { defineMessages } from '@kudex/intl/messages'

/** Labels of the fields of blocks with a diagram, by the name of the field. */
export const diagramFieldMessages = defineMessages({
  steps: {
    id: 'editor.field.steps',
    defaultMessage: 'Steps',
    description: 'Label of a field of the form of a page',
  },
  station: {
    id: 'editor.field.station',
    defaultMessage: 'Drawing',
    description: 'Label of a field of the form of a page',
  },
  xLabel: {
    id: 'editor.field.xLabel',
    defaultMessage: 'Label of the horizontal axis',
    description: 'Label of a field of the form of a page',
  },
  yLabel: {
    id: 'editor.field.yLabel',
    defaultMessage: 'Label of the vertical axis',
    description: 'Label of a field of the form of a page',
  },
  points: {
    id: 'editor.field.points',
    defaultMessage: 'Points of the curve',
    description: 'Label of a field of the form of a page',
  },
  x: {
    id: 'editor.field.x',
    defaultMessage: 'Horizontal value',
    description: 'Label of a field of the form of a page',
  },
  y: {
    id: 'editor.field.y',
    defaultMessage: 'Vertical value',
    description: 'Label of a field of the form of a page',
  },
  limit: {
    id: 'editor.field.limit',
    defaultMessage: 'Required minimum',
    description: 'Label of a field of the form of a page',
  },
  limitLabel: {
    id: 'editor.field.limitLabel',
    defaultMessage: 'Label of the minimum',
    description: 'Label of a field of the form of a page',
  },
  start: {
    id: 'editor.field.start',
    defaultMessage: 'Start in seconds',
    description: 'Label of a field of the form of a page',
  },
  partNumber: {
    id: 'editor.field.partNumber',
    defaultMessage: 'Part number',
    description: 'Label of a field of the form of a page',
  },
  pitch: {
    id: 'editor.field.pitch',
    defaultMessage: 'Pitch in millimetres',
    description: 'Label of a field of the form of a page',
  },
  before: {
    id: 'editor.field.before',
    defaultMessage: 'Before',
    description: 'Label of a field of the form of a page',
  },
  after: {
    id: 'editor.field.after',
    defaultMessage: 'After',
    description: 'Label of a field of the form of a page',
  },
  parts: {
    id: 'editor.field.parts',
    defaultMessage: 'Parts of the time',
    description: 'Label of a field of the form of a page',
  },
  minutes: {
    id: 'editor.field.minutes',
    defaultMessage: 'Minutes',
    description: 'Label of a field of the form of a page',
  },
  days: {
    id: 'editor.field.days',
    defaultMessage: 'Days',
    description: 'Label of a field of the form of a page',
  },
  sessions: {
    id: 'editor.field.sessions',
    defaultMessage: 'Sessions',
    description: 'Label of a field of the form of a page',
  },
  time: {
    id: 'editor.field.time',
    defaultMessage: 'Time of day',
    description: 'Label of a field of the form of a page',
  },
  width: {
    id: 'editor.field.width',
    defaultMessage: 'Width in metres',
    description: 'Label of a field of the form of a page',
  },
  depth: {
    id: 'editor.field.depth',
    defaultMessage: 'Depth in metres',
    description: 'Label of a field of the form of a page',
  },
  areas: {
    id: 'editor.field.areas',
    defaultMessage: 'Areas',
    description: 'Label of a field of the form of a page',
  },
  stops: {
    id: 'editor.field.stops',
    defaultMessage: 'Stops',
    description: 'Label of a field of the form of a page',
  },
  town: {
    id: 'editor.field.town',
    defaultMessage: 'Town on the map',
    description: 'Label of a field of the form of a page',
  },
  lastDate: {
    id: 'editor.field.lastDate',
    defaultMessage: 'Last day',
    description: 'Label of a field of the form of a page',
  },
})
