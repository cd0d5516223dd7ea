import type { AttachedUsager } from 'contract/rattachements/listes'
import { jourDeParis } from 'domain/core/jour'
import { obstaclesContestationDroits } from 'domain/rattachements/contestation'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import type { Lecteur } from '../lecteur.ts'
import { usagersDe } from '../droits-sql.ts'
import { type Contestation, contestationsDe } from './sql.ts'

type Usager = Awaited<ReturnType<typeof usagersDe>>[number]
type Who = Pick<Personne, 'uuid'>

/** Why this attached person may not contest these rights. */
export const obstaclesFor = (
  { uuid }: Who,
  { gestion }: NonNullable<Lecteur['rattachement']>,
  { compte, auteur }: Pick<Usager, 'compte' | 'auteur'>,
  mienne: Contestation | undefined,
): string[] => obstaclesContestationDroits({ siens: compte === uuid, accordes: auteur === uuid, gestion, deja: mienne !== undefined })

const contestationDe = (
  user: Who,
  { rattachement }: Lecteur,
  usager: Usager,
  mienne: Contestation | undefined,
): AttachedUsager['contestation'] => {
  if (!rattachement) return null
  const { le, leveeLe, reponse } = mienne ?? { le: null, leveeLe: null, reponse: null }
  return {
    obstacles: obstaclesFor(user, rattachement, usager, mienne),
    faite: le && { le: jourDeParis(le), reponse: leveeLe && { le: jourDeParis(leveeLe), texte: reponse } },
  }
}

/** The users of an association for a reader of its circle: with the reader's own contestations, or all unanswered ones for the court. */
export const usagersFor = async (db: Db, user: Personne, numero: string, lecteur: Lecteur): Promise<AttachedUsager[]> => {
  const contestations = await contestationsDe(db, numero)
  return (await usagersDe(db, numero, user.aujourdhui)).map((usager) => {
    const siennes = contestations.filter(({ rattachement }) => rattachement === usager.uuid)
    return {
      ...usager,
      accordeLe: usager.accordeLe.toISOString(),
      contestation: contestationDe(
        user,
        lecteur,
        usager,
        siennes.find(({ compte }) => compte === user.uuid),
      ),
      contestations: lecteur.greffe
        ? siennes
            .filter(({ leveeLe }) => !leveeLe)
            .map(({ uuid, prenom, nom, le, motif }) => ({ uuid, par: `${prenom} ${nom}`, le: jourDeParis(le), motif }))
        : [],
    }
  })
}
