export { releaseMemoryWhenIdle } from './releaseMemory.ts'
