import type { getDroitsAuSupport } from 'contract/registre/support'
import type { Answered } from 'contract/core/call'
import { actionsAuSupport } from 'domain/registre/support'
import { findAssociation } from '../../association/sql.ts'
import { findSupportCompte } from '../../compte/support/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { notFound } from '../../core/server-errors.ts'
import { numerisationFor } from '../../numerisation/numerisation.ts'
import { lecteurDe } from '../../rattachements/lecteur.ts'
import { situationDepot } from '../../requetes/situation-depot.ts'
import { demandesWith, invitationsWith, rattachementsWith, requetesWith } from './sql.ts'

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** Returns the reasons of the sheet for that person, without its content, and their links with the association (STAFF-27). */
export const readDroits = async (
  db: Db,
  { aujourdhui }: Pick<Personne, 'aujourdhui'>,
  { uuid, numero }: { uuid: string; numero: string },
): Promise<Answered<typeof getDroitsAuSupport>> => {
  const compte = await findSupportCompte(db, uuid)
  const association = await findAssociation(db, numero)
  if (!compte || !association) throw notFound()
  const { prenom, nom, etat } = compte
  // Nobody has signed in, so the session is empty.
  const personne: Personne = { ...compte, session: '', aujourdhui }
  const lecteur = await lecteurDe(db, personne, association)
  const situation = await situationDepot(db, personne, association, lecteur)
  const numerisation = await numerisationFor(db, personne, association, lecteur)
  const { libelle: tribunal } = await getTribunal(db, association.tribunal)
  const [rattachements, invitations, demandes, requetes] = await Promise.all([
    rattachementsWith(db, personne, numero),
    invitationsWith(db, personne, numero),
    demandesWith(db, uuid, numero),
    requetesWith(db, personne, numero),
  ])
  return {
    compte: { uuid, prenom, nom, etat },
    association: { numero, denomination: association.nom, etat: association.etat, motifEtat: association.motif_etat, tribunal },
    lien: situation.rattachement.etat,
    // Non-conformities are for the court and the attached users: the support learns only that there are some.
    actions: actionsAuSupport(etat, { ...situation, nonConformites: [], numerisation }),
    rattachements: rattachements.map((one) => ({ ...one, depuis: one.depuis.toISOString(), termineLe: iso(one.termineLe) })),
    invitations: invitations.map(({ vivante, statut, envoyeeLe, ...one }) => ({
      ...one,
      envoyeeLe: envoyeeLe.toISOString(),
      statut: statut === 'EN_ATTENTE' && !vivante ? ('EXPIREE' as const) : statut,
    })),
    demandes: demandes.map((one) => ({ ...one, demandeeLe: one.demandeeLe.toISOString(), decideeLe: iso(one.decideeLe) })),
    requetes: requetes.map((one) => ({ ...one, deposeeLe: one.deposeeLe.toISOString() })),
  }
}
