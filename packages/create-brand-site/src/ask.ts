import type { Readable, Writable } from 'node:stream'
import { cancel, isCancel, log, select, text } from '@clack/prompts'
import { describeFaults, withReadableColors } from './contrast.ts'
import { findProblem, kinds, packagedFonts, toName, toOptions, type Flags, type SiteOptions } from './options.ts'

/** Streams of the terminal. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable
}

/** Asks for everything that no flag gives. Undefined if the user cancels. */
export async function askOptions(flags: Flags, terminal: Terminal): Promise<SiteOptions | undefined> {
  try {
    const folder = flags.folder ?? (await askText('folder', 'Folder', 'brand-site', terminal))
    const kind = flags.kind ?? (await askChoice('Kind of site', kinds, terminal))
    const name = flags.name ?? (await askText('name', 'Name of the brand', toName(folder), terminal))
    const colors = await askColors(flags, terminal)
    const displayFont = flags.displayFont ?? (await askChoice('Font of headings', packagedFonts, terminal))
    const textFont = flags.textFont ?? displayFont
    const radius = flags.radius ?? (await askText('radius', 'Corners of buttons, in pixels', '8', terminal))
    const options = toOptions({ folder, kind, name, ...colors, displayFont, textFont, radius })
    return await askReadable(options, terminal)
  } catch (error) {
    if (error !== cancelled) throw error
    cancel('Nothing was written.', terminal)
    return undefined
  }
}

const cancelled = new Error('The user cancelled.')

/** Shows faults of contrast until the colours are readable. */
async function askReadable(options: SiteOptions, terminal: Terminal): Promise<SiteOptions> {
  const faults = describeFaults(options)
  if (faults.length === 0) return options
  log.warn(`These colours are hard to read:\n${faults.join('\n')}`, terminal)
  const readable = withReadableColors(options)
  const answer = await askChoice(
    'What now?',
    {
      use: `Use ${readable.primary}${readable.accent ? ` and ${readable.accent}` : ''}`,
      choose: 'Choose other colours',
    },
    terminal,
  )
  if (answer === 'use') return readable
  return askReadable({ ...options, ...(await askColors({}, terminal)) }, terminal)
}

async function askColors({ primary, accent }: Flags, terminal: Terminal) {
  return {
    primary: primary ?? (await askText('primary', 'Main colour', '#0a5c4f', terminal)),
    accent: accent ?? ((await askText('accent', 'Accent, empty for none', '', terminal)) || undefined),
  }
}

async function askText(
  field: Parameters<typeof findProblem>[0],
  message: string,
  defaultValue: string,
  terminal: Terminal,
): Promise<string> {
  const answer = await text({
    message,
    placeholder: defaultValue,
    defaultValue,
    validate: (value) => (value ? findProblem(field, value) : findDefaultProblem(field, defaultValue)),
    ...terminal,
  })
  if (isCancel(answer)) throw cancelled
  return answer
}

function findDefaultProblem(field: Parameters<typeof findProblem>[0], value: string): string | undefined {
  return value === '' ? undefined : findProblem(field, value)
}

async function askChoice<Key extends string>(
  message: string,
  choices: Readonly<Record<Key, string>>,
  terminal: Terminal,
): Promise<Key> {
  const options = Object.entries<string>(choices).map(([value, label]) => ({ value, label }))
  const answer = await select({ message, options, ...terminal })
  if (isCancel(answer)) throw cancelled
  return answer as Key
}
