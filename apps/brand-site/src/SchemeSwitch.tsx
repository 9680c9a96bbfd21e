import { Button } from '@kudex/ui'
import { useState } from 'react'

/** Day and night: the reader's choice wins over the system's. */
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
