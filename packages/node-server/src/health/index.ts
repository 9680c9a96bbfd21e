export { findFailingChecks, type HealthChecks } from './health.ts'
