import type { Logger } from 'drizzle-orm/logger'

/** Drizzle logger that counts statements. */
export class StatementCounter implements Logger {
  #count = 0

  logQuery(): void {
    this.#count++
  }

  /** Counts the statements that run during a task. */
  async during(task: () => Promise<unknown>): Promise<number> {
    const before = this.#count
    await task()
    return this.#count - before
  }
}
