import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './scripts/patience.ts'

// Modules are loaded once a worker, not once a file: what a test changes outside itself, it puts back.
const together = { isolate: false }
// As many as the cores, and one for the tests that only wait. A limit ends what hangs: no test is ever near it.
const node = {
  environment: 'node' as const,
  testTimeout: 60_000 * patience,
  hookTimeout: 120_000 * patience,
  maxWorkers: availableParallelism() + 1,
}
const office = { ...node, globalSetup: ['./server/test/cluster.ts'] }
/** They put something in the place of a module, before anything loads it. */
const apart = 'server/**/*.apart.test.ts'
/** They wait long for what they prove: `npm run proof` plays them, `npm test` does not (decision 83). */
const proof = ['server/**/*.proof.test.ts', 'scripts/**/*.proof.test.ts']

export default defineConfig({
  test: {
    // A page that is missing fails, as one that differs: only `-u` writes.
    update: 'none',
    projects: [
      {
        test: {
          ...node,
          name: 'rules',
          ...together,
          pool: 'threads',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: proof,
        },
      },
      { test: { ...office, ...together, name: 'server', include: ['server/**/*.test.ts'], exclude: [apart, ...proof] } },
      { test: { ...office, name: 'server apart', include: [apart] } },
      { test: { ...office, name: 'proof', include: proof } },
    ],
  },
})
