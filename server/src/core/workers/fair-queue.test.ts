import { expect, test } from 'vitest'
import { createFairQueue, type Requester, service } from './fair-queue.ts'

const many = { each: 100, all: 1_000 }

/** A queue whose tasks end on demand, and the order in which they began. */
const watched = (places: number, share = places, waiting = many) => {
  const inTurn = createFairQueue({ places, share, waiting })
  const begun: string[] = []
  const running: (() => void)[] = []
  const send = (person: Requester, name = String(person)) =>
    inTurn(person, () => {
      begun.push(name)
      return new Promise<void>((end) => running.push(end))
    })
  const settle = () => new Promise((resume) => setImmediate(resume))
  const endOne = async () => {
    running.shift()?.()
    await settle()
  }
  return { send, begun, endOne, settle, running }
}

test('persons are served in turn, each in the order of what they sent', async () => {
  const { send, begun, endOne, settle } = watched(1)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void send(name.slice(0, 1), name)
  await settle()
  for (let ended = 0; ended < 6; ended += 1) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('a newcomer waits for one task of each of the others at most', async () => {
  const { send, begun, endOne, settle } = watched(1)
  for (let sent = 0; sent < 24; sent += 1) void send('flood')
  await settle()
  await endOne()
  void send('jean')
  await endOne()
  await endOne()
  expect(begun).toEqual(['flood', 'flood', 'flood', 'jean'])
})

test('one person has a share of the places, even when the others are free', async () => {
  const { send, begun, settle } = watched(2, 1)
  void send('flood')
  void send('flood')
  await settle()
  expect(begun).toEqual(['flood'])
  void send('jean')
  await settle()
  expect(begun).toEqual(['flood', 'jean'])
})

test('no more tasks than places, whoever sends them', async () => {
  const { send, settle, running } = watched(2)
  for (const person of ['a', 'b', 'c', 'd']) void send(person)
  await settle()
  expect(running).toHaveLength(2)
})

test('a task that fails gives its place back', async () => {
  const inTurn = createFairQueue({ places: 1, waiting: many })
  await expect(inTurn('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await inTurn('a', async () => 'next')).toBe('next')
})

test('a person with too many waiting tasks is refused with 503 and Retry-After, and another person is served', async () => {
  const { send, begun, endOne, settle } = watched(1, 1, { each: 2, all: 9 })
  for (const name of ['a1', 'a2', 'a3']) void send('a', name)
  await expect(send('a', 'a4')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  void send('b')
  await settle()
  await endOne()
  await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b'])
  void send('a', 'a5')
  await endOne()
  await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b', 'a3', 'a5'])
})

test('a full queue refuses everybody but the service itself', async () => {
  const { send, begun, endOne, settle } = watched(1, 1, { each: 2, all: 3 })
  for (const person of ['a', 'b', 'c', 'd']) void send(person)
  await expect(send('e')).rejects.toMatchObject({ status: 503 })
  void send(service, 'ours')
  for (let ended = 0; ended < 5; ended += 1) {
    await settle()
    await endOne()
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'ours'])
})
