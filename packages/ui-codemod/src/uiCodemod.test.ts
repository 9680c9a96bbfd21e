import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { renameProps } from './renameProps.ts'
import { renames } from './renames.ts'

const workspace = mkdtempSync(join(tmpdir(), 'kudex-codemod-'))
afterAll(() => rmSync(workspace, { recursive: true }))

const page = `import { ProductHeader as Head, type ProductHeaderProps } from '@kudex/ui'
import * as ui from '@kudex/ui'
import { createElement } from 'react'
import { ProductHeader } from './own'

// Spacing   of this file is not that of any formatter.
const props: ProductHeaderProps = { name: 'Alpha',   overlineLanguage }
const more = { overlineLanguage: 'de' } satisfies ui.ProductHeaderProps
export const a = <Head   name="Alpha" overlineLanguage="de"/>
export const b = <ui.ProductHeader {...{ overlineLanguage: 'de' }} />
export const c = createElement(Head, { overlineLanguage: 'de' })
export const own = <ProductHeader overlineLanguage="de" />
export const both = <Head overlineLang="fr" overlineLanguage="de" />
export const unknown = <Head {...props} />
`

// Starts processes, which takes seconds on a busy machine.
describe('npx @kudex/ui-codemod', { timeout: 30_000 }, () => {
  it('renames a prop wherever the component of the package gets it, and nothing else', () => {
    const { code, warnings } = renameProps(page, 'page.tsx')
    expect(code).toBe(
      page
        .replace("name: 'Alpha',   overlineLanguage }", "name: 'Alpha',   overlineLang: overlineLanguage }")
        .replace("{ overlineLanguage: 'de' } satisfies", "{ overlineLang: 'de' } satisfies")
        .replace('name="Alpha" overlineLanguage', 'name="Alpha" overlineLang')
        .replace("{...{ overlineLanguage: 'de' }}", "{...{ overlineLang: 'de' }}")
        .replace("Head, { overlineLanguage: 'de' }", "Head, { overlineLang: 'de' }"),
    )
    expect(warnings).toEqual([expect.stringMatching(/^line 14: ProductHeader gets spread props/)])
    expect(renameProps(code, 'page.tsx').code).toBe(code)
  })

  it('reads modules without JSX as TypeScript does', () => {
    const lines = (prop: string) => `import type { ProductHeaderProps } from '@kudex/ui'
const props: ProductHeaderProps = { ${prop}: <string>language }
`
    expect(renameProps(lines('overlineLanguage'), 'props.ts').code).toBe(lines('overlineLang'))
  })

  it('shows what would change, then changes the files', () => {
    const file = join(workspace, 'page.tsx')
    writeFileSync(file, page)
    writeFileSync(join(workspace, 'other.ts'), "export const overlineLanguage = 'de'\n")
    expect(run('--dry-run').stdout).toMatch(/would change page\.tsx\n1 file would change\./)
    expect(readFileSync(file, 'utf8')).toBe(page)
    expect(run().stdout).toMatch(/changed page\.tsx\n1 file changed\./)
    expect(readFileSync(file, 'utf8')).toBe(renameProps(page, 'page.tsx').code)
    expect(run().stdout).toContain('0 files changed.')
  })

  it('reports a file that it cannot read, and exits with 1', () => {
    writeFileSync(join(workspace, 'broken.tsx'), "import '@kudex/ui'\nconst = ")
    const { status, stdout } = run('broken.tsx')
    expect([status, stdout]).toEqual([1, expect.stringContaining('broken.tsx, not read')])
  })

  it('knows every deprecated prop of the API report', () => {
    const report = readFileSync(join(import.meta.dirname, '../../ui/api/ui.api.md'), 'utf8')
    const deprecated = [...report.matchAll(/@deprecated.*\n\s+(?:readonly )?(\w+)\??:/g)].map(([, name = '']) => name)
    expect(deprecated.toSorted()).toEqual(renames.map(({ from }) => from).toSorted())
  })
})

function run(...flags: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...flags], {
    cwd: workspace,
    encoding: 'utf8',
  })
}
