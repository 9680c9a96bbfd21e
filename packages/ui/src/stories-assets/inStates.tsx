import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Text } from '../components/Text/Text.js'
import { Column, Grid, Stack } from '../foundations/layout/Layout.js'

/** States of a control: at rest, hovered, focused by keyboard. */
const states = { rest: 'At rest', hover: 'Mouse over it', focus: 'Reached by keyboard' }

type State = keyof typeof states

interface InStatesOptions {
  /** Selector of the element to hover and focus; defaults to the first focusable one. */
  readonly target?: string | undefined
  /** Stacks the states, for full-width components. */
  readonly isWide?: boolean | undefined
  /** The arguments contain ids, which must not repeat on a page: the guide's long pages omit the story. */
  readonly repeatsIds?: boolean | undefined
}

/**
 * Renders a story at rest, hovered and focused. The play function fails if a state looks the same as at rest, and axe
 * checks the colours of all three (WCAG 1.4.11, 2.4.7).
 */
export function inStates({ target = focusable, isWide = false, repeatsIds = false }: InStatesOptions = {}) {
  return {
    parameters: {
      layout: 'padded',
      repeatsIds,
      // The component is repeated three times, so landmarks are not unique.
      a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    },
    decorators: [
      (Story: ComponentType) => (
        <Grid>
          {(Object.keys(states) as State[]).map((state) => (
            <Column key={state} span={isWide ? 12 : { lg: 4 }}>
              <Shown state={state} target={target}>
                <Story />
              </Shown>
            </Column>
          ))}
        </Grid>
      ),
    ],
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const looksOf = (state: State) =>
        Array.from(canvasElement.querySelectorAll(`[data-shows=${state}] *`), (element) =>
          ['', '::before', '::after'].map((part) => describeLook(element, part)),
        )
      for (const state of ['hover', 'focus'] as const) {
        await waitFor(() => expect(looksOf(state), `${state} is seen`).not.toEqual(looksOf('rest')))
      }
    },
  }
}

const focusable =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]):enabled, a[href], summary'
function Shown({ state, target, children }: { state: State; target: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const marked = frame.current
    if (!marked) return
    addStateSelectors(document.styleSheets)
    markState(marked, state, target)
    // Some controls are rendered after the rest of a page.
    const observer = new MutationObserver(() => markState(marked, state, target))
    observer.observe(marked, { childList: true, subtree: true })
    return () => observer.disconnect()
  })
  return (
    <Stack>
      <Text size="caption" tone="muted">
        {states[state]}
      </Text>
      <div ref={frame} data-shows={state}>
        {children}
      </div>
    </Stack>
  )
}

function markState(frame: Element, state: State, target: string): void {
  const element = frame.querySelector(target)
  if (state === 'rest' || !element) return
  element.setAttribute(`data-shown-${state}`, '')
  if (state !== 'hover') return
  // Hovering an element also hovers its ancestors and descendants.
  for (const inner of element.querySelectorAll('*')) inner.setAttribute('data-shown-hover', '')
  for (let outer = element.parentElement; outer && outer !== frame; outer = outer.parentElement)
    outer.setAttribute('data-shown-hover', '')
}

/** Makes the rules for `:hover` and `:focus-visible` apply to marked elements as well, with the same order and specificity. */
function addStateSelectors(sheets: Iterable<CSSStyleSheet>): void {
  const visit = (rules: Iterable<CSSRule>) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-shown-'))
        rule.selectorText = rule.selectorText
          .replaceAll(/:hover\b/g, ':is(:hover, [data-shown-hover])')
          .replaceAll(/:focus-visible\b/g, ':is(:focus-visible, [data-shown-focus])')
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules)
    }
  }
  for (const { cssRules } of sheets) visit(cssRules)
}

function describeLook(element: Element, part: string): string {
  const look = getComputedStyle(element, part || null)
  return comparedProperties.map((property) => look.getPropertyValue(property)).join(' ')
}

const comparedProperties = [
  'color',
  'background-color',
  'border-top-color',
  'outline-style',
  'outline-width',
  'outline-color',
  'text-decoration',
  'box-shadow',
  'opacity',
  'visibility',
  'clip-path',
  'scale',
  'translate',
]
