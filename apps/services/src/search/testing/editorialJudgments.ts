import { judgeRelevance, type RelevanceJudgment } from './judgeRelevance.ts'

/** Queries for stories, media releases and files. */
export const editorialJudgments: readonly RelevanceJudgment[] = [
  // Files, by machine and kind.
  ...judgeRelevance('en', {
    'CS 240 datasheet': 'cs-240-datasheet',
    'datasheet cs240': 'cs-240-datasheet',
    'cs-240 manual': 'cs-240-manual',
    'operating manual CrimpLine 4': 'crimpline-4-manual',
    'PT 2000 data sheet': 'pt-2000-datasheet',
    'annual report': 'annual-report',
    'xs-3 datasheet': 'xs-3-datasheet',
  }),
  ...judgeRelevance('de', {
    'Datenblatt CS 240': 'cs-240-datasheet',
    'Betriebsanleitung CS 240': 'cs-240-manual',
    'cs240 Betriebsanleitung': 'cs-240-manual',
    Geschäftsbericht: 'annual-report',
  }),
  // Stories and releases, by subject.
  ...judgeRelevance('en', {
    'night shift': 'night-shift-in-brno',
    Brno: 'night-shift-in-brno, new-plant-brno',
    'crimp has a curve': 'a-crimp-has-a-curve',
    'recycling of copper': 'recycling-of-copper | copper-that-comes-back',
    copper: 'recycling-of-copper | copper-that-comes-back | notes-on-copper',
    apprentices: 'apprentices-2025 | four-years-nine-stations',
    'aluminium wire': 'aluminium-is-patient',
    'train needs': 'what-a-train-needs',
    'annual general meeting': 'annual-general-meeting-2026 | annual-general-meeting-2025 | annual-general-meeting-2024',
    'annual results 2024': 'annual-results-2024',
    'half year 2025': 'half-year-2025',
    'design award': 'cp-40-award',
    'second generation cs 240': 'cs-240-second-generation',
    'Singapore spare parts': 'store-singapore',
    'Veritesta laboratory': 'veritesta-laboratory',
    'information security certificate': 'hygiene-of-data',
    'solar roof': 'solar-roof | a-roof-full-of-light',
    aprentices: 'apprentices-2025 | four-years-nine-stations',
  }),
  ...judgeRelevance('de', {
    Nachtschicht: 'night-shift-in-brno',
    Generalversammlung: 'annual-general-meeting-2026 | annual-general-meeting-2025 | annual-general-meeting-2024',
    'Werk Brünn': 'new-plant-brno',
    Designpreis: 'cp-40-award',
    'Kupfer zurück': 'recycling-of-copper | copper-that-comes-back',
    Lernende: 'apprentices-2025 | four-years-nine-stations',
    Halbjahreszahlen: 'half-year-2023',
    Schulungszentrum: 'training-centre',
    Großauftrag: 'order-from-railway-industry',
  }),
]
