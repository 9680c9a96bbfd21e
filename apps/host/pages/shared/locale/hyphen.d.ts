declare module 'hyphen/*' {
  /** The patterns of a language. */
  const patterns: {
    /** Inserts soft hyphens where a word may break. */
    readonly hyphenateSync: (text: string, options?: { readonly minWordLength?: number }) => string
  }
  export default patterns
}
