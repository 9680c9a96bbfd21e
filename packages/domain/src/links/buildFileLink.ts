/** Properties of a linked file. */
export interface FileLinkOptions {
  readonly language: string
  /** File extension, with or without a dot, any case. */
  readonly extension: string
  /** Forces a download of a file that would open in the browser, such as a PDF. */
  readonly download?: boolean
}

/** URL of a file: `?l=` unless English, `?dl=true` for all but PDF, or if forced (ROUTE-43, ROUTE-45). */
export function buildFileLink(slug: string, { language, extension, download = false }: FileLinkOptions): string {
  const isPdf = /^\.?pdf$/i.test(extension)
  const parameters = [
    language === 'en' ? null : `l=${encodeURIComponent(language)}`,
    download || !isPdf ? 'dl=true' : null,
  ].filter((parameter) => parameter !== null)
  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`
  return `/file/${encodeURIComponent(slug)}${query}`
}
