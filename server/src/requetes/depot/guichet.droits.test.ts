import { uneDissolution } from 'domain/requetes/examples/filings'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { beforeEach, describe, expect, test } from 'vitest'
import { enregistrerAuGuichet } from '../../../test/counter.ts'
import { communeConnue, uneCreationA } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { uneAssociationInscrite } from '../../../test/register.ts'

const office = await testOffice()
const { db, clock } = office
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colmar = await clerk(office, 'TJ-COLMAR')
const declarant = await someone(office)
const administrateur = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const commune = await communeConnue(db)
const recueLe = '2026-11-17'

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const creation = { chemin: 'creation', depot: uneCreationA(commune), recueLe }
const enCreant = { etatAssociation: 'INSCRITE' } as const

describe('[STAFF-15] what came on paper is recorded by the competent court alone', () => {
  test('a creation whose head office is in the area of another court is refused, under its commune and with the name of the competent court', async () => {
    const answer = await enregistrerAuGuichet(office, colmar, creation)
    expect(answer.statusCode).toBe(403)
    const phrase = textesGuichet.autreTribunal('Strasbourg', 'Tribunal judiciaire de Strasbourg')
    expect(answer.json().errors).toEqual([{ field: 'association.informations.adresse.commune', defaultMessage: phrase }])
    expect((await enregistrerAuGuichet(office, strasbourg, creation)).statusCode).toBe(201)
  })

  test('a filing on an association of another court is refused with the court that keeps it', async () => {
    const { numero } = await uneAssociationInscrite(office, enCreant)
    const depot = { chemin: `dissolution/${numero}`, depot: uneDissolution(), recueLe }
    const answer = await enregistrerAuGuichet(office, colmar, depot)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe(textesGuichet.associationDUnAutre('Tribunal judiciaire de Strasbourg'))
    expect((await enregistrerAuGuichet(office, strasbourg, depot)).statusCode).toBe(201)
  })

  test.each([
    ['a declarant', declarant],
    ['an administrator', administrateur],
  ])('%s is refused, even on their own association', async (_, qui) => {
    expect((await enregistrerAuGuichet(office, qui, creation)).statusCode).toBe(403)
    const { numero } = await uneAssociationInscrite(office, { ...enCreant, rattaches: [{ personne: qui }] })
    const answer = await enregistrerAuGuichet(office, qui, { chemin: `dissolution/${numero}`, depot: uneDissolution(), recueLe })
    expect(answer.statusCode).toBe(403)
  })
})
