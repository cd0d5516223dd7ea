import { defineConfig } from 'vitest/config'

// Modules are loaded once a worker, not once a file: what a test changes outside itself, it puts back.
const together = { isolate: false }
const node = { environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'rules',
          ...together,
          pool: 'threads',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...node,
          ...together,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['./server/test/cluster.ts'],
          // Two cores, and some that only wait.
          maxWorkers: 3,
        },
      },
    ],
  },
})
