import { config } from 'zod/v4/core'

// Zod compiles its schemas with eval where it may. The CSP forbids it (threat T3), and the mere attempt is reported.
// Imported where schemas are used rather than by the first page, which has none (goal F1: 2 KB).
config({ jitless: true })
