import { useId, useLayoutEffect, useState, type ChangeEvent, type ReactNode } from 'react'
import {
  createBrandTokens,
  listContrastFaults,
  toBrandId,
  toBrandStyles,
  type BrandChoices,
  type BrandTokens,
  type ContrastFault,
} from '../../brand.js'
import { parseHex, toColorValue } from '../../foundations/tokens/oklch.js'
import { colorNames, schemes, type ColorName, type Scheme } from '../../foundations/tokens/tokens.types.js'
import { Button, ButtonLink } from '../../components/Button/Button.js'
import { Heading } from '../../components/Heading/Heading.js'
import { IconDownload, IconWarning } from '../../components/Icon/icons.js'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { Text } from '../../components/Text/Text.js'
import { TextField } from '../../components/TextField/TextField.js'
import { Stack } from '../../foundations/layout/Layout.js'
import './brandEditor.css'

const fonts = ['Hanken Grotesk', 'Archivo', 'Saira', 'Georgia', 'system-ui'] as const
const packaged = new Set<string>(['Hanken Grotesk', 'Archivo', 'Saira'])

/** Choices of the form; the font is one of the list. */
interface FormChoices {
  readonly name: string
  readonly primary: string
  readonly accent: string
  readonly font: string
  readonly radius: number
}

const firstChoices: FormChoices = {
  name: 'North',
  primary: '#0a5c4f',
  accent: '#b3122b',
  font: 'Hanken Grotesk',
  radius: 8,
}

/**
 * Edits the tokens of a brand: a few choices, then each colour of both schemes. Shows contrast and a preview while
 * editing, and downloads the token file that `toBrandStyles` takes.
 */
export function BrandEditor({ children }: { readonly children: ReactNode }) {
  const [choices, setChoices] = useState(firstChoices)
  const [tokens, setTokens] = useState(() => toTokens(firstChoices))
  const [scheme, setScheme] = useState<Scheme>('light')
  useStyles(toBrandStyles('brand-editor-preview', tokens))

  function choose(change: Partial<FormChoices>) {
    const next = { ...choices, ...change }
    setChoices(next)
    setTokens(toTokens(next))
  }

  return (
    <div className="brand-editor">
      <form className="brand-editor-form" aria-label="Brand" onSubmit={(event) => event.preventDefault()}>
        <Stack gap="5">
          <Heading level={1} size="title3">
            Your brand
          </Heading>
          <Text>Two colours make a whole token file. Then change each colour that you want differently.</Text>
          <ChoiceFields choices={choices} onChange={choose} />
          <Download
            tokens={tokens}
            file={`${toBrandId(choices.name)}.tokens.json`}
            onUse={(...change) => setTokens(withColor(tokens, ...change))}
          />
          {schemes.map((each) => (
            <details key={each}>
              <summary className="brand-editor-summary">{each === 'light' ? 'Light scheme' : 'Dark scheme'}</summary>
              <div className="brand-editor-colors">
                {colorNames.map((name) => (
                  <ColorField
                    key={name}
                    label={name}
                    value={tokens.scheme[each].color[name].$value.hex}
                    onChange={(hex) => setTokens(withColor(tokens, each, name, hex))}
                  />
                ))}
              </div>
            </details>
          ))}
        </Stack>
      </form>
      <section className="brand-editor-preview" aria-label="Preview">
        <div className="brand-editor-switch">
          <SegmentedControl
            label="Scheme of the preview"
            name="preview-scheme"
            options={schemes.map((value) => ({ value, text: value === 'light' ? 'Light' : 'Dark' }))}
            value={scheme}
            onChange={setScheme}
          />
        </div>
        <div data-brand="brand-editor-preview" data-scheme={scheme} className="brand-editor-page">
          {children}
        </div>
      </section>
    </div>
  )
}

/** Applies rules while the component is mounted. The host's policy refuses `<style>` elements. */
function useStyles(rules: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [rules])
}

type ChoiceFieldsProps = { choices: FormChoices; onChange: (change: Partial<FormChoices>) => void }

function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  return (
    <Stack gap="4">
      <TextField
        name="name"
        label="Name"
        value={choices.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <ColorField label="Main colour" value={choices.primary} onChange={(primary) => onChange({ primary })} />
      <ColorField label="Accent" value={choices.accent} onChange={(accent) => onChange({ accent })} />
      <SelectField
        name="font"
        label="Font"
        options={fonts.map((font) => ({ value: font, text: font }))}
        value={choices.font}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange({ font: event.target.value })}
      />
      <TextField
        name="radius"
        type="number"
        label="Corners of buttons, in pixels"
        value={String(choices.radius)}
        onChange={(event) => onChange({ radius: Math.max(0, Number(event.target.value)) })}
      />
    </Stack>
  )
}

