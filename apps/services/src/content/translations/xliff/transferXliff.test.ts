import { xliffTakes } from '@kudex/domain/editing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../../testing/describeDatabases.ts'
import { openWritable, toRefusals, type Writable, writtenPage } from '../../write/testing/openWritable.ts'
import { blocks, pages, translationTargets } from '../../tables.ts'

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const page = {
  ...writtenPage,
  url: '/sent',
  title: { en: 'News' },
  translationTargetLanguages: ['de', 'fr'],
  languages: ['en'],
  blocks: [
    {
      kind: 'text',
      text: {
        en: {
          schema: 'dast',
          document: {
            type: 'root',
            children: [
              paragraph(
                { type: 'span', value: 'Gas-tight ', marks: ['strong'] },
                { type: 'link', url: '/products', children: [{ type: 'span', value: 'crimps' }] },
              ),
            ],
          },
        },
      },
    },
    { kind: 'links', links: [{ kind: 'product', productSlug: 'cutter-1', text: { en: 'More on {name}' } }] },
  ],
}

describeDatabases('translations as XLIFF', (open) => {
  let writable: Writable
  let exported = ''
  beforeAll(async () => {
    writable = await openWritable(open())
    expect((await writable.write('PUT', 'pages/sent', page)).status).toBe(200)
    const response = await writable.write.send('POST', 'translations/export', {
      body: JSON.stringify({ pages: ['sent'], language: 'de', dueAt: '2027-01-31T11:00:00Z' }),
    })
    expect(response.headers.get('content-type')).toBe('application/xliff+xml; charset=utf-8')
    exported = await response.text()
  })
  afterAll(() => writable.close())

  const send = async (body: string, type = 'application/xliff+xml') => {
    const response = await writable.write.send('POST', 'translations/import', {
      body,
      headers: { 'content-type': type },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const readState = async () => (await writable.write('GET', 'translations/sent')).body
  const readAll = async () => {
    const { queries } = open()
    return [
      await queries.select().from(pages),
      await queries.select().from(blocks),
      await queries.select().from(translationTargets),
    ]
  }
  const translate = (file: string, texts: Readonly<Record<string, string>>) =>
    file.replaceAll(
      /(<unit id="(u\d+)".*?<source>)(.*?)(<\/source>)/g,
      (whole, start: string, id: string, source: string, end: string) =>
        texts[id] === undefined ? whole : `${start}${source}${end}<target>${texts[id]}</target>`,
    )
  const german = {
    u1: 'Neues',
    u2: '<pc id="2">Crimpe</pc>, <mrk id="m1" type="term"><pc id="1">gasdicht</pc></mrk>',
    u3: 'Mehr zu {name}',
  }

  it('are started by an export (TRANS-07)', async () => {
    expect(await readState()).toMatchObject({
      overallState: 'InProgress',
      targetLanguages: [
        { language: 'de', translationState: 'InProgress', dueAt: '2027-01-31T11:00:00.000Z', outdated: false },
        { language: 'fr', translationState: 'MarkedForTranslation' },
      ],
    })
    expect(exported).toContain('<source><pc id="1" type="fmt"')
  })

  it('are not exported for unknown pages, languages without target or pages of several source languages', async () => {
    const ask = async (body: object) => toRefusals((await writable.write('POST', 'translations/export', body)).body)
    expect(await ask({ pages: ['never'], language: 'de' })).toEqual(['pages: the id of a page'])
    expect(await ask({ pages: ['sent'], language: 'es' })).toEqual(['pages: a page with the target language es'])
    expect(await ask({ pages: [], language: 'de' })).toEqual(['export.pages: at least one page'])
    await writable.write('PUT', 'pages/other', { ...page, url: '/other', translationSourceLanguage: 'fr' })
    expect(await ask({ pages: ['sent', 'other'], language: 'de' })).toEqual([
      'pages: a page with the source language en, like the first one',
    ])
  })

  /** Each file changes a complete, valid one. */
  const broken: Readonly<Record<string, (file: string) => string>> = {
    'no XML': () => 'Hello',
    'an empty file': () => '',
    'a truncated file': (file) => file.slice(0, -20),
    'an entity bomb': (file) =>
      file
        .replace('<xliff', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]><xliff')
        .replace('Neues', '&c;'),
    'an external entity': (file) =>
      file.replace('<xliff', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff').replace('Neues', '&a;'),
    'an external document type': (file) =>
      file.replace('<xliff', '<!DOCTYPE xliff SYSTEM "http://a.test/x.dtd"><xliff'),
    'an undefined entity': (file) => file.replace('Neues', '&nbsp;'),
    'another encoding': (file) => file.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"'),
    'a NUL character': (file) => file.replace('Neues', 'Neu\0es'),
    'a NUL code point': (file) => file.replace('Neues', 'Neu<cp hex="0000"/>es'),
    'a lone surrogate': (file) => file.replace('Neues', 'Neu<cp hex="D800"/>es'),
    'a code point that there is not': (file) => file.replace('Neues', '<cp hex="FFFFFF"/>'),
    'deep nesting': (file) => file.replace('Neues', `${'<mrk id="m">'.repeat(60)}x${'</mrk>'.repeat(60)}`),
    'XLIFF 1.2': (file) => file.replace('version="2.1"', 'version="1.2"'),
    'a version without number': (file) => file.replace('version="2.1"', ''),
    'another namespace': (file) => file.replace('document:2.0', 'document:1.2'),
    'no target language': (file) => file.replace(' trgLang="de"', ''),
    'another target language': (file) => file.replace('trgLang="de"', 'trgLang="es"'),
    'the source language as target': (file) => file.replace('trgLang="de"', 'trgLang="en"'),
    'another source language': (file) => file.replace('srcLang="en"', 'srcLang="fr"'),
    'no file': (file) => file.replace(/<file.*<\/file>/s, ''),
    'an unknown page': (file) => file.replace('file id="sent"', 'file id="never"'),
    'a file without id': (file) => file.replace('file id="sent"', 'file'),
    'a page twice': (file) => file.replace(/<file.*<\/file>/s, '$&$&'),
    'one more page that is unknown': (file) =>
      file.replace(/<file.*<\/file>/s, (whole) => whole + whole.replace('"sent"', '"never"')),
    'too many files': (file) => file.replace('</xliff>', `${'<file id="x"/>'.repeat(300)}</xliff>`),
    'no source version': (file) => file.replace(/<mda:metadata>.*<\/mda:metadata>/, ''),
    'another source version': (file) => file.replace(/(source-version">)[^<]*/, '$1other'),
    'a changed source': (file) => file.replace('<source>News', '<source>Old news'),
    'a changed code in a source': (file) => file.replace('<source><pc id="1"', '<source><pc id="7"'),
    'a doubled unit': (file) => file.replace(/<unit id="u1".*?<\/unit>/, '$&$&'),
    'a missing unit': (file) => file.replace(/<unit id="u1".*?<\/unit>/, ''),
    'an unknown unit': (file) => file.replace(/<unit id="u1".*?<\/unit>/, (unit) => unit + unit.replace('u1', 'u99')),
    'a renamed unit': (file) => file.replace('id="u1"', 'id="title"'),
    'a unit without id': (file) => file.replace('unit id="u1"', 'unit'),
    'a unit without segment': (file) => file.replace(/(<unit id="u1"[^>]*>).*?<\/unit>/, '$1</unit>'),
    'two segments': (file) => file.replace(/<segment>.*?<\/segment>/, '$&$&'),
    'an ignorable': (file) => file.replace('<segment>', '<ignorable><source> </source></ignorable><segment>'),
    'two targets': (file) => file.replace(/<target>.*?<\/target>/, '$&$&'),
    'a missing target': (file) => file.replace(/<target>.*?<\/target>/, ''),
    'an empty target': (file) => file.replace('<target>Neues', '<target>'),
    'a blank target': (file) => file.replace('<target>Neues', '<target> \n\t'),
    'a paragraph without text': (file) =>
      file.replace(/<target><pc id="2">.*?<\/target>/, '<target><pc id="1"/> <pc id="2"/></target>'),
    'a target that is too long': (file) => file.replace('Neues', 'x'.repeat(5_001)),
    'a missing inline code': (file) => file.replace('<pc id="2">Crimpe</pc>', 'Crimpe'),
    'a doubled inline code': (file) => file.replace('<pc id="2">Crimpe</pc>', '$&$&'),
    'an unknown inline code': (file) => file.replace('<pc id="2">Crimpe', '<pc id="9">Crimpe'),
    'an inline code without id': (file) => file.replace('<pc id="2">Crimpe', '<pc>Crimpe'),
    'a link inside marked text': (file) =>
      file.replace(/<target><pc id="2">.*?<\/target>/, '<target><pc id="1"><pc id="2">x</pc></pc></target>'),
    'an inline code in a line': (file) => file.replace('Neues', '<pc id="1">Neues</pc>'),
    'a placeholder': (file) => file.replace('Neues', 'Neues<ph id="1"/>'),
    'an element of HTML': (file) => file.replace('Neues', '<b xmlns="http://www.w3.org/1999/xhtml">Neues</b>'),
    'a lost {name}': (file) => file.replace('Mehr zu {name}', 'Mehr'),
    'text outside of units': (file) => file.replace('<segment>', 'text<segment>'),
    'an unknown element': (file) => file.replace('<segment>', '<part/><segment>'),
  }

  it('are refused with a report if a file is broken, hostile or of other texts; nothing is stored', async () => {
    const valid = translate(exported, german)
    const before = await readAll()
    for (const [name, change] of Object.entries(broken)) {
      const file = change(valid)
      expect(file, name).not.toBe(valid)
      const { status, body } = await send(file)
      expect(status, name).toBe(422)
      expect(toRefusals(body)?.length, name).toBeGreaterThan(0)
      for (const { code } of body['problems'] as { code?: string }[])
        expect(xliffTakes, name).toHaveProperty(String(code))
    }
    expect((await send(valid, 'application/json')).status).toBe(415)
    expect((await send('x'.repeat(10_000_001))).status).toBe(413)
    expect(await readAll()).toEqual(before)
  })

  it('are stored as a draft with their marks and links, and are translated (TRANS-07)', async () => {
    expect(await send(translate(exported, german))).toEqual({
      status: 200,
      body: { imported: [{ pageId: 'sent', language: 'de', units: 3 }] },
    })
    const { body } = await writable.write('GET', 'pages/sent')
    expect(body).toMatchObject({
      published: null,
      draft: {
        title: { en: 'News', de: 'Neues' },
        languages: ['en', 'de'],
        blocks: [{ kind: 'text' }, { links: [{ text: { en: 'More on {name}', de: 'Mehr zu {name}' } }] }],
      },
    })
    const [text] = (body['draft'] as { blocks: { text: Record<string, { document: object }> }[] }).blocks
    expect(text?.text['de']?.document).toEqual({
      type: 'root',
      children: [
        paragraph(
          { type: 'link', url: '/products', children: [{ type: 'span', value: 'Crimpe' }] },
          { type: 'span', value: ', ' },
          { type: 'span', value: 'gasdicht', marks: ['strong'] },
        ),
      ],
    })
    await writable.write('POST', 'pages/sent/publish', undefined, '*')
    expect(await readState()).toMatchObject({
      targetLanguages: [{ language: 'de', translationState: 'Translated', outdated: false }, {}],
    })
  })

  it('are refused once the source texts have changed', async () => {
    await writable.write('PUT', 'pages/sent', { ...page, title: { en: 'Later' } }, '*')
    expect(toRefusals((await send(translate(exported, german))).body)?.[0]).toMatch(
      /^files\.sent\.source-version: .* the source texts have changed$/,
    )
  })
})
