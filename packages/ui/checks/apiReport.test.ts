import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkApiReport } from './apiReport.js'

it('fails when the type of a prop changes and the report does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-api-'))
  const report = { entry: join(folder, 'index.d.ts'), folder, name: 'fixture' }
  writeProps(report.entry, "'solid' | 'quiet'")
  expect(checkApiReport(report, true)).toEqual([])
  expect(checkApiReport(report)).toEqual([])

  writeProps(report.entry, "'solid'")
  expect(checkApiReport(report)).toEqual([expect.stringMatching(/fixture\.api\.md[^]*'quiet'/)])
}, 180_000)

function writeProps(entry: string, look: string): void {
  writeFileSync(
    entry,
    `export type ButtonProps = { look?: ${look} }\nexport declare function Button(props: ButtonProps): null\n`,
  )
}
