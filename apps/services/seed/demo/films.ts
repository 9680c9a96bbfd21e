import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../src/packageFolder.ts'
import type { LanguageCode, SeedFile, SeedProduct } from '../seed.types.ts'

/** Adds films to products. */
export function addFilms(products: readonly SeedProduct[]): SeedProduct[] {
  const names = new Set(films.map(({ name }) => name))
  return products.map((product) =>
    names.has(product.slug)
      ? {
          ...product,
          video: { url: `/file/film-${product.slug}#captions=${captionLanguages.join(',')}`, image: product.slug },
        }
      : product,
  )
}

/** Languages of the captions of every film. */
export const captionLanguages = ['en', 'de'] as const satisfies readonly LanguageCode[]

interface Film {
  /** Name of the file in `seed/films`, and slug of the product. */
  readonly name: string
  /** Captions of nine seconds. */
  readonly captions: Readonly<Record<(typeof captionLanguages)[number], readonly string[]>>
}

const films: readonly Film[] = [
  {
    name: 'cs-240',
    captions: {
      en: ['The CS 240 from its operator’s side.', 'Behind the hood: belt feed and rotary blades.'],
      de: ['Die CS 240 von der Bedienseite.', 'Hinter der Haube: Riemenvorschub und Messer.'],
    },
  },
  {
    name: 'crimpline-4',
    captions: {
      en: ['The CrimpLine 4 with its four stations.', 'Wire comes from the left, finished leads leave on the right.'],
      de: [
        'Die CrimpLine 4 mit ihren vier Stationen.',
        'Links kommt die Leitung, rechts verlässt sie fertig die Maschine.',
      ],
    },
  },
  {
    name: 'cs-960',
    captions: {
      en: ['The CS 960 for high-voltage cable.', 'It takes off jacket, foil and braid one after the other.'],
      de: ['Die CS 960 für Hochvoltleitungen.', 'Sie nimmt Mantel, Folie und Geflecht nacheinander ab.'],
    },
  },
  {
    name: 'cp-40',
    captions: {
      en: ['The CP 40 press: forty kilonewtons on a bench.', 'The applicator is changed from the front.'],
      de: ['Die Presse CP 40: vierzig Kilonewton auf einem Tisch.', 'Der Applikator wird von vorn gewechselt.'],
    },
  },
]

/** Films that only repeat in a hero: they say nothing, so they have no captions. */
const loops = ['home']

/** Films and their captions as files: `film-{name}` and `film-{name}-captions`. */
export const filmFiles: readonly SeedFile[] = [
  ...loops.map(toFile),
  ...films.flatMap(({ name, captions }) => [
    toFile(name),
    ...captionLanguages.map((language) => ({
      slug: `film-${name}-captions`,
      language,
      filename: `${name}.${language}.vtt`,
      contentType: 'text/vtt; charset=utf-8',
      bytes: () => new TextEncoder().encode(toWebVtt(captions[language])),
    })),
  ]),
]

function toFile(name: string): SeedFile {
  return {
    slug: `film-${name}`,
    language: 'en',
    filename: `${name}.mp4`,
    contentType: 'video/mp4',
    bytes: () => readFileSync(join(packageFolder, 'seed/films', `${name}.mp4`)),
  }
}

/** Distributes sentences evenly over the nine seconds of a film. */
function toWebVtt(sentences: readonly string[]): string {
  const each = 9 / sentences.length
  const time = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`
  const cues = sentences.map((sentence, index) => `${time(index * each)} --> ${time((index + 1) * each)}\n${sentence}`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
