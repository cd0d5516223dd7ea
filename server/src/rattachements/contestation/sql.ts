import '../tables.ts'
import '../../compte/tables.ts'
import type { Db } from '../../core/database.ts'

/** Every contestation of rights on an association, oldest first, with the current state of its author's account. */
export const contestationsDe = (db: Db, association: string) =>
  db
    .selectFrom('contestation_rattachement as contestation')
    .innerJoin('rattachement', 'rattachement.uuid', 'contestation.rattachement')
    .innerJoin('compte', 'compte.uuid', 'contestation.compte')
    .select([
      'contestation.uuid',
      'contestation.rattachement',
      'contestation.compte',
      'contestation.motif',
      'contestation.contestee_le as le',
      'contestation.levee_le as leveeLe',
      'contestation.reponse',
      'compte.prenom',
      'compte.nom',
      'compte.email',
      'compte.etat',
    ])
    .where('rattachement.association', '=', association)
    .orderBy('contestation.contestee_le')
    .orderBy('contestation.uuid')
    .execute()

export type Contestation = Awaited<ReturnType<typeof contestationsDe>>[number]

/** The unanswered contestations of one attachment. */
export const unanswered = async (db: Db, association: string, rattachement: string): Promise<Contestation[]> =>
  (await contestationsDe(db, association)).filter((contestation) => contestation.rattachement === rattachement && !contestation.leveeLe)

/** Addresses of the authors whose account is still active. */
export const adressesDe = (contestations: readonly Contestation[]): string[] =>
  contestations.filter(({ etat }) => etat === 'ACTIF').map(({ email }) => email)
