#!/usr/bin/env node
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { renameProps } from './renameProps.ts'
import { renames } from './renames.ts'

const help = `npx @kudex/ui-codemod [files or folders] [--dry-run]

Replaces deprecated names of @kudex/ui; without arguments, in the current folder.

${renames.map(({ since, component, from, to }) => `  ${since}  ${component}: ${from} → ${to}`).join('\n')}`

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.log(help)
  const isDry = values['dry-run'] ?? false
  let changed = 0
  for (const file of (positionals.length > 0 ? positionals : ['.']).flatMap(listModules)) {
    const source = readFileSync(file, 'utf8')
    if (!source.includes('@kudex/ui')) continue
    const { code, warnings } = toResult(file, source)
    for (const warning of warnings) console.log(`${file}, ${warning}`)
    if (code === source) continue
    changed++
    console.log(`${isDry ? 'would change' : 'changed'} ${file}`)
    if (!isDry) writeFileSync(file, code)
  }
  console.log(`${changed} ${changed === 1 ? 'file' : 'files'} ${isDry ? 'would change' : 'changed'}.`)
}

/** A file that cannot be parsed is reported and left alone. */
function toResult(file: string, source: string): ReturnType<typeof renameProps> {
  try {
    return renameProps(source, file)
  } catch (error) {
    process.exitCode = 1
    return { code: source, warnings: [`not read: ${error instanceof Error ? error.message : String(error)}`] }
  }
}

function listModules(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return []
    const file = join(path, entry.name)
    if (entry.isDirectory()) return listModules(file)
    return /\.[cm]?[jt]sx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : []
  })
}
