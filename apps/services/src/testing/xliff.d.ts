// Types for the part of the xliff package that tests use; the package has none.
declare module 'xliff' {
  interface Resources {
    readonly sourceLanguage: string
    readonly targetLanguage: string
    readonly resources: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  export function xliff2js(text: string): Promise<Resources>
}
