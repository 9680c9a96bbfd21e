import { describe, expect, it } from 'vitest'
import { hyphenateTitles } from './hyphenateTitles.ts'

const show = async (title: string, language: string) =>
  (await hyphenateTitles({ title }, language)).title.replaceAll('\u00AD', '-')

describe('a title with a long word', () => {
  it.each([
    ['de', 'Leitungsverarbeitung seit 1968', 'Leitungs-verarbeitung seit 1968'],
    ['de', 'Zusammenbauen', 'Zusam-men-bauen'],
    ['de', 'Schneid- und Abisoliermaschinen', 'Schneid- und Abisolier-maschinen'],
    ['hu', 'Vezetékfeldolgozás', 'Veze-ték-fel-dol-gozás'],
    ['fr', 'Caractéristiques techniques', 'Carac-té-ris-tiques techniques'],
  ])('breaks where %s does: %s', async (language, title, expected) => {
    expect(await show(title, language)).toBe(expected)
  })

  it('in the smaller text of a link or a card breaks only if it is very long, and not near its ends', async () => {
    const text = 'Eine Ersatzmaschine für Abisoliermaschinen'
    const shown = (await hyphenateTitles({ text }, 'de')).text.replaceAll('\u00AD', '-')
    expect(shown).toBe('Eine Ersatzmaschine für Abisolier-maschinen')
  })

  it.each([
    ['de', 'Jede Leitung. Exakt.'],
    ['zh', '电动汽车高压电缆加工设备与检测'],
    ['en', 'Uninterruptible wires'],
    ['de', `${'Ein langer Satz ist kein Titel und hat Platz genug. '.repeat(2)}Leitungsverarbeitung`],
  ])('stays as it is in %s: %s', async (language, title) => expect(await show(title, language)).toBe(title))

  it.each([
    'Schreiben Sie an Leitungsverarbeitung@kudex.example',
    'https://leitungsverarbeitung.example',
    'www.leitungsverarbeitung.example',
  ])('has no breaks in an address, which is copied: %s', async (title) => expect(await show(title, 'de')).toBe(title))

  it('is found at any depth; other properties stay as they are', async () => {
    const href = '/de/leitungsverarbeitung'
    const item = { name: 'Leitungsverarbeitung', href, picture: null, count: 2 }
    const [shown] = (await hyphenateTitles({ items: [item] }, 'de')).items
    expect(shown).toEqual({ ...item, name: expect.stringContaining('\u00AD') })
  })
})

it('long Katakana words of Japanese titles break between their parts', async () => {
  const card = { title: 'プロセスコンサルティング', text: 'リールから検査済みのハーネスまで' }
  expect(await hyphenateTitles(card, 'ja')).toEqual({ ...card, title: 'プロセス\u200Bコンサルティング' })
})
