import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../src/packageFolder.ts'
import type { LanguageCode, SeedBlock, SeedFile, SeedProduct } from '../seed.types.ts'
import { text } from './builders.ts'

/** Adds films to products. */
export function addFilms(products: readonly SeedProduct[]): SeedProduct[] {
  const films = new Map(machineFilms.map((film) => [film.name, film]))
  return products.map((product) => {
    const film = films.get(product.slug)
    if (!film) return product
    return { ...product, video: { url: toUrl(film.name, captionLanguages), image: film.poster ?? film.name } }
  })
}

/** The film of a story, which has the story's slug. */
export function filmOfStory(slug: string): { url: string; seconds: number } {
  const film = storyFilms.find(({ name }) => name === slug)
  if (!film) throw new Error(`There is no film of the story ${slug}.`)
  return { url: toUrl(slug, Object.keys(film.captions)), seconds: Math.round(film.seconds) }
}

/** What a film shows, in order, as text for those who do not see it (WCAG 1.2.1). */
export function describeFilm(name: string): SeedBlock {
  const film = [...storyFilms, ...machineFilms].find((one) => one.name === name)
  if (!film) throw new Error(`There is no film ${name}.`)
  const { en, de, fr } = film.captions
  const toList = (sentences: readonly string[]) =>
    sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n')
  return {
    kind: 'accordion',
    items: [
      {
        title: text('What the film shows', 'Was der Film zeigt', fr && { fr: 'Ce que montre le film' }),
        text: text(toList(en), toList(de), fr && { fr: toList(fr) }),
      },
    ],
  }
}

function toUrl(name: string, languages: readonly string[]): string {
  return `/file/film-${name}#captions=${languages.join(',')}`
}

/** Languages of the captions of films of machines: those of the catalogue. */
export const captionLanguages = [
  'en',
  'de',
  'fr',
  'zh',
  'ja',
  'es',
  'pt',
  'cs',
  'hu',
  'ro',
  'sk',
] as const satisfies readonly LanguageCode[]

type Captions = Readonly<Record<'en' | 'de', readonly string[]> & Partial<Record<LanguageCode, readonly string[]>>>

interface Film<Language extends LanguageCode = 'en' | 'de'> {
  /** Name of the file in `seed/films`, and slug of the product or the story. */
  readonly name: string
  readonly seconds: number
  /** The picture before it plays; the machine's if there is none. */
  readonly poster?: string
  /** Sentences, shown one after the other for the same time. */
  readonly captions: Captions & Readonly<Record<Language, readonly string[]>>
}

