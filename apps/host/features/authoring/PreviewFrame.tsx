import { SegmentedControl, Stack } from '@kudex/ui'
import { useEffect, useRef, useState } from 'react'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'

interface PreviewFrameProps {
  /** Address of the draft. */
  readonly href: string
  /** The saved version; a new one reloads the preview. */
  readonly version: string
  /** Called with the field that a clicked part of the page comes from. */
  readonly onPick: (source: string) => void
}

/** The draft as visitors will see it, in the width of a phone, a tablet or a desktop. Its links are disabled. */
export function PreviewFrame({ href, version, onPick }: PreviewFrameProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [boxWidth, setBoxWidth] = useState(0)
  const shown = useRef({ href, version })
  const loading = useRef<Loading>({ isPending: true, isOutdated: false })
  useEffect(() => {
    const { current } = shown
    shown.current = { href, version }
    // Another address loads by itself.
    if (current.href !== href) loading.current = { isPending: true, isOutdated: false }
    else if (current.version !== version) reload(frame.current, loading)
  }, [href, version])
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setBoxWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  function finishLoading() {
    listen()
    const { isOutdated } = loading.current
    loading.current = { isPending: false, isOutdated: false }
    if (isOutdated) reload(frame.current, loading)
  }

  function listen() {
    frame.current?.contentDocument?.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        event.stopPropagation()
        // An element of another document: not an instance of this window's `Element`.
        const source = (event.target as Element | null)?.closest<HTMLElement>('[data-source]')?.dataset['source']
        if (source !== undefined) onPick(source)
      },
      { capture: true },
    )
  }

  const width = widths[device]
  const scale = boxWidth === 0 ? 1 : Math.min(1, boxWidth / width)
  return (
    <Stack>
      <SegmentedControl
        label={text(messages.previewWidth)}
        name="previewWidth"
        value={device}
        onChange={setDevice}
        options={[
          { value: 'phone', text: text(messages.phone) },
          { value: 'tablet', text: text(messages.tablet) },
          { value: 'desktop', text: text(messages.desktop) },
        ]}
      />
      <div ref={box} style={{ overflow: 'hidden', height }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours: it needs its scripts, and the form needs its document */}
        <iframe
          ref={frame}
          title={text(messages.previewFrame)}
          src={href}
          onLoad={finishLoading}
          style={{
            width,
            height: height / scale,
            border: '1px solid',
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      </div>
    </Stack>
  )
}

interface Loading {
  readonly isPending: boolean
  /** True if the draft was saved while the frame was loading. */
  readonly isOutdated: boolean
}

/** Browsers ignore a reload while another one is running, so it waits for that one. */
function reload(frame: HTMLIFrameElement | null, loading: { current: Loading }): void {
  const { isPending } = loading.current
  loading.current = { isPending: true, isOutdated: isPending }
  if (!isPending) frame?.contentWindow?.location.reload()
}

/** Widths of the preview in pixels. */
const widths = { phone: 375, tablet: 768, desktop: 1440 }

/** Visible height of the preview in pixels. */
const height = 720
