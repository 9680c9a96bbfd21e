// Types for the part of the UCUM package that tests use; the package has none.
declare module '@lhncbc/ucum-lhc' {
  interface Conversion {
    readonly status: 'succeeded' | 'failed' | 'error'
    readonly toVal: number | null
    readonly msg: readonly string[]
  }
  interface Utilities {
    readonly convertUnitTo: (from: string, value: number, to: string) => Conversion
  }
  const ucum: { readonly UcumLhcUtils: { readonly getInstance: () => Utilities } }
  export default ucum
}
