import { useState } from 'react'
import { TextField } from '../components/TextField/TextField.js'
import { Button } from '../components/Button/Button.js'
import { Cluster, Stack } from '../foundations/layout/Layout.js'
import type { IconComponent } from '../components/Icon/Icon.js'

/** The icon set: search by name or use, copy the import. */
export function IconFinder({ icons }: { readonly icons: Readonly<Record<string, IconComponent>> }) {
  const [query, setQuery] = useState('')
  const [result, setResult] = useState('')
  const found = Object.entries(icons).filter(([name]) =>
    `${name} ${uses[name] ?? ''}`.toLowerCase().includes(query.trim().toLowerCase()),
  )
  return (
    <Stack gap="5">
      <TextField
        name="icon"
        type="search"
        label="Find an icon"
        hint="A part of its name or what it is for, for example “arrow” or “delete”. A press copies its import."
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{result || `${found.length} icons`}</p>
      <Cluster gap="4" as="ul" role="list">
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Button look="outline" icon={Icon} onClick={() => void copyImport(name).then(setResult)}>
              {name}
            </Button>
          </li>
        ))}
      </Cluster>
    </Stack>
  )
}

/** Other words for what an icon shows or is used for. */
const uses: Readonly<Record<string, string>> = {
  IconPlus: 'add new more',
  IconMinus: 'remove less',
  IconCheck: 'tick done yes',
  IconWarning: 'attention alert triangle',
  IconError: 'danger failure stop',
  IconSuccess: 'done ok saved',
  IconDownload: 'save file',
  IconUpload: 'send file attach',
  IconDocument: 'file page PDF',
  IconPhone: 'call telephone',
  IconPin: 'place location address map',
  IconEye: 'show password visible',
  IconEyeOff: 'hide password hidden',
  IconTicket: 'support request',
  IconMachine: 'product device',
  IconWrench: 'service repair tool',
  IconCompare: 'scales difference',
  IconBasket: 'cart order',
  IconShop: 'cart buy',
  IconBell: 'notification',
  IconSettings: 'options preferences',
  IconDashboard: 'overview tiles',
  IconCalendar: 'date event',
  IconExpand: 'enlarge fullscreen',
  IconShare: 'send',
  IconLock: 'private closed secure',
  IconMore: 'dots menu actions',
  IconTrash: 'delete remove bin',
  IconSort: 'order',
  IconClock: 'time duration',
  IconEdit: 'pencil change write',
  IconRefresh: 'reload retry again',
  IconComment: 'message chat',
  IconLink: 'chain address',
  IconShield: 'security safe',
  IconHome: 'house start',
  IconClose: 'cancel cross x dismiss',
  IconMenu: 'hamburger navigation',
  IconSearch: 'find magnifier loupe',
  IconInfo: 'help hint about',
  IconUser: 'person account profile',
  IconGlobe: 'language country world',
  IconMail: 'e-mail envelope letter',
  IconLogin: 'sign in enter',
  IconLogout: 'sign out leave exit',
  IconPlay: 'video film start',
}

/** The clipboard is missing or blocked in a cross-origin frame; the line can then be copied by hand. */
async function copyImport(name: string): Promise<string> {
  const line = `import { ${name} } from '@kudex/ui'`
  try {
    await navigator.clipboard.writeText(line)
    return `Copied: ${line}`
  } catch {
    return `Could not be copied, copy it by hand: ${line}`
  }
}
