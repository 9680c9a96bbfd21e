import { readField } from '@kudex/domain/editing-forms'
import { Button, Cluster, FieldGroup, Stack, TextField } from '@kudex/ui'
import type { MouseEvent } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { toControlId, useForm } from '../formContext.ts'
import { mediaMessages as messages } from './media.messages.ts'
import { toThumbnail } from './toThumbnail.ts'

/** The part of a picture that stays visible when it is cropped: by a click on it, or as numbers. */
export function FocalPointInput({ name }: { readonly name: string }) {
  const { intl } = useAppContext()
  const { value, change, findError } = useForm()
  const text = intl.formatMessage
  const point = readField(value, path)
  const [x, y] = (['x', 'y'] as const).map((axis) => readField(point, [axis]))
  const isSet = typeof x === 'number' && typeof y === 'number'

  function setByClick({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const toPercent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)))
    change(path, { x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) })
  }

  const toInput = (axis: 'x' | 'y', label: string) => (
    <TextField
      id={toControlId([...path, axis])}
      name={`${path.join()}.${axis}`}
      type="number"
      min={0}
      max={100}
      label={label}
      value={axis === 'x' ? toNumber(x) : toNumber(y)}
      error={findError([...path, axis])}
      onChange={({ target }) =>
        change(path, { x: 50, y: 50, ...(point as object | null), [axis]: Number(target.value) })
      }
    />
  )
  return (
    <FieldGroup legend={text(messages.focalPoint)} hint={text(messages.focalPointHint)} error={findError(path)}>
      <Stack>
        <div style={frame}>
          {/* The numbers below do the same by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above */}
          <img src={toThumbnail(name)} alt="" style={picture} onClick={setByClick} />
          {isSet && <span aria-hidden="true" style={{ ...mark, left: `${x}%`, top: `${y}%` }} />}
        </div>
        <Cluster align="end">
          {toInput('x', text(messages.fromLeft))}
          {toInput('y', text(messages.fromTop))}
          {isSet && (
            <Button look="outline" size="small" onClick={() => change(path, null)}>
              {text(messages.centre)}
            </Button>
          )}
        </Cluster>
      </Stack>
    </FieldGroup>
  )
}

const path = ['focalPoint']

function toNumber(value: unknown): string {
  return typeof value === 'number' ? String(value) : ''
}

const frame = { position: 'relative', width: 'fit-content', maxWidth: '24rem' } as const
const picture = { display: 'block', width: '100%', height: 'auto', cursor: 'crosshair' } as const
const mark = {
  position: 'absolute',
  width: '1.25rem',
  height: '1.25rem',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: '3px solid white',
  boxShadow: '0 0 0 2px black',
  pointerEvents: 'none',
} as const
