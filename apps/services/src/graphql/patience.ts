/** How long a request may take. */
export interface Patience {
  /** Aborts when the time is over or whoever asked has gone. */
  readonly signal: AbortSignal
  /** Gives the request more time, for one that waits for something to happen. */
  readonly extend: (milliseconds: number) => void
}

/** Answers in 10 s, or as much longer as was asked for; then `refuse` answers and the work stops where it can. */
export async function answerInTime(
  asker: AbortSignal,
  refuse: () => Response,
  answer: (patience: Patience) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let more = 0
  const late = new Promise<Response>((resolve) => {
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        if (more > 0) {
          wait(more)
          more = 0
        } else {
          resolve(refuse())
          controller.abort()
        }
      }, milliseconds)
    }
    wait(answerTimeout)
  })
  const answered = answer({
    signal: AbortSignal.any([asker, controller.signal]),
    extend: (milliseconds) => {
      more += milliseconds
    },
  })
  // After the refusal nobody waits for the aborted execution.
  answered.catch(() => {})
  try {
    return await Promise.race([answered, late])
  } catch (error) {
    // Nobody is there any more to be answered, and nothing is wrong with the service.
    if (asker.aborted) return refuse()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

const answerTimeout = 10_000
