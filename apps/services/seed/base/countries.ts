import type { SeedCountry, SeedLanguage } from '../seed.types.ts'

export const languages: readonly SeedLanguage[] = [
  { code: 'en', defaultCountry: 'GB' },
  { code: 'de', defaultCountry: 'DE' },
  { code: 'fr', defaultCountry: 'FR' },
  { code: 'es', defaultCountry: 'ES' },
  { code: 'pt', defaultCountry: 'PT' },
  { code: 'cs', defaultCountry: 'CZ' },
  { code: 'hu', defaultCountry: 'HU' },
  { code: 'ro', defaultCountry: 'RO' },
  { code: 'sk', defaultCountry: 'SK' },
  { code: 'zh', defaultCountry: 'CN' },
  { code: 'ja', defaultCountry: 'JP' },
]

export const countries: readonly SeedCountry[] = [
  { code: 'CH', languages: ['de', 'fr', 'en'] },
  { code: 'DE', languages: ['de', 'en'] },
  { code: 'AT', languages: ['de', 'en'] },
  { code: 'FR', languages: ['fr', 'en'] },
  { code: 'ES', languages: ['es', 'en'] },
  { code: 'MX', languages: ['es', 'en'] },
  { code: 'BR', languages: ['pt', 'en'] },
  { code: 'PT', languages: ['pt', 'en'] },
  { code: 'CZ', languages: ['cs', 'en'] },
  { code: 'HU', languages: ['hu', 'en'] },
  { code: 'RO', languages: ['ro', 'en'] },
  { code: 'SK', languages: ['sk', 'en'] },
  { code: 'CN', languages: ['zh', 'en'] },
  { code: 'JP', languages: ['ja', 'en'] },
  { code: 'US', languages: ['en', 'es'], measurementSystem: 'dim_imperial' },
  { code: 'GB', languages: ['en'] },
  { code: 'IN', languages: ['en'] },
  { code: 'LI', languages: ['de'], hidden: true },
]
