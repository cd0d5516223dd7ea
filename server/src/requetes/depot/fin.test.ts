import type { EtatAssociation } from 'domain/association/etats'
import { aDissolutionDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { receptions, aMultipartDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'

const office = await testOffice()
office.clock.at = new Date('2026-11-20T10:00:00Z')
const usager = await someone(office)
const personne = { physiques: [], morales: [], reprises: [], indexMembres: [] }

test.each<[string, EtatAssociation, string, { documents: unknown[] }, string]>([
  [
    '[FORM-12] a dissolution with neither liquidator nor comment',
    'INSCRITE',
    'dissolution',
    aDissolutionDepot({ liquidationAssociation: { commentaireLiquidation: null, liquidateurs: personne } }),
    'liquidation.liquidation',
  ],
  [
    '[FORM-13] a radiation without the discharge of the liquidators',
    'DISSOUTE',
    'radiation',
    aRadiationDepot({ radiationAssociation: { dateDissolution: '2025-06-02', commentaireRadiation: null, quitus: false } }),
    'radiation.quitus',
  ],
  [
    '[FORM-13] a radiation after a dissolution to come',
    'DISSOUTE',
    'radiation',
    aRadiationDepot({ radiationAssociation: { dateDissolution: '2026-11-21', commentaireRadiation: null, quitus: true } }),
    'radiation.dateDissolution',
  ],
])('%s: 400 under its field', async (_, etatAssociation, demarche, depot, field) => {
  const { numero } = await aRegisteredAssociation(office, { etatAssociation, rattaches: [{ personne: usager }] })
  const { body, headers } = aMultipartDepot({ depot, fichiers: await Promise.all(depot.documents.map(() => makePdf())) })
  const answer = await office.app.inject({
    method: 'POST',
    url: `/api/requete/${demarche}/${numero}`,
    headers: { ...headers, ...usager.bearer },
    payload: body,
  })
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json<{ errors: { field: string }[] }>().errors.map((erreur) => erreur.field)).toEqual([field])
  expect(await receptions(office)).toEqual([])
})
