import type { Logger } from 'drizzle-orm/logger'

/** Drizzle logger that counts statements. */
export class StatementCounter implements Logger {
  readonly #text: string
  #count = 0

  /** Counts the statements that contain a text, for example the name of a schema; by default all. */
  constructor(text = '') {
    this.#text = text
  }

  logQuery(statement: string): void {
    if (statement.includes(this.#text)) this.#count++
  }

  /** Counts the statements that run during a task. */
  async during(task: () => Promise<unknown>): Promise<number> {
    const before = this.#count
    await task()
    return this.#count - before
  }
}
