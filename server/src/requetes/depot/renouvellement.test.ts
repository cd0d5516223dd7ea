import { unchangedComite, aModificationDepot } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, aMultipartDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { findVersion } from '../../association/sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
clock.at = new Date('2026-11-20T10:00:00Z')
const siege = { ...aModificationDepot().association.informations.adresse, commune: await knownCommune(db) }

test('[MEMB-37] a direction declared as renewed without change is refused with a member who leaves, and accepted with all of them', async () => {
  const { numero } = await aRegisteredAssociation(office, { informations: { adresse: siege }, rattaches: [{ personne: filer }] })
  const { contenu } = (await findVersion(db, numero)) ?? {}
  if (!contenu) throw new Error('no version')
  const { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation, ...informations } =
    contenu.informations
  const association = {
    informations,
    dateConstitutive,
    dateStatuts,
    dateInscriptionJAL,
    dateDissolutionJAL,
    dateDissolution,
    dateRadiation,
  }
  const comite = unchangedComite(contenu)
  const renew = async (said: typeof comite) => {
    const depot = aModificationDepot({ association, comite: said, version: 1, renouvellementComite: true })
    const { body, headers } = aMultipartDepot({ depot, fichiers: [await makePdf()] })
    return app.inject({
      method: 'POST',
      url: `/api/requete/modification/${numero}`,
      headers: { ...headers, ...filer.bearer },
      payload: body,
    })
  }
  const refused = await renew({
    ...comite,
    morales: [],
    indexMembres: comite.indexMembres.filter(({ collection }) => collection !== 'morales'),
  })
  expect(refused.statusCode, refused.body).toBe(400)
  expect(refused.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual(['renouvellementComite'])
  const received = await renew(comite)
  expect(received.statusCode, received.body).toBe(201)
  const { numero: requete } = received.json<{ numero: string }>()
  expect(await db.selectFrom('requete').select('sous_types').where('numero', '=', requete).executeTakeFirst()).toEqual({
    sous_types: ['MEMBRES'],
  })
})
