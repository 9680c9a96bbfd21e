import type { PageCheck } from '@kudex/domain/page-checks'
import { listContrastFaults, type BrandTokens } from '@kudex/ui/brand'
import { resolveBrandTokens } from '../../../brands/siteBrands.ts'

/**
 * Adds to the check of a page whether the colours of the brand of its site can be read in both schemes (WCAG 2.2 AA).
 * The colours of a brand that neither the host nor the UI package has are unknown.
 */
export function checkBrand(
  check: PageCheck,
  brand: string,
  findTokens: (brand: string) => BrandTokens | null = resolveBrandTokens,
): PageCheck {
  const tokens = findTokens(brand)
  const shared = { path: '', block: null, language: null } as const
  if (!tokens) {
    const unchecked = { ...shared, rule: 'unchecked-brand', severity: 'warning', value: brand } as const
    return { ...check, findings: [...check.findings, unchecked] }
  }
  const faults = listContrastFaults(tokens).map(({ scheme, foreground, background, contrast, least }) => {
    const value = `${brand}, ${scheme}: ${foreground} / ${background} ${contrast.toFixed(1)} < ${least}`
    return { ...shared, rule: 'brand-contrast', severity: 'error', value } as const
  })
  return { ...check, findings: [...faults, ...check.findings] }
}
