import { parentPort, workerData } from 'node:worker_threads'
import { findHtmlProblems } from './htmlRules.ts'
import type { HtmlDocument } from './validateDocuments.ts'

const problems: string[] = []
for (const { url, html } of workerData as readonly HtmlDocument[])
  for (const problem of await findHtmlProblems(html)) problems.push(`${url} ${problem}`)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(problems)
