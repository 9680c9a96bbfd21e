import type { CallResult } from '@kudex/machines/ports'
import { toCallFailure } from './toCallFailure.ts'

/** The result of a call, or why it failed. */
export async function toCallResult<Value>(call: Promise<Value>): Promise<CallResult<Value>> {
  try {
    return { isDone: true, value: await call }
  } catch (error) {
    return { isDone: false, failure: toCallFailure(error) }
  }
}
