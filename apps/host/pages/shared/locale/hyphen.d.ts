declare module 'hyphen/*' {
  /** Inserts soft hyphens where a word may break, by the patterns of TeX. */
  export function hyphenateSync(text: string, options?: { readonly minWordLength?: number }): string
}
