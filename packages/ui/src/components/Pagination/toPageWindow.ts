/** Pages to link to: first, last, current and its neighbours; `undefined` marks a gap. */
export function toPageWindow(page: number, pageCount: number): readonly (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((entry) => entry >= 1 && entry <= pageCount)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((entry, index) => {
    const before = pages[index - 1] ?? entry - 1
    if (entry - before === 2) return [entry - 1, entry]
    return entry - before > 2 ? [undefined, entry] : [entry]
  })
}
