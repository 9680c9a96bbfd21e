import { Button, ButtonLink, MachineLabel } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import { inventoryMessages } from './inventory.messages.ts'
import type { MachineLabelDetails } from './inventory.types.ts'
import { machineLabelMessages as messages } from './machineLabel.messages.ts'

/** The label of a machine, to print. */
export function MachineLabelPage({ state }: { readonly state: PortalState<MachineLabelDetails> }) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  return (
    <PortalStatePage title={text(messages.title)} state={state}>
      {({ name, serialNumber, address, code }) => (
        <MachineLabel
          name={name}
          serialNumber={serialNumber}
          serialNumberLabel={text(inventoryMessages.serialNumber)}
          text={text(messages.text)}
          address={address}
          code={{ ...code, alt: text(messages.code, { address }) }}
          actions={
            <>
              <Button look="signal" onClick={() => print()}>
                {text(messages.print)}
              </Button>
              <ButtonLink look="outline" href={link(`/mykomax/inventory/${encodeURIComponent(serialNumber)}`)}>
                {text(messages.back)}
              </ButtonLink>
            </>
          }
        />
      )}
    </PortalStatePage>
  )
}
