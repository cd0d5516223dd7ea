import { expect, test } from 'vitest'
import { bothWays, imports } from './siblings.ts'

// dependency-cruiser refuses cycles of files. Its cycles of folders count a parent with its children, so this test reads the siblings itself.
test('no two folders of one parent import each other', () => {
  expect(imports.size).toBeGreaterThan(100)
  expect(bothWays()).toEqual([])
})
