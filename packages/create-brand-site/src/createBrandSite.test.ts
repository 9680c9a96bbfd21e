import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { listContrastFaults, type BrandTokens } from '@kudex/ui/brand'
import { afterAll, describe, expect, it } from 'vitest'
import { askOptions } from './ask.ts'
import { toFiles } from './createSite.ts'
import { parseFlags, toOptions } from './options.ts'

const workspace = mkdtempSync(join(tmpdir(), 'kudex-create-'))
afterAll(() => rmSync(workspace, { recursive: true }))

// Starts processes, which takes seconds on a busy machine.
describe('npm create @kudex/brand-site', { timeout: 30_000 }, () => {
  it('writes a site of the brand without a question', () => {
    const { status, stdout } = create('north', '--yes', '--name', 'Nord Süd', '--primary', '#00205b')
    expect(status).toBe(0)
    expect(stdout).toMatch(/Nord Süd is in north. Next:[^]*npm install/)
    expect(readFile('north/index.html')).toContain('data-brand="nord-sud"')
    expect(readFile('north/src/content.ts')).toContain("siteName: 'Nord Süd'")
    const tokens = JSON.parse(readFile('north/brand/nord-sud.tokens.json')) as BrandTokens
    expect(tokens.scheme.light.color.signal.$value.hex).toBe('#00205b')
    expect(listContrastFaults(tokens)).toEqual([])
    expect(readFile('north/package.json')).toContain('"@kudex/ui": "^')
    expect(readdirSync(join(workspace, 'north'))).toContain('.gitignore')
  })

  it('writes a site of a brand with & in its name', () => {
    expect(create('sons', '--yes', '--name', 'Müller & Sohn').status).toBe(0)
    expect(readFile('sons/index.html')).toContain('<title>Müller &amp; Sohn</title>')
    expect(readFile('sons/src/content.ts')).toContain("siteName: 'Müller & Sohn'")
    expect(readFile('sons/package.json')).toContain('"name": "muller-sohn"')
  })

  it('writes a server for --kind node', () => {
    expect(create('server', '--yes', '--kind', 'node').status).toBe(0)
    const { scripts, dependencies } = JSON.parse(readFile('server/package.json'))
    expect(scripts).toEqual(expect.objectContaining({ start: 'node server.mjs' }))
    expect(scripts.build).not.toContain('renderOnServer')
    expect(dependencies).toHaveProperty('sirv')
    expect(existsSync(join(workspace, 'server/renderOnServer.mjs'))).toBe(false)
  })

  it('writes a server that stores enquiries before it thanks for them', async () => {
    create('stored', '--yes', '--kind', 'node')
    writeStubs('stored')
    const folder = join(workspace, 'stored')
    const server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env: { ...process.env, PORT: '0' } })
    try {
      const [line] = (await once(server.stdout, 'data')) as [Buffer]
      const send = () =>
        fetch(`${line.toString().trim()}/enquiry`, {
          method: 'POST',
          body: new URLSearchParams({ name: 'Robin', message: 'Two\nlines' }),
        })
      expect(await (await send()).text()).toContain('data-sent')
      expect(JSON.parse(readFile('stored/enquiries.jsonl'))).toMatchObject({ name: 'Robin', message: 'Two\nlines' })
      rmSync(join(folder, 'enquiries.jsonl'))
      mkdirSync(join(folder, 'enquiries.jsonl'))
      expect((await send()).status).toBe(500)
    } finally {
      server.kill()
    }
  })

  it('never writes into a folder with files', () => {
    mkdirSync(join(workspace, 'full'))
    writeFileSync(join(workspace, 'full/notes.txt'), 'mine')
    const { status, stderr } = create('full', '--yes')
    expect([status, stderr]).toEqual([1, expect.stringContaining('The folder full is not empty')])
    expect(readdirSync(join(workspace, 'full'))).toEqual(['notes.txt'])
  })

  it('says which colours are hard to read, their ratio, and the nearest readable ones', () => {
    const flags = ['pale', '--yes', '--primary', '#ffd400', '--accent', '#777777']
    const refused = create(...flags)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(/light: solid on canvas has 1\.\d\d : 1 and needs 3 : 1/)
    expect(refused.stderr).toMatch(/light: onSignal on signal has 4\.\d\d : 1 and needs 4\.5 : 1/)
    expect(existsSync(join(workspace, 'pale'))).toBe(false)

    const suggested = /--primary "(#\w+)" --accent "(#\w+)"/.exec(refused.stderr)
    expect(create(...flags, '--fix-contrast').status).toBe(0)
    const tokens = JSON.parse(readFile('pale/brand/pale.tokens.json')) as BrandTokens
    expect(listContrastFaults(tokens)).toEqual([])
    const { solid, signal } = tokens.scheme.light.color
    expect([solid.$value.hex, signal.$value.hex]).toEqual(suggested?.slice(1))
  })

  it.each([
    [['--primary', 'teal'], '--primary is “teal”; write a colour as hex'],
    [['--accent', '#12'], '--accent is “#12”'],
    [['--kind', 'php'], '--kind is “php”; use vite or node'],
    [['--radius', 'round'], '--radius is “round”'],
    [['--font', 'x; } body {'], 'The font is “x; } body {”'],
    [['--name', "O'Neil"], "--name is “O'Neil”"],
    [['--colour', '#123456'], "Unknown option '--colour'"],
    [['second'], 'Name one folder, not 2'],
  ])('refuses %j with a sentence', (flags, sentence) => {
    const { status, stderr } = create('refused', '--yes', ...flags)
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
    expect(stderr).not.toContain('    at ')
    expect(existsSync(join(workspace, 'refused'))).toBe(false)
  })

  it('asks nothing without a terminal', () => {
    const { status, stderr } = create('silent')
    expect([status, stderr]).toEqual([1, expect.stringContaining('add --yes')])
  })
})

