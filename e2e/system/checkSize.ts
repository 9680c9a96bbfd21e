/** True when the checks with many inputs run at full size (`npm run test:long`). */
export const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'

/** Every n-th entry at the reduced size, all at full size. The first entry is always included. */
export function sample<Entry>(entries: readonly Entry[], n: number): readonly Entry[] {
  return isFull ? entries : entries.filter((_, index) => index % n === 0)
}
