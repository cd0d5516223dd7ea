import type { Answered } from 'contract/core/call'
import { dashboardAssociation } from 'contract/registre/registre'
import { jourDeParis } from 'domain/core/jour'
import { textesRattachements } from 'domain/rattachements/textes/common'
import type { Db } from '../core/database.ts'
import type { Door } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { numerisationEtatsFor } from '../numerisation/numerisation.ts'
import { undecidedDemandes, receivedRefus } from '../rattachements/demande/sql.ts'
import { receivedInvitations } from '../rattachements/invitation/sql.ts'
import { readableRefus } from '../rattachements/lecteur.ts'
import { associationsDe } from '../rattachements/sql.ts'

type Lignes = Answered<typeof dashboardAssociation>

/**
 * Returns the person's associations, each once: attached first, then invited, then waiting for the court, then refused by it and not read
 * yet (SRV-08, ENT-36).
 */
const tableauDeBord = async (db: Db, user: Personne): Promise<Lignes> => {
  const rattachees = (await associationsDe(db, user)).map((association) => ({
    ...association,
    rattachement: 'RATTACHE' as const,
    invitation: null,
    refus: null,
  }))
  const invitees = (await receivedInvitations(db, user)).map(({ gestion, depot, identite, envoyeeLe, ...association }) => ({
    ...association,
    rattachement: 'INVITATION_EN_COURS' as const,
    gestion: false,
    depot: false,
    invitation: { gestion, depot, identite: identite ?? textesRattachements.invitantInconnu, envoyeeLe: jourDeParis(envoyeeLe) },
    refus: null,
  }))
  const demandees = (await undecidedDemandes(db, user)).map((association) => ({
    ...association,
    rattachement: 'EN_COURS' as const,
    gestion: false,
    depot: false,
    invitation: null,
    refus: null,
  }))
  const refusees = (await receivedRefus(db, user)).map(({ demandeeLe, motif, association: _, ...association }) => ({
    ...association,
    rattachement: 'NON_RATTACHE' as const,
    gestion: false,
    depot: false,
    invitation: null,
    refus: readableRefus({ demandeeLe, motif }),
  }))
  const parNumero = new Map([...refusees, ...demandees, ...invitees, ...rattachees].map((association) => [association.numero, association]))
  const associations = [...parNumero.values()]
  const etats = await numerisationEtatsFor(db, user.uuid, associations)
  return associations.map(({ dossier_papier: _, ...association }) => ({
    ...association,
    numerisation: etats.get(association.numero) ?? 'NON_DISPONIBLE',
  }))
}

export const tableauDeBordRoutes = (door: Door): void => {
  door.serve(dashboardAssociation, (_, { db, user }) => tableauDeBord(db, user))
}
