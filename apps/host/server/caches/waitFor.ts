/** The value of a promise, or another one when it fails or takes longer than the milliseconds given. */
export async function waitFor<Value, Other>(
  promise: Promise<Value>,
  milliseconds: number,
  otherwise: Other,
): Promise<Value | Other> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Other>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise)
  })
  try {
    return await Promise.race([promise.catch(() => otherwise), late])
  } finally {
    clearTimeout(timer)
  }
}
