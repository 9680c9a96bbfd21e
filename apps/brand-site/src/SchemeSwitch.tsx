import { Button } from '@kudex/ui'
import { useState } from 'react'

/** Light or dark: the reader's choice overrides the system's. */
export function SchemeSwitch() {
  const [isDark, setIsDark] = useState(false)
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={isDark}
      onClick={() => {
        document.documentElement.dataset['scheme'] = isDark ? 'light' : 'dark'
        setIsDark(!isDark)
      }}
    >
      Night
    </Button>
  )
}
