export { DecidedTransfer } from './DecidedTransfer.tsx'
export { TransferDecision } from './TransferDecision.tsx'
export { TransferRequest } from './TransferRequest.tsx'
export { transferMessages } from './transfers.messages.ts'