const machineFilms: readonly Film<(typeof captionLanguages)[number]>[] = [
  {
    name: 'cs-240',
    seconds: 8.4,
    poster: 'detail-wire-ends',
    captions: {
      en: [
        'The CS 240 from its operator’s side.',
        'Behind the hood: belt feed and rotary blades.',
        'What comes out: stripped ends, ready for the crimp.',
      ],
      de: [
        'Die CS 240 von der Bedienseite.',
        'Hinter der Haube: Riemenvorschub und Messer.',
        'Was herauskommt: abisolierte Enden, bereit für den Crimp.',
      ],
      fr: [
        'La CS 240, côté opérateur.',
        'Derrière le capot : l’entraînement à courroies et les couteaux.',
        'Ce qui en sort : des extrémités dénudées, prêtes à sertir.',
      ],
      zh: ['从操作侧看 CS 240。', '防护罩后面：皮带送线和刀具。', '加工结果：剥好皮的线端，可直接压接。'],
      ja: ['操作側から見た CS 240。', 'カバーの奥：ベルト送りとカッター。', '仕上がり：圧着できる状態の剥線済み端末。'],
      es: [
        'La CS 240 desde el lado del operario.',
        'Detrás de la cubierta: alimentación por correas y cuchillas.',
        'Lo que sale: extremos pelados, listos para el crimpado.',
      ],
      pt: [
        'A CS 240 do lado do operador.',
        'Atrás da cobertura: avanço por correias e lâminas.',
        'O que sai: pontas descarnadas, prontas para a cravação.',
      ],
      cs: [
        'CS 240 ze strany obsluhy.',
        'Za krytem: řemenový podavač a nože.',
        'Výsledek: odizolované konce připravené ke krimpování.',
      ],
      hu: [
        'A CS 240 a kezelő felől.',
        'A burkolat mögött: szíjas előtolás és kések.',
        'Az eredmény: krimpelésre kész, lecsupaszított végek.',
      ],
      ro: [
        'CS 240 din partea operatorului.',
        'În spatele capotei: avansul cu curele și cuțitele.',
        'Ce iese: capete dezizolate, gata de sertizare.',
      ],
      sk: [
        'CS 240 zo strany obsluhy.',
        'Za krytom: remeňový podávač a nože.',
        'Výsledok: odizolované konce pripravené na krimpovanie.',
      ],
    },
  },
  {
    name: 'crimpline-4',
    seconds: 8.4,
    captions: {
      en: [
        'The CrimpLine 4 with its four stations.',
        'Wire comes from the left, finished leads leave on the right.',
        'A cross-section proves that the crimp is good.',
      ],
      de: [
        'Die CrimpLine 4 mit ihren vier Stationen.',
        'Links kommt die Leitung, rechts verlässt sie fertig die Maschine.',
        'Ein Schliffbild beweist, dass der Crimp gut ist.',
      ],
      fr: [
        'La CrimpLine 4 et ses quatre stations.',
        'Le fil arrive à gauche, les câbles finis sortent à droite.',
        'Une coupe prouve que le sertissage est bon.',
      ],
      zh: ['CrimpLine 4 及其四个工位。', '电线从左侧进入，成品线从右侧送出。', '截面图证明压接合格。'],
      ja: [
        '四つのステーションを持つ CrimpLine 4。',
        '電線は左から入り、完成品は右から出ます。',
        '断面が良好な圧着を証明します。',
      ],
      es: [
        'La CrimpLine 4 con sus cuatro estaciones.',
        'El cable llega por la izquierda y sale terminado por la derecha.',
        'Un corte demuestra que el crimpado es bueno.',
      ],
      pt: [
        'A CrimpLine 4 com as suas quatro estações.',
        'O fio entra pela esquerda e sai pronto pela direita.',
        'Um corte prova que a cravação é boa.',
      ],
      cs: [
        'CrimpLine 4 se svými čtyřmi stanicemi.',
        'Vodič přichází zleva, hotové kusy odcházejí vpravo.',
        'Výbrus dokazuje, že je krimp v pořádku.',
      ],
      hu: [
        'A CrimpLine 4 négy állomásával.',
        'A vezeték balról érkezik, a kész darab jobbra távozik.',
        'A metszet bizonyítja, hogy a krimpelés jó.',
      ],
      ro: [
        'CrimpLine 4 cu cele patru stații.',
        'Conductorul vine din stânga și iese gata prelucrat în dreapta.',
        'O secțiune dovedește că sertizarea este bună.',
      ],
      sk: [
        'CrimpLine 4 so svojimi štyrmi stanicami.',
        'Vodič prichádza zľava, hotové kusy odchádzajú vpravo.',
        'Výbrus dokazuje, že krimp je v poriadku.',
      ],
    },
  },
  {
    name: 'cs-960',
    seconds: 8.4,
    captions: {
      en: ['The CS 960 for high-voltage cable.', 'It takes off jacket, foil and braid one after the other.'],
      de: ['Die CS 960 für Hochvoltleitungen.', 'Sie nimmt Mantel, Folie und Geflecht nacheinander ab.'],
      fr: ['La CS 960 pour câbles haute tension.', 'Elle retire l’un après l’autre la gaine, le film et la tresse.'],
      zh: ['用于高压电缆的 CS 960。', '它依次去除护套、箔层和编织层。'],
      ja: ['高電圧ケーブル用の CS 960。', 'シース、箔、編組を順に取り除きます。'],
      es: ['La CS 960 para cables de alta tensión.', 'Retira la cubierta, la lámina y la malla, una tras otra.'],
      pt: ['A CS 960 para cabos de alta tensão.', 'Retira a capa, a película e a malha, uma após a outra.'],
      cs: ['CS 960 pro vysokonapěťové kabely.', 'Postupně odstraní plášť, fólii a opletení.'],
      hu: ['A CS 960 nagyfeszültségű kábelekhez.', 'Egymás után távolítja el a köpenyt, a fóliát és a fonatot.'],
      ro: ['CS 960 pentru cabluri de înaltă tensiune.', 'Îndepărtează pe rând mantaua, folia și tresa.'],
      sk: ['CS 960 pre vysokonapäťové káble.', 'Postupne odstráni plášť, fóliu a opletenie.'],
    },
  },
  {
    name: 'cp-40',
    seconds: 8.4,
    captions: {
      en: [
        'The CP 40 press: forty kilonewtons on a bench.',
        'The applicator is changed from the front.',
        'A cross-section proves that the crimp is good.',
      ],
      de: [
        'Die Presse CP 40: vierzig Kilonewton auf einem Tisch.',
        'Der Applikator wird von vorn gewechselt.',
        'Ein Schliffbild beweist, dass der Crimp gut ist.',
      ],
      fr: [
        'La presse CP 40 : quarante kilonewtons sur un établi.',
        'L’applicateur se change par l’avant.',
        'Une coupe prouve que le sertissage est bon.',
      ],
      zh: ['CP 40 压接机：台面上的四十千牛。', '压接模具从正面更换。', '截面图证明压接合格。'],
      ja: [
        'CP 40 プレス：卓上で四十キロニュートン。',
        'アプリケーターは前面から交換します。',
        '断面が良好な圧着を証明します。',
      ],
      es: [
        'La prensa CP 40: cuarenta kilonewtons sobre una mesa.',
        'El aplicador se cambia por delante.',
        'Un corte demuestra que el crimpado es bueno.',
      ],
      pt: [
        'A prensa CP 40: quarenta quilonewtons numa bancada.',
        'O aplicador é trocado pela frente.',
        'Um corte prova que a cravação é boa.',
      ],
      cs: [
        'Lis CP 40: čtyřicet kilonewtonů na stole.',
        'Aplikátor se vyměňuje zepředu.',
        'Výbrus dokazuje, že je krimp v pořádku.',
      ],
      hu: [
        'A CP 40 prés: negyven kilonewton egy asztalon.',
        'Az applikátor elölről cserélhető.',
        'A metszet bizonyítja, hogy a krimpelés jó.',
      ],
      ro: [
        'Presa CP 40: patruzeci de kilonewtoni pe un banc.',
        'Aplicatorul se schimbă din față.',
        'O secțiune dovedește că sertizarea este bună.',
      ],
      sk: [
        'Lis CP 40: štyridsať kilonewtonov na stole.',
        'Aplikátor sa vymieňa spredu.',
        'Výbrus dokazuje, že krimp je v poriadku.',
      ],
    },
  },
]

