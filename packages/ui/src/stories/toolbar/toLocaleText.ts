import { toSampleText } from '../../stories-assets/sampleTexts/toSampleText.js'

/** Language of a story: its own English, a made-up language, or the letters of another language. */
export const storyLocales = {
  en: 'English',
  pseudo: 'Pseudo: [Ĺôñĝ àññôţàţîôñ ~~]',
  de: 'Deutsch',
  fr: 'Français (sample words)',
  zh: '中文',
  ja: '日本語 (sample words)',
} as const

export type StoryLocale = keyof typeof storyLocales

const letters =
  'aàbƀcçdđeéfƒgĝhĥiîjĵkķlĺmɱnñoôpþqɋrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĹMṀNÑOÔPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ'
const accents = new Map(
  Array.from(letters).flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1]]] : [])),
)

/** Words of the trade, about as long as such words are; Chinese and Japanese are written without spaces. */
const words: Readonly<Record<string, readonly string[]>> = {
  de: ['Kabelverarbeitung', 'und', 'Abisoliergenauigkeit', 'für', 'Hochgeschwindigkeit', 'mit', 'Prüfung', 'Serie'],
  fr: ['transformation', 'des', 'câbles', 'avec', 'contrôle', 'automatique', 'à', 'sertissage', 'précis', 'd’essai'],
  zh: Array.from('电线加工设备切断剥皮压接检测自动高速精度数据服务'),
  ja: Array.from('電線加工機切断皮むき圧着検査自動高速精度データ保守'),
}
/** Length of a sentence relative to English. */
const lengths: Readonly<Record<string, number>> = { de: 1.3, fr: 1.2, zh: 0.42, ja: 0.55 }

/** The text as the locale would have it: longer, shorter, or in letters that show what no translator has touched. */
export function toLocaleText(text: string, locale: StoryLocale): string {
  if (locale === 'en' || !/\p{Letter}{2}/u.test(text)) return text
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (locale === 'pseudo') return before + toPseudo(core) + after
  const written = locale === 'de' || locale === 'zh' ? toSampleText(core, locale) : core
  return before + (written === core ? toSample(core, locale) : written) + after
}

function toPseudo(text: string): string {
  return `[${Array.from(text, (letter) => accents.get(letter) ?? letter).join('')}${' ~'.repeat(Math.ceil(text.length / 12))}]`
}

function toSample(text: string, locale: string): string {
  const pool = words[locale] ?? []
  const gap = locale === 'zh' || locale === 'ja' ? '' : ' '
  const length = Math.max(2, Math.round(text.length * (lengths[locale] ?? 1)))
  let sample = ''
  for (let at = text.length; sample.length < length && pool.length > 0; at++)
    sample += (sample === '' ? '' : gap) + (pool[at % pool.length] ?? '')
  const cut = gap === '' ? sample.slice(0, length) : sample
  return cut.charAt(0).toLocaleUpperCase(locale) + cut.slice(1)
}
