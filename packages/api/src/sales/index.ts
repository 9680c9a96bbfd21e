export { createSalesClient, type SalesClient, type Submission } from './salesClient.ts'
