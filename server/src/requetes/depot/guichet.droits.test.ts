import { aDissolutionDepot } from 'domain/requetes/examples/filings'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordAtGuichet } from '../../../test/counter.ts'
import { knownCommune, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'

const office = await testOffice()
const { db, clock } = office
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colmar = await clerk(office, 'TJ-COLMAR')
const declarant = await someone(office)
const administrateur = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const commune = await knownCommune(db)
const recueLe = '2026-11-17'

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const creation = { chemin: 'creation', depot: aCreationIn(commune), recueLe }
const enCreant = { etatAssociation: 'INSCRITE' } as const

describe('[STAFF-15] what came on paper is recorded by the competent court alone', () => {
  test('a creation whose head office is in the area of another court is refused, under its commune and with the name of the competent court', async () => {
    const answer = await recordAtGuichet(office, colmar, creation)
    expect(answer.statusCode).toBe(403)
    const phrase = textesGuichet.autreTribunal('Strasbourg', 'Tribunal judiciaire de Strasbourg')
    expect(answer.json().errors).toEqual([{ field: 'association.informations.adresse.commune', defaultMessage: phrase }])
    expect((await recordAtGuichet(office, strasbourg, creation)).statusCode).toBe(201)
  })

  test('a filing on an association of another court is refused with the court that keeps it', async () => {
    const { numero } = await aRegisteredAssociation(office, enCreant)
    const depot = { chemin: `dissolution/${numero}`, depot: aDissolutionDepot(), recueLe }
    const answer = await recordAtGuichet(office, colmar, depot)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe(textesGuichet.associationDUnAutre('Tribunal judiciaire de Strasbourg'))
    expect((await recordAtGuichet(office, strasbourg, depot)).statusCode).toBe(201)
  })

  test.each([
    ['a declarant', declarant],
    ['an administrator', administrateur],
  ])('%s is refused, even on their own association', async (_, qui) => {
    expect((await recordAtGuichet(office, qui, creation)).statusCode).toBe(403)
    const { numero } = await aRegisteredAssociation(office, { ...enCreant, rattaches: [{ personne: qui }] })
    const answer = await recordAtGuichet(office, qui, { chemin: `dissolution/${numero}`, depot: aDissolutionDepot(), recueLe })
    expect(answer.statusCode).toBe(403)
  })
})
