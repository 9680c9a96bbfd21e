import { createServer } from 'node:http'
import type { Settings } from '@kudex/domain/settings'
import { listen } from '@kudex/node-server/listening'
import { createLogger, type Logger } from '@kudex/node-server/logging'
import { prepareDataFolder } from '@kudex/node-server/starting'
import type { Database } from '../database/database.types.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { resolveSeedData } from '../seeding/resolveSeedData.ts'
import { serverTimeouts, stopTimeout } from '../limits.ts'
import { createJobs } from '../jobs/createJobs.ts'
import type { Jobs } from '../jobs/jobs.types.ts'
import { loadSeed } from '../seeding/loadSeed.ts'
import { listSeedParts } from '../seeding/seedParts.ts'
import type { CreateService, Service } from '../service.types.ts'
import { createListener, type Mounted, mountServices } from './createListener.ts'
import { createMetrics } from './metrics.ts'
import { createOperationsService, createStartingService } from './operationsService.ts'

export interface RunningServices {
  readonly port: number
  /** Lets running requests finish, then closes the services and the database. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the process: binds the port first (so that a second start fails early), opens the database, loads
 * the seed into an empty one and mounts the services. Until then `/readyz` and the services answer 503.
 */
export async function startServices(
  settings: Settings,
  create: readonly CreateService[],
  report: (line: string) => void,
): Promise<RunningServices> {
  const log = createLogger({ level: settings.logLevel, process: 'services' })
  const metrics = createMetrics()
  let readiness: Readonly<Record<string, () => Promise<unknown>>> = {
    start: () => Promise.reject(new Error('starting')),
  }
  const operations = createOperationsService({ readiness: () => readiness, registry: metrics.registry })
  let mounted: readonly Mounted[] = mountServices([operations, createStartingService()])

  const listener = createListener(() => mounted, { metrics, log })
  const listening = await listen(() => createServer(serverTimeouts, listener), settings.hosts, {
    port: settings.servicesPort,
    setting: 'SERVICES_PORT',
  })
  let database: Database | undefined
  let jobs: Jobs | undefined
  const services: Service[] = []
  const closeAll = async (timeout: number) => {
    for (const service of services) service.stopping?.()
    await listening.close(timeout)
    await jobs?.stop()
    for (const service of services.toReversed()) await closeService(service, log)
    await database?.close()
  }
  try {
    prepareDataFolder(settings.dataDirectory, settings.dataDirectory)
    database = await openDatabase({ databaseUrl: settings.databaseUrl, dataFolder: settings.dataDirectory })
    const { seed } = settings
    const { kind, queries } = database
    if (seed.kind !== 'none') {
      await database.runExclusively(() =>
        loadSeed(queries, () => resolveSeedData(seed), listSeedParts(seed), report, kind === 'postgresql'),
      )
    }
    jobs = createJobs({ queries: database.queries, log })
    for (const createService of create) {
      services.push(await createService({ settings, database, jobs, log, metrics: metrics.registry }))
    }
  } catch (error) {
    await closeAll(0)
    throw error
  }
  const { check } = database
  readiness = Object.assign({ database: check }, ...services.map((service) => service.readiness ?? {}))
  mounted = mountServices([operations, ...services])
  return { port: listening.port, stop: () => closeAll(stopTimeout) }
}

/** Logs errors instead of throwing, so that the database is closed anyway. */
async function closeService(service: Service, log: Logger): Promise<void> {
  try {
    await service.close?.()
  } catch (error) {
    log.error({ err: error, service: service.name }, 'closing a service failed')
  }
}
