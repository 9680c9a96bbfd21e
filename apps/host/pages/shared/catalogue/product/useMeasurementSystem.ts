import type { MeasurementSystem } from '@kudex/domain/measurement'
import { useState } from 'react'

/**
 * The measurement system that the visitor chose on this page, else the given one. The page stays when the visitor changes
 * the country, which has a default of its own (LOCALE-17).
 */
export function useMeasurementSystem(given: MeasurementSystem) {
  const [chosen, setSystem] = useState<MeasurementSystem>()
  return [chosen ?? given, setSystem] as const
}
