export { prepareDataFolder, toDataFolderError } from './dataFolder.ts'
export { reportStartFailure } from './reportStartFailure.ts'
export { StartError } from './startError.ts'
