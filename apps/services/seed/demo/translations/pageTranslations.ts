import type { LanguageCode, Seed, SeedPage, SeedTranslation } from '../../seed.types.ts'

const notStarted: SeedTranslation = { state: 'MarkedForTranslation' }

/** Translations that differ from the languages of their page, in every state (TRANS-03). */
const special: Readonly<Record<string, Readonly<Partial<Record<LanguageCode, SeedTranslation>>>>> = {
  'kudex-home': {
    ja: {
      state: 'Translated',
      exportedAt: '2026-09-01T07:00:00.000Z',
      importedAt: '2026-09-14T07:00:00.000Z',
      outdated: true,
    },
  },
  'kudex-high-voltage': {
    fr: { state: 'InProgress', exportedAt: '2026-10-12T09:00:00.000Z', dueAt: '2026-12-01T12:00:00.000Z' },
    zh: { state: 'InProgress', exportedAt: '2026-10-12T09:00:00.000Z', dueAt: '2026-12-15T12:00:00.000Z' },
    ja: notStarted,
  },
  'kudex-about': {
    fr: { state: 'InProgress', exportedAt: '2026-10-12T09:05:00.000Z', dueAt: '2026-12-01T12:00:00.000Z' },
    es: notStarted,
  },
  'kudex-solutions': { fr: notStarted, es: notStarted, pt: notStarted },
  'kudex-quality': { ja: notStarted },
  'kudex-sustainability': {
    de: {
      state: 'MarkedForTranslation',
      exportedAt: '2026-06-01T07:00:00.000Z',
      importedAt: '2026-06-15T07:00:00.000Z',
      outdated: true,
    },
  },
  'kudex-aerospace': {
    cs: { state: 'InProgress', exportedAt: '2026-08-20T07:00:00.000Z', outdated: true },
  },
  'kudex-notes-on-copper': {
    en: {
      state: 'Translated',
      exportedAt: '2026-07-01T07:00:00.000Z',
      importedAt: '2026-07-09T07:00:00.000Z',
      outdated: true,
    },
  },
}

/** Sets the target languages of pages: the further languages they exist in, and those of translations that are planned. */
export function addPageTranslations(seed: Seed): Seed {
  return { ...seed, pages: seed.pages.map(addTranslations) }
}

function addTranslations(page: SeedPage): SeedPage {
  const languages = page.languages ?? listLanguages(page)
  const source = page.translationSourceLanguage ?? (languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
  const translations = special[page.id] ?? {}
  const planned = Object.keys(translations) as LanguageCode[]
  const targets = page.translationTargetLanguages ?? [...new Set([...languages, ...planned])]
  return {
    ...page,
    translationSourceLanguage: source,
    translationTargetLanguages: targets.filter((language) => language !== source),
    translations,
  }
}

function listLanguages({ title }: SeedPage): readonly LanguageCode[] {
  return typeof title === 'string' ? ['en', 'de'] : (Object.keys(title) as LanguageCode[])
}
