#!/usr/bin/env node
import { askOptions } from './ask.ts'
import { describeFaults, toColorFlags, withReadableColors } from './contrast.ts'
import { createSite } from './createSite.ts'
import { kinds, packagedFonts, parseFlags, toOptions, type SiteOptions } from './options.ts'

const help = `npm create @kudex/brand-site [folder] -- [flags]

Writes a site on @kudex/ui with the colours and fonts of your brand, light and dark.

  --kind        ${Object.entries(kinds)
    .map(([kind, title]) => `${kind}: ${title}`)
    .join('\n                ')}
  --name        name of the brand; default: from the folder
  --primary     main colour, as hex
  --accent      colour of the next step of a page, as hex; default: the main colour
  --font        font of headings: ${Object.keys(packagedFonts).join(', ')}, or names of families
  --text-font   font of texts; default: that of headings
  --radius      corners of buttons, in pixels
  --fix-contrast  replaces colours that are hard to read by the nearest readable ones
  --yes, -y     asks nothing and takes defaults`

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.help) return console.log(help)
  if (!flags.yes && !process.stdin.isTTY) throw new Error('This is no terminal to ask in: add --yes and flags.')
  // Reports bad flags before the first question.
  const checked = toOptions(flags)
  const options = flags.yes
    ? toReadable(checked, flags['fix-contrast'] ?? false)
    : await askOptions(flags, { input: process.stdin, output: process.stdout })
  if (!options) return
  createSite(options)
  const run = options.kind === 'node' ? 'npm run build && npm start' : 'npm run dev'
  console.log(`\n${options.name} is in ${options.folder}. Next:\n\n  cd ${options.folder}\n  npm install\n  ${run}\n`)
}

function toReadable(options: SiteOptions, isFixed: boolean): SiteOptions {
  const faults = describeFaults(options)
  if (faults.length === 0) return options
  const readable = withReadableColors(options)
  const report = `These colours are hard to read:\n  ${faults.join('\n  ')}`
  if (!isFixed)
    throw new Error(`${report}\nNearest readable colours: ${toColorFlags(readable)}. --fix-contrast takes them.`)
  console.log(`${report}\nUsed instead: ${toColorFlags(readable)}`)
  return readable
}
