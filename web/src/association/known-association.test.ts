import { answered } from 'domain/association/answered'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { knownAssociation } from './known-association.ts'

test('[X-85, X-87] a form starts from the stored values, without the type of persons and the courts of communes', () => {
  const { informations, members, fondateurs } = makeVersion()
  const answer = answered({ informations, members, fondateurs, numero: 'STR000001' }, new Map())
  expect(knownAssociation(answer as unknown as Parameters<typeof knownAssociation>[0])).toEqual({
    informations,
    members,
    fondateurs,
    numero: 'STR000001',
  })
})