type ColorFieldProps = { label: string; value: string; onChange: (hex: string) => void }

function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <div className="brand-editor-color">
      <input id={id} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      <label htmlFor={id}>{label}</label>
      <code>{value}</code>
    </div>
  )
}

interface DownloadProps {
  readonly tokens: BrandTokens
  readonly file: string
  readonly onUse: (scheme: Scheme, name: ColorName, hex: string) => void
}

/**
 * The link to the file, below what is hard to read with it: each pair of colours with the nearest readable colour. The
 * file can be downloaded with faults, since a brand is also worked on elsewhere; its build names them again.
 */
function Download({ tokens, file, onUse }: DownloadProps) {
  const id = useId()
  const faults = listContrastFaults(tokens)
  const count = faults.length === 1 ? '1 pair of colours' : `${faults.length} pairs of colours`
  return (
    <Stack gap="3">
      <p id={id} role="status" className={faults.length > 0 ? 'brand-editor-warning' : undefined}>
        {faults.length > 0 && <IconWarning />}
        {faults.length > 0
          ? `This file has ${count} that many people cannot tell apart.`
          : 'All pairs of colours have enough contrast.'}
      </p>
      {faults.length > 0 && (
        <ul className="brand-editor-faults" aria-label="Pairs of colours to change">
          {faults.map((fault) => (
            <li key={`${fault.scheme} ${fault.foreground} ${fault.background}`} className="brand-editor-fault">
              <span>{describeFault(fault)}</span>
              <Button
                look="outline"
                size="small"
                onClick={() => onUse(fault.scheme, fault.suggestion.name, fault.suggestion.hex)}
              >
                {`Use ${fault.suggestion.hex} for ${fault.suggestion.name}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="signal" icon={IconDownload} href={toDataUrl(tokens)} download={file} aria-describedby={id}>
        {faults.length === 0 ? 'Download the token file' : 'Download with these faults'}
      </ButtonLink>
    </Stack>
  )
}

/** A fault in words, with the names of the tokens to change. */
function describeFault({ scheme, foreground, background, contrast, least }: ContrastFault): string {
  const [front, ground] = [foreground, background].map((name) =>
    meanings[name] ? `${meanings[name]} (${name})` : name,
  )
  // Rounded down: 4.499 is not the 4.5 that it needs.
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2)
  return `${scheme === 'light' ? 'Light' : 'Dark'} scheme: ${front} on ${ground} has a contrast of ${shown} to 1, and needs ${least} to 1.`
}

/** What the colours of the checked pairs are used for. */
const meanings: Readonly<Record<string, string>> = {
  canvas: 'the page',
  surface: 'cards and menus',
  sunken: 'sections set apart',
  ink: 'text',
  inkMuted: 'less important text',
  lineStrong: 'edges of fields',
  signal: 'the main button',
  signalHover: 'the main button under the mouse',
  onSignal: 'text of the main button',
  signalInk: 'links',
  signalTint: 'the ground of what is chosen',
  solid: 'buttons',
  solidHover: 'buttons under the mouse',
  onSolid: 'text of buttons',
  focus: 'the frame of keyboard focus',
  success: 'success messages',
  successTint: 'the ground of success messages',
  warning: 'warnings',
  warningTint: 'the ground of warnings',
  danger: 'errors',
  dangerTint: 'the ground of errors',
  info: 'notes',
  infoTint: 'the ground of notes',
  media: 'the ground of pictures',
}

function toTokens({ font, ...choices }: FormChoices): BrandTokens {
  const displayFont: BrandChoices['displayFont'] = packaged.has(font)
    ? [`${font} Variable`, `${font} Fallback`]
    : [font]
  return createBrandTokens({ ...choices, displayFont })
}

function withColor(tokens: BrandTokens, scheme: Scheme, name: ColorName, hex: string): BrandTokens {
  const { color } = tokens.scheme[scheme]
  const $value = toColorValue(parseHex(hex), color[name].$value.alpha)
  return { ...tokens, scheme: { ...tokens.scheme, [scheme]: { color: { ...color, [name]: { $value } } } } }
}

function toDataUrl(tokens: BrandTokens): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(tokens, null, 2)}\n`)}`
}
