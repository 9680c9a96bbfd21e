import { Button } from '@kudex/ui'
import { useState } from 'react'

/** Light or dark: the reader's choice overrides the system's. */
export function SchemeSwitch({ text }: { readonly text: string }) {
  const [isDark, setIsDark] = useState<boolean>()
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={isDark}
      onClick={() => {
        const next = !(isDark ?? matchMedia('(prefers-color-scheme: dark)').matches)
        document.documentElement.dataset['scheme'] = next ? 'dark' : 'light'
        setIsDark(next)
      }}
    >
      {text}
    </Button>
  )
}
