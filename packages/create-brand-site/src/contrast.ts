import { listContrastFaults } from '@kudex/ui/brand'
import { toTokens, type SiteOptions } from './options.ts'

/** A line per colour pair that is hard to read: the pair, its ratio and what it needs. */
export function describeFaults(options: SiteOptions): string[] {
  return listContrastFaults(toTokens(options)).map(
    ({ scheme, foreground, background, contrast, least }) =>
      `${scheme}: ${foreground} on ${background} has ${contrast.toFixed(2)} : 1 and needs ${least} : 1`,
  )
}

/** The nearest colours of the same hues with enough contrast. */
export function withReadableColors(options: SiteOptions): SiteOptions {
  let readable = options
  for (const { name, hex } of listContrastFaults(toTokens(options)).map(({ suggestion }) => suggestion)) {
    const faults = listContrastFaults(toTokens(readable)).length
    const field = options.accent && name.startsWith('signal') ? 'accent' : 'primary'
    const changed = { ...readable, [field]: hex }
    if (listContrastFaults(toTokens(changed)).length < faults) readable = changed
  }
  return readable
}

/** The colours as flags, for a command that can be repeated. */
export function toColorFlags({ primary, accent }: SiteOptions): string {
  return `--primary "${primary}"${accent ? ` --accent "${accent}"` : ''}`
}
