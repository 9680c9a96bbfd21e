import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Words that replaced standard terms in comments, docs, names and test titles (docs/decisions/0001). */
const bannedInText =
  /\b(nobody|whoever|anybody|somebody|anew|riddle|in the same breath|front doors?|shel(f|ves)|desks?|wish(es)?|the house|house rules?|rooms?|laws?|plugs?|entrances?|untold|retold|(is|are|was|were|be|been) (told|said)|walk of|the walk|stands? for|things?)\b/i

const bannedInNames = new Set(
  'anew book desk door entrance entrances house judged law nobody plug plugs retold room rooms shelf shelves thing things told whoever wish'.split(
    ' ',
  ),
)

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const code = files.filter(
  (file) =>
    /\.(tsx?|mjs)$/.test(file) &&
    // Excludes generated types and demo content, whose texts are for visitors.
    !/\/generated\/|\/seed\/(content|draw)\/|plainLanguage\.test\.ts$/.test(file),
)
const docs = files.filter((file) => /\.mdx?$/.test(file))

describe('plain language', () => {
  it('is used in comments', () => {
    expect(code.flatMap(findInComments)).toEqual([])
  })

  it('is used in names and file names', () => {
    expect([...code.flatMap(findInNames), ...files.filter((file) => hasBannedName(file))]).toEqual([])
  })

  it('is used in the titles of tests', () => {
    expect(code.filter((file) => /\.test\.tsx?$/.test(file)).flatMap((file) => findInTitles(file))).toEqual([])
  })

  it('is used in the descriptions for translators', () => {
    expect(code.filter((file) => file.endsWith('.messages.ts')).flatMap(findInDescriptions)).toEqual([])
  })

  it('is used in docs', () => {
    expect(
      docs.flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, index) => (bannedInText.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
      ),
    ).toEqual([])
  })

  it('is reported as missing if a banned word occurs', () => {
    expect(bannedInText.test('Whoever comes sooner gets a fresh page.')).toBe(true)
    expect(bannedInText.test('Requests in that window get a fresh page.')).toBe(false)
    for (const callee of ['it', 'test.describe', 'it.each([1])', 'it.each`a ${1}`'])
      expect(findInTitles('a.test.ts', `${callee}('opens the front door', () => {})`)).toEqual(['a.test.ts:1'])
    expect(['createPageDesk', 'purgeBook', 'isTold', 'SHELF_SIZE'].map(hasBannedName)).toEqual([true, true, true, true])
    expect(['pageHandler', 'Math.floor', 'bookmark', 'plugin'].map(hasBannedName)).toEqual([false, false, false, false])
  })
})

function findInComments(file: string): string[] {
  const text = read(file)
  return parseSync(file, text).comments.flatMap(({ value, start }) =>
    value
      .split('\n')
      .flatMap((line, index) =>
        bannedInText.test(line) ? [`${file}:${toLine(text, start) + index} ${line.trim()}`] : [],
      ),
  )
}

function findInNames(file: string): string[] {
  const found = new Set<string>()
  visitNodes(parseSync(file, read(file)).program, (node) => {
    const { type, name } = node
    if (typeof name === 'string' && /^(JSX|Private)?Identifier$/.test(String(type)) && hasBannedName(name)) {
      found.add(name)
    }
  })
  return [...found].map((name) => `${file} ${name}`)
}

function findInDescriptions(file: string): string[] {
  return [...read(file).matchAll(/\bdescription:\s*(['"`])(.*)\1/g)].flatMap(([, , text = '']) =>
    bannedInText.test(text) ? [`${file} ${text}`] : [],
  )
}

function findInTitles(file: string, text = read(file)): string[] {
  const found: string[] = []
  visitNodes(parseSync(file, text).program, (node) => {
    if (node['type'] !== 'CallExpression' || !testFunctions.has(findCalledName(node['callee']))) return
    const [title] = node['arguments'] as readonly Node[]
    if (title === undefined) return
    const [start, end] = [Number(title['start']), Number(title['end'])]
    const isTitle = title['type'] === 'Literal' || title['type'] === 'TemplateLiteral'
    if (isTitle && bannedInText.test(text.slice(start, end))) found.push(`${file}:${toLine(text, start)}`)
  })
  return found
}

const testFunctions = new Set(['describe', 'describeDatabases', 'it', 'test'])

/** The first name of a callee: `it` of `it.each(rows)`. */
function findCalledName(callee: unknown): string {
  const { type, name, object, tag, callee: inner } = callee as Node
  if (type === 'MemberExpression') return findCalledName(object)
  if (type === 'TaggedTemplateExpression') return findCalledName(tag)
  return type === 'CallExpression' ? findCalledName(inner) : String(name)
}

function hasBannedName(name: string): boolean {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .some((word) => bannedInNames.has(word.toLowerCase()))
}

type Node = Readonly<Record<string, unknown>>

function visitNodes(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const child of value) visitNodes(child, visit)
  else if (typeof value === 'object' && value !== null) {
    visit(value as Node)
    for (const child of Object.values(value)) visitNodes(child, visit)
  }
}

function toLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
