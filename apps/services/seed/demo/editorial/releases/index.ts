import { releases2023 } from './releases2023.ts'
import { releases2024 } from './releases2024.ts'
import { releases2025 } from './releases2025.ts'
import { releases2026 } from './releases2026.ts'

/** The media releases of the main site, newest first. */
export const mediaReleases = [...releases2026, ...releases2025, ...releases2024, ...releases2023]
