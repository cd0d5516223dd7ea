import { defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

// The tests that Stryker plays for the file it changes: the tests of its project, and for the server those below its folder alone, since a server's tests
// all load the whole of it.
const { MUTATED_PROJECT = '', MUTATED_TESTS } = process.env
const projects = (config.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project) || project.test?.name !== MUTATED_PROJECT) return []
  return [{ ...project, test: { ...project.test, ...(MUTATED_TESTS && { include: [MUTATED_TESTS] }) } }]
})

export default defineConfig({ test: { ...config.test, projects } })
