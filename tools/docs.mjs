// Writes the parts of the docs that the code knows better: the picture of imports in docs/architecture.md and the table
// of settings in docs/operations/settings.md. With `--check` it writes nothing and names what is stale.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const rooms = [
  [/^packages\/([^/]+)\//, (match) => match[1]],
  [/^apps\/host\/(server|request|pages|features)\//, (match) => `host/${match[1]}`],
  [/^apps\/services\/src\/(content|products|identity|images|database)\//, (match) => `services/${match[1]}`],
  [/^apps\/services\//, () => 'services'],
]
const parts = [
  ['docs/architecture.md', 'picture', drawPicture()],
  ['docs/operations/settings.md', 'settings', await listSettings()],
]
const stale = parts.filter(([file, name, text]) => {
  const path = join(root, file)
  const now = readFileSync(path, 'utf8')
  const next = now.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`),
    (_, start, end) => `${start}${text}\n${end}`,
  )
  if (now === next) return false
  if (!process.argv.includes('--check')) writeFileSync(path, next)
  return true
})
for (const [file] of stale)
  console.log(`${file} ${process.argv.includes('--check') ? 'is stale: node tools/docs.mjs writes it' : 'is written'}`)
if (process.argv.includes('--check') && stale.length > 0) process.exitCode = 1

function drawPicture() {
  const report = JSON.parse(
    execFileSync(
      join(root, 'node_modules', '.bin', 'depcruise'),
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'packages'],
      { cwd: root, maxBuffer: 1 << 28, encoding: 'utf8' },
    ),
  )
  const arrows = new Set()
  for (const { source, dependencies } of report.modules) {
    if (/\.test\.|\.stories\.|\/testing\//.test(source)) continue
    const from = toRoom(source)
    for (const { resolved } of dependencies) {
      const to = toRoom(resolved)
      if (from && to && from !== to) arrows.add(`  ${toId(from)}["${from}"] --> ${toId(to)}["${to}"]`)
    }
  }
  return ['```mermaid', 'graph TD', ...[...arrows].toSorted((one, other) => one.localeCompare(other)), '```'].join('\n')
}

function toRoom(file) {
  for (const [pattern, name] of rooms) {
    const match = pattern.exec(file)
    if (match) return name(match)
  }
  return undefined
}

function toId(room) {
  return room.replace(/\W/g, '_')
}

async function listSettings() {
  const { settingDefinitions } = await import('../packages/domain/src/settings/index.ts')
  const cell = (text) => text.replaceAll('|', '\\|')
  const lines = settingDefinitions.map(
    ({ name, default: value, meaning, takes }) =>
      `| \`${name}\` | ${cell(value)} | ${cell(meaning)} | ${cell(takes)} |`,
  )
  return ['| setting | default | meaning | takes |', '|---|---|---|---|', ...lines].join('\n')
}
