import type { World } from './world.ts'

interface Before {
  comptes: { uuid: string; email: string; prenom: string; nom: string }[]
  sessions: string[]
  rattachements: string[]
  demandes: string[]
}
let avant: Before | undefined

const read = async ({ db }: World): Promise<Before> => ({
  comptes: await db.selectFrom('compte').select(['uuid', 'email', 'prenom', 'nom']).where('etat', '=', 'ACTIF').execute(),
  sessions: (await db.selectFrom('session').select('id').where('terminee_le', 'is', null).execute()).map(({ id }) => id),
  rattachements: (await db.selectFrom('rattachement').select('uuid').where('termine_le', 'is', null).execute()).map(({ uuid }) => uuid),
  demandes: (await db.selectFrom('demande_rattachement').select('uuid').where('statut', '=', 'EN_COURS').execute()).map(({ uuid }) => uuid),
})

/** Restores the persons of the matrix as they were before the first of them closed their account. */
export const revert = async (world: World): Promise<void> => {
  avant ??= await read(world)
  const { comptes, sessions, rattachements, demandes } = avant
  const { db } = world
  for (const { uuid, ...same } of comptes) {
    const revenu = { ...same, etat: 'ACTIF', ferme_le: null } as const
    await db.updateTable('compte').set(revenu).where('uuid', '=', uuid).where('ferme_le', 'is not', null).execute()
  }
  await db.updateTable('session').set({ terminee_le: null }).where('id', 'in', sessions).execute()
  await db.updateTable('rattachement').set({ termine_le: null }).where('uuid', 'in', rattachements).execute()
  // The pending requests that the matrix filed in their names would block the closing of an account.
  await db.updateTable('requete').set({ etat: 'REJETEE' }).where('etat', '=', 'EN_COURS').execute()
  if (demandes.length > 0)
    await db.updateTable('demande_rattachement').set({ statut: 'EN_COURS', decidee_le: null }).where('uuid', 'in', demandes).execute()
}
