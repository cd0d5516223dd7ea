import { expect, test } from 'vitest'
import { refuseWithoutRoom } from './no-room.ts'

const failure = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' })

test.each([
  ['ENOSPC', 507],
  ['EDQUOT', 507],
  ['EROFS', 503],
  ['EACCES', 503],
  ['EIO', 503],
  ['ENOENT', 503],
  ['ESTALE', 503],
])('%s of the system is %i, with its sentence, and its cause for the log', (code, status) => {
  expect(() => refuseWithoutRoom(failure(code))).toThrow(
    expect.objectContaining({ status, message: expect.stringMatching(/^L'espace de stockage des fichiers/), cause: failure(code) }),
  )
})

test('any other error is rethrown unchanged', () => {
  for (const error of [failure('EMFILE'), new Error('cut'), Object.assign(new Error('own'), { code: 'ENOSPC' })])
    expect(() => refuseWithoutRoom(error)).toThrow(error)
})
