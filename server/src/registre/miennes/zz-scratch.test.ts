import { sql } from 'kysely'
import { test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { uneAssociationInscrite } from '../../../test/register.ts'
import { uneRequeteSur } from '../../../test/requests.ts'
const office = await testOffice()
const { app, db } = office
test('scratch', async () => {
  const moi = await someone(office)
  for (let i = 0; i < 500; i++) {
    const { numero } = await uneAssociationInscrite(office, { informations: { denomination: `Club ${i}` }, rattaches: [{ personne: moi }] })
    if (i % 2) await uneRequeteSur(office, { association: numero, compte: moi.uuid, numero: `R2601${String(i).padStart(4, '0')}` })
  }
  await sql`analyze`.execute(db)
  for (let i = 0; i < 4; i++) {
    const t = performance.now()
    const a = await app.inject({ url: '/api/utilisateur/associations', headers: moi.bearer })
    console.log(a.statusCode, a.body.length, Math.round(performance.now() - t), 'ms')
  }
  const t = performance.now()
  const a = await app.inject({ url: '/api/utilisateur/associations/export?recherche=club', headers: moi.bearer })
  console.log(a.statusCode, a.body.length, Math.round(performance.now() - t), 'ms csv')
  const { rows } =
    await sql<any>`explain analyze select requete.numero from requete join rattachement on rattachement.association = requete.association
   where rattachement.compte = ${moi.uuid} and rattachement_vivant(rattachement, '2026-11-20'::date) and (requete.etat = 'EN_COURS' or (requete.type = 'CREATION' and requete.etat = 'INSCRITE'))`.execute(
      db,
    )
  console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'))
}, 300_000)
