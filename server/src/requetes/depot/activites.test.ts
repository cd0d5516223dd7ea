import { unchangedComite, aModificationDepot } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, aCreationIn, aMultipartDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { findVersion } from '../../association/sql.ts'

const office = await testOffice()
const { app, db, clock } = office
clock.at = new Date('2026-11-20T10:00:00Z')
const usager = await someone(office)
const ada = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const strasbourg = await knownCommune(db)

const change = async (code: string, libelle: string, actif: boolean) => {
  const url = `/api/administration/liste/domaines/${code}`
  const { version } = (await app.inject({ url, headers: ada.bearer })).json()
  expect(
    (await app.inject({ method: 'PUT', url, headers: ada.bearer, payload: { valeurs: { libelle }, actif, version } })).statusCode,
  ).toBe(200)
}
const creation = (domaine: string) => {
  const depot = aCreationIn(strasbourg)
  return submitDepot(office, usager, {
    depot: {
      ...depot,
      association: { ...depot.association, informations: { ...depot.association.informations, domaine: [domaine], theme: null } },
    },
  })
}

test('a filing is checked against the current list: a withdrawn or renamed domain is refused by name, and earlier filings keep their name', async () => {
  const filed = await creation('Justice')
  expect(filed.statusCode).toBe(201)
  await change('004', 'Justice et droit', true)
  const renamed = await creation('Justice')
  expect([renamed.statusCode, renamed.json().errors]).toEqual([
    400,
    [{ field: 'association.informations.domaine', defaultMessage: expect.stringContaining('se nomme désormais « Justice et droit »') }],
  ])
  expect((await creation('Justice et droit')).statusCode).toBe(201)
  await change('004', 'Justice et droit', false)
  expect((await creation('Justice et droit')).json().errors[0].defaultMessage).toContain("n'est plus proposé")
  const url = `/api/depot/${filed.json().numero}`
  expect((await app.inject({ url, headers: usager.bearer })).body).toContain('"Justice"')
})

test('an association with a domain withdrawn since may keep it, and no other may take it', async () => {
  const adresse = { ...aModificationDepot().association.informations.adresse, commune: strasbourg }
  const edit = async (domaine: string[]) => {
    const { numero } = await aRegisteredAssociation(office, { informations: { adresse, domaine }, rattaches: [{ personne: usager }] })
    const { contenu } = (await findVersion(db, numero)) ?? {}
    if (!contenu) throw new Error('no version')
    const { association } = aModificationDepot()
    const informations = { ...association.informations, adresse, domaine: ['Recherche'], theme: null }
    const depot = aModificationDepot({ association: { ...association, informations }, comite: unchangedComite(contenu) })
    const fichiers = await Promise.all(depot.documents.map((_, rang) => makePdf({ texte: `Annexe ${rang}` })))
    const { body, headers } = aMultipartDepot({ depot, fichiers })
    return app.inject({
      method: 'POST',
      url: `/api/requete/modification/${numero}`,
      headers: { ...headers, ...usager.bearer },
      payload: body,
    })
  }
  const { code } = await db.selectFrom('activite').select('code').where('libelle', '=', 'Recherche').executeTakeFirstOrThrow()
  await change(code, 'Recherche', false)
  expect((await edit(['Recherche'])).statusCode).toBe(201)
  expect((await edit(['Justice'])).json().errors).toEqual([
    { field: 'association.informations.domaine', defaultMessage: "« Recherche » n'est plus proposé. Retirez-le de votre choix." },
  ])
})