/** Films of stories, with captions in the languages of their story. */
const storyFilms: readonly Film[] = [
  {
    name: 'a-machine-is-born',
    seconds: 10,
    captions: {
      en: [
        'First the base, on four feet.',
        'Then the wire path: wheels, belts, blades.',
        'Last the hood and the display.',
      ],
      de: [
        'Zuerst der Sockel, auf vier Füssen.',
        'Dann der Weg der Leitung: Rollen, Riemen, Messer.',
        'Zuletzt die Haube und die Anzeige.',
      ],
    },
  },
  {
    name: 'a-crimp-has-a-curve',
    seconds: 12,
    captions: {
      en: [
        'A good crimp: first contact, the wings roll in, the strands flow into each other.',
        'A strand is missing: the line has a dent.',
        'A seal is pinched: the line has a hump.',
      ],
      de: [
        'Ein guter Crimp: die Berührung, die Flügel rollen sich ein, die Litzen fliessen ineinander.',
        'Eine Litze fehlt: Die Linie hat eine Delle.',
        'Eine Dichtung ist eingeklemmt: Die Linie hat einen Buckel.',
      ],
    },
  },
  {
    name: 'twisted-and-quiet',
    seconds: 12,
    captions: {
      en: [
        'The head turns, and two wires become a pair.',
        'Turn by turn, evenly over the whole length.',
        'The last twenty millimetres stay open, for the connector.',
      ],
      de: [
        'Der Kopf dreht sich, und zwei Leitungen werden ein Paar.',
        'Windung um Windung, gleichmässig über die ganze Länge.',
        'Die letzten zwanzig Millimeter bleiben offen, für den Stecker.',
      ],
    },
  },
  {
    name: 'a-wire-with-a-passport',
    seconds: 11.2,
    captions: {
      en: [
        'It starts with a numbered spool.',
        'Wire Master Studio plans the order.',
        'The machine cuts the wires of this plan.',
        'The data of each wire stay with it.',
      ],
      de: [
        'Es beginnt mit einer nummerierten Spule.',
        'Wire Master Studio plant den Auftrag.',
        'Die Maschine fertigt die Leitungen nach diesem Plan.',
        'Die Daten jeder Leitung bleiben bei ihr.',
      ],
    },
  },
  {
    name: 'copper-that-comes-back',
    seconds: 8.4,
    captions: {
      en: [
        'The CS 320 separates metal and plastic at the machine.',
        'What remains of a wire end: clean copper.',
        'Each layer is collected by itself.',
      ],
      de: [
        'Die CS 320 trennt Metall und Kunststoff direkt an der Maschine.',
        'Was von einem Leitungsende bleibt: reines Kupfer.',
        'Jede Lage wird für sich gesammelt.',
      ],
    },
  },
  {
    name: 'night-shift-in-brno',
    seconds: 11.2,
    captions: {
      en: [
        'Twelve lines run through the night with two operators.',
        'Drums supply the wire until the morning.',
        'Each line reports early what it will need.',
        'Presses stop only for work that needs a person.',
      ],
      de: [
        'Zwölf Linien laufen durch die Nacht, betreut von zwei Personen.',
        'Fässer liefern den Draht bis zum Morgen.',
        'Jede Linie meldet früh, was sie brauchen wird.',
        'Pressen halten nur an, wenn jemand eingreifen muss.',
      ],
      fr: [
        'Douze lignes tournent toute la nuit avec deux personnes.',
        'Des fûts alimentent les machines jusqu’au matin.',
        'Chaque ligne annonce tôt ce dont elle aura besoin.',
        'Les presses ne s’arrêtent que si quelqu’un doit intervenir.',
      ],
    },
  },
]

