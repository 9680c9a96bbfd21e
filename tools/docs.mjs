// Generates parts of the docs from the code: the dependency graphs in docs/architecture.md and the table of
// settings in docs/operations/settings.md. With `--check` it writes nothing and fails if a part is out of date. It also
// fails if a dependency breaks a rule, because both need the same slow reading of all imports.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The dependency graphs by their marker in the docs. Files that match a pattern belong to the node with that name. */
const graphs = {
  packages: [
    [/^packages\/([^/]+)\//, (name) => name],
    [/^apps\/([^/]+)\//, (name) => name],
  ],
  host: [
    [/^apps\/host\/features\/([^/]+)\//, (name) => `features/${name}`],
    [/^apps\/host\/(server|request|pages|features)\//, (name) => name],
  ],
  services: [[/^apps\/services\/src\/([^/.]+)/, (name) => name]],
}
const { modules, summary } = readDependencies()
const imports = listImports()
const parts = [
  ...Object.entries(graphs).map(([name, nodes]) => ['docs/architecture.md', name, drawGraph(nodes)]),
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
  console.log(`${file} ${process.argv.includes('--check') ? 'is out of date: run node tools/docs.mjs' : 'was updated'}`)
if (process.argv.includes('--check') && stale.length > 0) process.exitCode = 1
for (const { rule, from, to } of summary.violations) console.log(`${rule.severity} ${rule.name}: ${from} imports ${to}`)
if (summary.error > 0) process.exitCode = 1

/** All modules with their dependencies, and the broken rules of `.dependency-cruiser.mjs`. */
function readDependencies() {
  return JSON.parse(
    execFileSync(
      join(root, 'node_modules', '.bin', 'depcruise'),
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'packages'],
      { cwd: root, maxBuffer: 1 << 28, encoding: 'utf8' },
    ),
  )
}

/** Every import of production code as a pair of files. */
function listImports() {
  return modules
    .filter(({ source }) => !/\.test\.|\.stories\.|\/testing\//.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
}

function drawGraph(nodes) {
  const edges = new Set()
  for (const [source, target] of imports) {
    const from = toNode(nodes, source)
    const to = toNode(nodes, target)
    if (from && to && from !== to) edges.add(`  ${toId(from)}["${from}"] --> ${toId(to)}["${to}"]`)
  }
  return ['```mermaid', 'graph TD', ...[...edges].toSorted((one, other) => one.localeCompare(other)), '```'].join('\n')
}

function toNode(nodes, file) {
  for (const [pattern, name] of nodes) {
    const match = pattern.exec(file)
    if (match) return name(match[1])
  }
  return undefined
}

function toId(node) {
  return node.replace(/\W/g, '_')
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
