export { fetchBuildRules, fetchLatestBuild, type BuildRule } from './buildFiles.ts'
