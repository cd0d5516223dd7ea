import { readFile } from 'node:fs/promises'
import { textesCheck } from 'domain/app/textes/check'
import type { EtatAssociation } from 'domain/association/etats'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { type NewVersion, makeVersion } from '../../test/versions.ts'
import { inspect } from '../app/verifier/inspect.ts'

const office = await testOffice()
const { db } = office

const decision = (nature: string, infirme: number | null = null): NewVersion => ({
  details: {
    office: {
      typeRequete: 'DISSOLUTION',
      sousTypes: ['JUDICIAIRE'],
      decision: { nature, autorite: 'la cour', date: '2026-10-12', numero: null, infirme },
    },
  },
})
const oneAssociation = async (...versions: [EtatAssociation, NewVersion?][]): Promise<string> => {
  const { numero } = await aRegisteredAssociation(office)
  for (const [etatAssociation, details] of versions)
    await makeVersion(office, numero, (contenu) => ({ ...contenu, etatAssociation }), details)
  return numero
}
const contents = async () => ({
  associations: await db.selectFrom('association').select(['numero', 'motif_etat', 'successeur']).orderBy('numero').execute(),
  versions: await db
    .selectFrom('version')
    .select(['association', 'ordre', 'motif_etat', 'successeur'])
    .orderBy('association')
    .orderBy('ordre')
    .execute(),
})

test('[STAFF-12] [STAFF-13] [STAFF-14] the migration gives former versions the same columns that the software gives new ones', async () => {
  const successeur = await oneAssociation()
  const retiree = await oneAssociation(
    ['DISSOUTE', decision('RETRAIT_CAPACITE')],
    ['NONCONFORME'],
    ['DISSOUTE'],
    ['RADIEE', decision('RADIATION_79_1')],
    ['DISSOUTE', decision('INFIRMATION', 5)],
    ['INSCRITE', decision('INFIRMATION', 2)],
  )
  const absorbee = await oneAssociation(['RADIEE', { details: { absorption: { numero: successeur } } }], ['RADIEE'])
  const transferee = await oneAssociation(['RADIEE', { details: { transfert: { numero: successeur } } }])
  const dissoute = await oneAssociation(['DISSOUTE', decision('DISSOLUTION')], ['RADIEE'])
  await makeVersion(office, successeur, (contenu) => contenu, { details: { transfert: { numero: transferee } } })

  const ecrites = await contents()
  const motifs = (numero: string) => ecrites.versions.flatMap((version) => (version.association === numero ? version.motif_etat : []))
  const r = 'RETRAIT_CAPACITE'
  expect(motifs(retiree)).toEqual([null, r, r, r, null, r, null])
  expect(motifs(absorbee)).toEqual([null, 'ABSORPTION', 'ABSORPTION'])
  expect(motifs(dissoute)).toEqual([null, null, null])
  expect(motifs(successeur)).toEqual([null, null])
  expect(ecrites.associations.filter(({ successeur: suite }) => suite !== null)).toEqual(
    [
      { numero: absorbee, motif_etat: 'ABSORPTION', successeur },
      { numero: transferee, motif_etat: 'TRANSFERT', successeur },
    ].toSorted((a, b) => a.numero.localeCompare(b.numero)),
  )

  const ecarts: string[] = []
  await inspect(db, office.store, (ecart) => ecarts.push(ecart))
  expect(ecarts).toEqual([])

  await sql`alter table version disable trigger version_immuable`.execute(db)
  await db.updateTable('version').set({ motif_etat: null, successeur: null }).execute()
  await sql`alter table version enable trigger version_immuable`.execute(db)
  await db.updateTable('association').set({ motif_etat: null, successeur: null }).execute()
  await inspect(db, office.store, (ecart) => ecarts.push(ecart))
  expect(ecarts).toContain(textesCheck.version.sort(transferee, 2))

  const migration = await readFile(new URL('../../migrations/0090_motif_de_l_etat.sql', import.meta.url), 'utf8')
  await sql.raw(migration.slice(migration.indexOf('-- Versions are immutable'))).execute(db)
  expect(await contents()).toEqual(ecrites)
})
