import type { english } from './english.ts'

/** The words of one language for every idea of the trade, the usual one first, with commas between them. */
export type TradeWords = Readonly<Record<keyof typeof english, string>>
