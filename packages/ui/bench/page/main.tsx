import { useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { cases, reference, type Case } from '../cases.js'

declare global {
  /** Time of hydration of each component as a ratio to the reference, measured in turns: the fastest rounds. */
  var measureHydration: () => Promise<[name: string, ratio: number][]>
}

const rounds = 11

globalThis.measureHydration = async () => {
  const ratios: [string, number][] = []
  for (let time = 0; time < 50; time++) await hydrate(reference)
  for (const one of cases) {
    if (renderToString(one.element) === '') continue
    await hydrate(one)
    const found: [number, number][] = []
    for (let round = 0; round < rounds; round++) found.push([await hydrate(one), await hydrate(reference)])
    const fastest = (at: 0 | 1) => Math.min(...found.map((pair) => pair[at]))
    ratios.push([one.name, fastest(0) / fastest(1)])
  }
  return ratios
}

/** Milliseconds from the call until React has taken over the HTML of the server. */
async function hydrate({ element }: Case): Promise<number> {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Committed>{element}</Committed>)
  const started = performance.now()
  const ended = await new Promise<number>((resolve) => {
    const root = hydrateRoot(
      container,
      <Committed
        onCommit={() => {
          resolve(performance.now())
          setTimeout(() => root.unmount())
        }}
      >
        {element}
      </Committed>,
    )
  })
  await new Promise((resolve) => setTimeout(resolve))
  container.remove()
  return ended - started
}

function Committed({ children, onCommit }: { readonly children: ReactNode; readonly onCommit?: () => void }) {
  useLayoutEffect(() => onCommit?.(), [onCommit])
  return children
}
