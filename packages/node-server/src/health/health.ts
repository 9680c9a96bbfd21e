/** Parts that must work, by name: a check fails if it rejects, resolves to false or takes longer than 2 s. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>

/** The names of the checks that fail. */
export async function findFailingChecks(checks: HealthChecks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, isFailing: await isFailing(check) })),
  )
  return results.filter((result) => result.isFailing).map(({ name }) => name)
}

async function isFailing(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, checkTimeout, true)
  })
  const result = check().then(
    (works) => works === false,
    () => true,
  )
  try {
    return await Promise.race([result, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const checkTimeout = 2_000
