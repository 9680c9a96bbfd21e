import type { Logger } from 'drizzle-orm/logger'

/** Counts the statements a database runs. */
export class StatementCounter implements Logger {
  #count = 0

  logQuery(): void {
    this.#count++
  }

  /** How many statements ran while the task did. */
  async during(task: () => Promise<unknown>): Promise<number> {
    const before = this.#count
    await task()
    return this.#count - before
  }
}
