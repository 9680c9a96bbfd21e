/** Formats the number of a ticket: `T-10482`. */
export function formatTicketNumber(number: number): string {
  return `T-${number}`
}

/** Parses `T-10482`, in any case and without the letter too; null for other texts. */
export function parseTicketNumber(text: string): number | null {
  const digits = /^(?:t-?)?([1-9]\d{0,8})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
