import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { makeVersion } from '../../test/versions.ts'

// The sheet adds to the stored data the type of each person and the courts of each commune.

const office = await testOffice()
const { app, db } = office
const stranger = await someone(office)
const court = await clerk(office, 'TJ-STRASBOURG')
const sheet = async (who: Someone, numero: string): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: who.bearer })).json()

test('[ENT-03, ENT-13, X-85] every person of the sheet has its type: direction, founders, liquidators', async () => {
  const { numero } = await aRegisteredAssociation(office, {})
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    liquidationAssociation: {
      commentaireLiquidation: null,
      liquidateurs: { members: contenu.members, indexMembres: contenu.indexMembres },
    },
  }))
  const { members, fondateurs, liquidationAssociation } = (await sheet(court, numero)).association
  for (const lists of [members, fondateurs, liquidationAssociation!.liquidateurs.members]) {
    expect(lists.physiques.length + lists.morales.length).toBeGreaterThan(0)
    for (const { type, ...physique } of lists.physiques)
      expect([type, Object.keys(physique)]).toEqual(['PHYSIQUE', expect.not.arrayContaining(['key', 'prefix', 'index', 'statut'])])
    for (const { type, ...morale } of lists.morales)
      expect([type, Object.keys(morale)]).toEqual(['MORALE', expect.not.arrayContaining(['key', 'prefix', 'index', 'statut'])])
  }
})

test('[X-87, ENT-11] the communes of the sheet carry their courts, from the competence table of the day of the answer', async () => {
  const { numero } = await aRegisteredAssociation(office, {})
  const communeOf = (libelle: string) =>
    db
      .selectFrom('commune')
      .select(['id', 'code_insee as codeInsee', 'libelle', 'code_postaux as codePostaux'])
      .where('libelle', '=', libelle)
      .where('actuelle', '=', true)
      .executeTakeFirstOrThrow()
  const [thann, lyon] = [await communeOf('Thann'), await communeOf('Lyon')]
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    informations: { ...contenu.informations, adresse: { ...contenu.informations.adresse, commune: thann } },
    members: {
      ...contenu.members,
      physiques: contenu.members.physiques.map((membre) => ({ ...membre, adresse: { ...membre.adresse, commune: lyon } })),
      morales: contenu.members.morales.map((membre) => ({
        ...membre,
        adresse: { ...membre.adresse, commune: { id: -1, codeInsee: null, libelle: 'Kehl', codePostaux: [] } },
      })),
    },
  }))
  const read = async () => {
    const { informations, members } = (await sheet(stranger, numero)).association
    return {
      siege: informations.adresse.commune,
      persons: [...members.physiques, ...members.morales].map(({ adresse }) => adresse.commune),
    }
  }
  const today = await read()
  expect(today.siege).toEqual({ ...thann, tribunalJudiciaire: 'TJ-MULHOUSE', tribunalProximite: 'TPRX-THANN' })
  expect(today.persons.length).toBeGreaterThan(1)
  for (const commune of today.persons) expect(commune).toMatchObject({ tribunalJudiciaire: null, tribunalProximite: null })
  await db.updateTable('commune').set({ tribunal_proximite: 'TPRX-GUEBWILLER' }).where('id', '=', thann.id).execute()
  try {
    expect((await read()).siege).toEqual({ ...thann, tribunalJudiciaire: 'TJ-MULHOUSE', tribunalProximite: 'TPRX-GUEBWILLER' })
  } finally {
    await db.updateTable('commune').set({ tribunal_proximite: 'TPRX-THANN' }).where('id', '=', thann.id).execute()
  }
})
