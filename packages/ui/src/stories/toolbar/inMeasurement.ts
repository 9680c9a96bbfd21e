import type { MeasurementSystem } from '../../modules/MeasurementSwitch/MeasurementSwitch.types.js'

/** What the toolbar offers: a system for all stories that show figures, or the one each story was written with. */
export type StoryMeasurement = MeasurementSystem | 'asWritten'

type Arguments = Readonly<Record<string, unknown>>

/** The arguments of a story with its figures in the chosen measurement system (LOCALE-16). */
export function inMeasurement(args: Arguments, system: StoryMeasurement): Arguments {
  if (system === 'asWritten') return args
  const measurement = args['measurement']
  const isSwitch = typeof measurement === 'object' && measurement !== null && 'system' in measurement
  return {
    ...args,
    ...(isSystem(args['system']) && { system }),
    ...(isSwitch && { measurement: { ...measurement, system } }),
  }
}

function isSystem(value: unknown): value is MeasurementSystem {
  return value === 'dim_metric' || value === 'dim_imperial'
}