/** Films that only repeat in a hero: they have no sound and no information, so they have no captions. */
const loops = ['home', 'home-us']

/** Films and their captions as files: `film-{name}` and `film-{name}-captions`. */
export const filmFiles: readonly SeedFile[] = [
  ...loops.map(toFile),
  ...[...machineFilms, ...storyFilms].flatMap(({ name, seconds, captions }) => [
    toFile(name),
    ...toCaptionFiles(name, seconds, captions),
  ]),
]

function toCaptionFiles(name: string, seconds: number, captions: Captions): SeedFile[] {
  return Object.entries(captions).map(([language, sentences]) => ({
    slug: `film-${name}-captions`,
    language: language as LanguageCode,
    filename: `${name}.${language}.vtt`,
    contentType: 'text/vtt; charset=utf-8',
    bytes: () => new TextEncoder().encode(toWebVtt(sentences, seconds)),
  }))
}

function toFile(name: string): SeedFile {
  return {
    slug: `film-${name}`,
    language: 'en',
    filename: `${name}.mp4`,
    contentType: 'video/mp4',
    bytes: () => readFileSync(join(packageFolder, 'seed/films', `${name}.mp4`)),
  }
}

/** Distributes sentences evenly over a film. */
function toWebVtt(sentences: readonly string[], seconds: number): string {
  const each = seconds / sentences.length
  const time = (at: number) => `00:${at.toFixed(3).padStart(6, '0')}`
  const cues = sentences.map((sentence, index) => `${time(index * each)} --> ${time((index + 1) * each)}\n${sentence}`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
