import type { FinderCriterion, FinderReason } from '@kudex/domain/finder'
import { defineMessages, type MessageDescriptor } from '@kudex/intl/messages'

/** Texts of the product finder. */
export const finderMessages = defineMessages({
  title: { id: 'finder.title', defaultMessage: 'Product finder', description: 'Title of the product finder' },
  lead: {
    id: 'finder.lead',
    defaultMessage:
      'Say what you have in your hand and what is to be done with it. We show the machines that fit, and why.',
    description: 'Sentence below the title of the product finder',
  },
  label: { id: 'finder.label', defaultMessage: 'Your job', description: 'Spoken name of the form of the finder' },
  operation: { id: 'finder.operation', defaultMessage: 'Operation', description: 'Question: what is to be done' },
  anyOperation: {
    id: 'finder.operation.any',
    defaultMessage: 'Any operation',
    description: 'First choice: the operation does not matter',
  },
  size: {
    id: 'finder.size',
    defaultMessage: 'Wire cross-section ({unit})',
    description: 'Question: the size of the conductor; unit is mm² or AWG',
  },
  sizeHint: {
    id: 'finder.size.hint',
    defaultMessage: 'For example {example}',
    description: 'Hint at a field; example is a value',
  },
  sizeError: {
    id: 'finder.size.error',
    defaultMessage: 'Enter a cross-section in mm², such as {example}.',
    description: 'The cross-section is not a number',
  },
  gaugeError: {
    id: 'finder.gauge.error',
    defaultMessage: 'Enter a gauge, such as {example}.',
    description: 'The gauge is not known',
  },
  toGauge: {
    id: 'finder.toGauge',
    defaultMessage: 'Enter it in AWG',
    description: 'Link to the same question in the other unit',
  },
  toArea: {
    id: 'finder.toArea',
    defaultMessage: 'Enter it in mm²',
    description: 'Link to the same question in the other unit',
  },
  cableType: { id: 'finder.cableType', defaultMessage: 'Cable type', description: 'Question: the kind of cable' },
  anyCableType: {
    id: 'finder.cableType.any',
    defaultMessage: 'Any cable type',
    description: 'First choice: the kind of cable does not matter',
  },
  volume: {
    id: 'finder.volume',
    defaultMessage: 'Pieces per hour',
    description: 'Question: the output that is needed',
  },
  volumeError: {
    id: 'finder.volume.error',
    defaultMessage: 'Enter a whole number, such as {example}.',
    description: 'The output is not a number',
  },
  submit: { id: 'finder.submit', defaultMessage: 'Find machines', description: 'Button of the finder' },
  reset: { id: 'finder.reset', defaultMessage: 'Start again', description: 'Link that empties the finder' },
  fitting: {
    id: 'finder.fitting',
    defaultMessage: '{count, plural, one {# machine fits} other {# machines fit}}',
    description: 'Title of the machines that fit',
  },
  near: {
    id: 'finder.near',
    defaultMessage: '{count, plural, one {# machine nearly fits} other {# machines nearly fit}}',
    description: 'Title of the machines that miss one answer by a little',
  },
  more: {
    id: 'finder.more',
    defaultMessage: '{count, plural, one {Show # more machine} other {Show # more machines}}',
    description: 'Shows the machines after the best ones',
  },
  start: {
    id: 'finder.start',
    defaultMessage: 'One answer is enough',
    description: 'Title in place of results before the first answer',
  },
  startText: {
    id: 'finder.start.text',
    defaultMessage: 'Every further answer narrows the choice. Or begin with one of these cross-sections:',
    description: 'Below the title, before the first answer; links with sizes follow',
  },
  none: {
    id: 'finder.none',
    defaultMessage: 'No machine fits all answers',
    description: 'Title in place of results where no machine fits',
  },
  noneText: {
    id: 'finder.none.text',
    defaultMessage: 'Leave one answer out, or ask us: many machines can be adapted.',
    description: 'Advice where no machine fits; links that leave one answer out follow',
  },
  without: {
    id: 'finder.without',
    defaultMessage: 'Without “{answer}”: {count, plural, one {# machine} other {# machines}}',
    description: 'Link that leaves one answer out',
  },
  contact: { id: 'finder.contact', defaultMessage: 'Ask us', description: 'Link to the contacts where nothing fits' },
  fits: { id: 'finder.outcome.fits', defaultMessage: 'Fits', description: 'Spoken before a reason' },
  misses: { id: 'finder.outcome.misses', defaultMessage: 'Does not fit', description: 'Spoken before a reason' },
  unknown: { id: 'finder.outcome.unknown', defaultMessage: 'Not known', description: 'Spoken before a reason' },
  sizeFits: {
    id: 'finder.reason.size.fits',
    defaultMessage: '{asked} is within {has}',
    description: 'Reason: the cross-section asked for is within the range of the machine',
  },
  sizeMisses: {
    id: 'finder.reason.size.misses',
    defaultMessage: '{asked} is outside {has}',
    description: 'Reason: the cross-section asked for is outside the range of the machine',
  },
  sizeUnknown: {
    id: 'finder.reason.size.unknown',
    defaultMessage: 'Cross-section not stated',
    description: 'Reason: the catalogue does not state the cross-section',
  },
  cableFits: {
    id: 'finder.reason.cable.fits',
    defaultMessage: 'Made for: {has}',
    description: 'Reason: the cable type is among those of the machine',
  },
  cableMisses: {
    id: 'finder.reason.cable.misses',
    defaultMessage: 'Made for: {has}; not stated for {asked}',
    description: 'Reason: the cable type is not among those of the machine',
  },
  cableUnknown: {
    id: 'finder.reason.cable.unknown',
    defaultMessage: 'Cable types not stated',
    description: 'Reason: the catalogue does not state cable types',
  },
  volumeFits: {
    id: 'finder.reason.volume.fits',
    defaultMessage: 'Up to {has} pieces per hour',
    description: 'Reason: the output of the machine is enough',
  },
  volumeMisses: {
    id: 'finder.reason.volume.misses',
    defaultMessage: 'Up to {has} of {asked} pieces per hour',
    description: 'Reason: the output of the machine is not enough',
  },
  volumeUnknown: {
    id: 'finder.reason.volume.unknown',
    defaultMessage: 'Output not stated',
    description: 'Reason: the catalogue does not state the output',
  },
})

/** Texts of reasons by question and outcome. */
export const reasonMessages: Readonly<
  Record<FinderCriterion, Readonly<Record<FinderReason['outcome'], MessageDescriptor>>>
> = {
  crossSection: {
    fits: finderMessages.sizeFits,
    misses: finderMessages.sizeMisses,
    unknown: finderMessages.sizeUnknown,
  },
  cableType: {
    fits: finderMessages.cableFits,
    misses: finderMessages.cableMisses,
    unknown: finderMessages.cableUnknown,
  },
  volume: {
    fits: finderMessages.volumeFits,
    misses: finderMessages.volumeMisses,
    unknown: finderMessages.volumeUnknown,
  },
}