describe('the questions', { timeout: 30_000 }, () => {
  it('take defaults on Enter, and offer readable colours', async () => {
    const options = await answer(['asked', '--primary', '#ffd400', '--accent', '#b3122b'], ['', '', '', '', ''])
    expect(options).toMatchObject({
      kind: 'vite',
      name: 'Asked',
      accent: '#b3122b',
      displayFont: 'hanken',
      radius: '8',
    })
    expect(options?.primary).not.toBe('#ffd400')
  })

  it('stop on Escape without a site', async () => {
    expect(await answer(['asked'], ['\u001B'])).toBeUndefined()
  })
})

describe('the template', () => {
  const options = { ...toOptions(parseFlags(['tarnwater'])), name: 'Tarnwater' }
  const files = toFiles(options)

  it('has no place left open', () => {
    for (const kind of ['vite', 'node'] as const)
      for (const [path, text] of toFiles({ ...options, kind })) expect(text, path).not.toMatch(/__[A-Z]+__/)
  })

  it('posts the form to its server, or to a placeholder that the README names', () => {
    const read = (kind: 'vite' | 'node') => toFiles({ ...options, kind }).get('src/content.ts')
    expect(read('node')).toContain("action: '/enquiry'")
    expect(read('vite')).toContain("action: 'https://forms.example/enquiry'")
    expect(files.get('README.md')).toContain('`https://forms.example/…`')
  })

  it('is completed by apps/brand-site, which repeats none of its files', () => {
    const site = join(import.meta.dirname, '../../../apps/brand-site')
    const replaced = [...files].filter(([path]) => existsSync(join(site, path)))
    expect(replaced.map(([path]) => path)).toContain('src/content.ts')
    for (const [path, text] of replaced) expect(readFileSync(join(site, path), 'utf8'), path).not.toBe(text)
    const { scripts } = JSON.parse(files.get('package.json') ?? '')
    expect(scripts).toMatchObject(JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')).scripts)
  })

  it('installs the versions that the UI package is tested with', () => {
    const { dependencies, devDependencies } = JSON.parse(files.get('package.json') ?? '')
    const { '@kudex/ui': own, typescript, ...wanted } = { ...dependencies, ...devDependencies }
    const ui = JSON.parse(readFileSync(join(import.meta.dirname, '../../ui/package.json'), 'utf8'))
    expect(own).toBe(`^${ui.version}`)
    expect(ui.devDependencies).toMatchObject(wanted)
    const root = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))
    expect(root.devDependencies['@typescript/native']).toBe(`npm:typescript@${typescript}`)
  })
})

function create(...flags: string[]) {
  const cli = join(import.meta.dirname, 'cli.ts')
  return spawnSync(process.execPath, [cli, ...flags], { cwd: workspace, encoding: 'utf8' })
}

/** In place of installed packages and the built site. */
function writeStubs(folder: string): void {
  const stubs = {
    'build/site/index.html': '<div id="site"><!--site--></div>',
    'build/server/Site.js': 'export const Site = null',
    'node_modules/react/index.mjs': 'export const createElement = () => null',
    'node_modules/react-dom/server/index.mjs': "export const renderToString = () => ''",
    'node_modules/sirv/index.mjs': 'export default () => (request, response, next) => next()',
  }
  for (const [path, text] of Object.entries(stubs)) {
    const file = join(workspace, folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const name of ['react', 'sirv']) {
    writeFileSync(join(workspace, folder, 'node_modules', name, 'package.json'), '{ "exports": "./index.mjs" }')
  }
  writeFileSync(
    join(workspace, folder, 'node_modules/react-dom/package.json'),
    '{ "exports": { "./server": "./server/index.mjs" } }',
  )
}

function readFile(path: string): string {
  return readFileSync(join(workspace, path), 'utf8')
}

/** Answers each question with keys and Enter. */
async function answer(flags: string[], keys: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 })
  output.resume()
  const waiting = [...keys]
  const timer = setInterval(() => {
    const next = waiting.shift()
    if (next !== undefined) input.write(next === '\u001B' ? next : `${next}\r`)
  }, 100)
  const folder = join(workspace, flags[0] ?? '')
  return askOptions(parseFlags([folder, ...flags.slice(1)]), { input, output }).finally(() => clearInterval(timer))
}
