import { defineConfig } from 'vitest/config'

const node = { environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'rules',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { ...node, name: 'server', include: ['server/**/*.test.ts'], globalSetup: ['./server/test/cluster.ts'], maxWorkers: 2 } },
    ],
  },
})
