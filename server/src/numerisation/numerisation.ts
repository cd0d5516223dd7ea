import type { Numerisation } from 'contract/numerisation/numerisation'
import { etatNumerisation, type EtatNumerisation } from 'domain/numerisation/etats'
import type * as z from 'zod/mini'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { isOfCercle, type Lecteur } from '../rattachements/lecteur.ts'
import { findOtherAttente, numerisationsDe } from './sql.ts'

interface NumerisationAssociation {
  numero: string
  /** Whether the court holds a paper file. */
  dossier_papier: boolean
}

/** The digitisation of one association as this person sees it, and the other one they are waiting for (DIGIT, SRV-37). */
export const numerisationFor = async (
  db: Db,
  user: Personne,
  { numero, dossier_papier: dossierPapier }: NumerisationAssociation,
  lecteur: Lecteur,
): Promise<z.input<typeof Numerisation> & { autre: string | null }> => {
  const [numerisation] = await numerisationsDe(db, user.uuid, [numero])
  const { demandeeLe = null, traiteeLe = null, nom = null, taille = null } = numerisation ?? {}
  const demandeur = demandeeLe !== null
  const lisible = demandeur || isOfCercle(lecteur)
  return {
    etat: etatNumerisation({ dossierPapier, avancement: numerisation?.etat ?? null, demandeur }),
    demandeeLe: demandeeLe?.toISOString() ?? null,
    traiteeLe: traiteeLe?.toISOString() ?? null,
    doc: lisible && nom !== null && taille !== null ? { nom, taille, lien: lienTo(numero, nom) } : null,
    autre: lecteur.rattachement ? null : await findOtherAttente(db, user, numero),
  }
}

const lienTo = (numero: string, nom: string): string => `/api/association/${numero}/document/numerisation/${encodeURIComponent(nom)}`

/** The state of the digitisation of each association for one account, by number (ENT-36). */
export const numerisationEtatsFor = async (
  db: Db,
  compte: string,
  associations: readonly NumerisationAssociation[],
): Promise<Map<string, EtatNumerisation>> => {
  if (associations.length === 0) return new Map()
  const rows = await numerisationsDe(
    db,
    compte,
    associations.map(({ numero }) => numero),
  )
  const parNumero = new Map(rows.map((row) => [row.association, row]))
  return new Map(
    associations.map(({ numero, dossier_papier: dossierPapier }) => {
      const { etat: avancement = null, demandeeLe = null } = parNumero.get(numero) ?? {}
      return [numero, etatNumerisation({ dossierPapier, avancement, demandeur: demandeeLe !== null })]
    }),
  )
}
