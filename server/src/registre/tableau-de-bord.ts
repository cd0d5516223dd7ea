import type { Answered } from 'contract/core/call'
import { dashboardAssociation } from 'contract/registre/registre'
import { textesRattachements } from 'domain/rattachements/textes'
import type { Db } from '../core/database.ts'
import type { Door } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { associationsDe, demandesFaites, invitationsRecues } from '../rattachements/sql.ts'

type Lignes = Answered<typeof dashboardAssociation>

/** The person's associations, each once: attached first, then invited, then waiting for the court (SRV-08, ENT-36). */
const tableauDeBord = async (db: Db, user: Personne): Promise<Lignes> => {
  const rattachees = (await associationsDe(db, user)).map((association) => ({
    ...association,
    rattachement: 'RATTACHE' as const,
    invitation: null,
  }))
  const invitees = (await invitationsRecues(db, user)).map(({ gestion, depot, identite, ...association }) => ({
    ...association,
    rattachement: 'INVITATION_EN_COURS' as const,
    gestion: false,
    depot: false,
    invitation: { gestion, depot, identite: identite ?? textesRattachements.invitantInconnu },
  }))
  const demandees = (await demandesFaites(db, user)).map((association) => ({
    ...association,
    rattachement: 'EN_COURS' as const,
    gestion: false,
    depot: false,
    invitation: null,
  }))
  const parNumero = new Map([...demandees, ...invitees, ...rattachees].map((association) => [association.numero, association]))
  return [...parNumero.values()].map(({ dossierPapier, ...association }) => ({
    ...association,
    numerisation: dossierPapier ? 'POSSIBLE' : 'NON_DISPONIBLE',
  }))
}

export const tableauDeBordRoutes = (door: Door): void => {
  door.serve(dashboardAssociation, (_, { db, user }) => tableauDeBord(db, user))
}
