import { config } from 'zod/v4/core'

// Zod compiles its schemas with eval when it can. The CSP forbids eval (threat T3), and even an attempt is reported.
// Imported where schemas are used, not by the first page, which has none (saves 2 KB).
config({ jitless: true })
