import * as z from 'zod/mini'
import type { ErreurChamp } from '../core/erreurs.ts'
import { Civilite, NomDePersonne } from '../core/personne.ts'
import { liste, texteFacultatif, texteObligatoire } from '../core/texte.ts'
import { textes } from '../core/textes.ts'
import type { Comite } from './membres.ts'
import { textesAssociation } from './textes.ts'

const identifiants = { uuid: texteFacultatif(64), localUuid: texteFacultatif(64) }

export const FondateurPhysique = z.object({ ...identifiants, civilite: Civilite, nom: NomDePersonne, prenom: NomDePersonne })
export type FondateurPhysique = z.output<typeof FondateurPhysique>

export const FondateurMorale = z.object({ ...identifiants, formeJuridique: texteObligatoire(100), denomination: texteObligatoire(250) })
export type FondateurMorale = z.output<typeof FondateurMorale>

const auPlus = 500

/** Founders who are not in the direction (FOUND-02). */
export const Fondateurs = z.strictObject(
  { physiques: liste(FondateurPhysique, auPlus), morales: liste(FondateurMorale, auPlus) },
  { error: textes.champObligatoire },
)
export type Fondateurs = z.output<typeof Fondateurs>

type Identifie = Pick<FondateurPhysique, 'uuid' | 'localUuid'>
type Personne = Pick<FondateurPhysique, 'civilite' | 'nom' | 'prenom'> | Pick<FondateurMorale, 'formeJuridique' | 'denomination'>

/** Two entries with this same text are one person (FOUND-09): homonyms differ by civility only, so nothing finer is compared. */
const identite = (personne: Personne): string => {
  const mots = 'nom' in personne ? [personne.civilite, personne.nom, personne.prenom] : [personne.formeJuridique, personne.denomination]
  return mots.map((mot) => mot.trim().toLocaleLowerCase('fr')).join('\n')
}

const nomComplet = (personne: Personne): string => ('nom' in personne ? `${personne.prenom} ${personne.nom}` : personne.denomination)

/** The founders without those who repeat a member of the direction under the same uuid (FOUND-07). */
export const sansLaDirection = (comite: Comite, fondateurs: Fondateurs): Fondateurs => {
  const membres: Identifie[] = [...comite.physiques, ...comite.morales]
  const repete = (fondateur: Identifie): boolean =>
    membres.some(
      ({ uuid, localUuid }) => (uuid !== null && uuid === fondateur.uuid) || (localUuid !== null && localUuid === fondateur.localUuid),
    )
  return { physiques: fondateurs.physiques.filter((f) => !repete(f)), morales: fondateurs.morales.filter((f) => !repete(f)) }
}

const fondateursDeLaDirection = (comite: Comite): Personne[] =>
  [...comite.physiques, ...comite.morales].filter((membre) => membre.estFondateur)

/** How many founders there are: each person once, founders of the direction included (MEMB-15, CCL art. 56). */
export const compterFondateurs = (comite: Comite, fondateurs: Fondateurs): number => {
  const autres = sansLaDirection(comite, fondateurs)
  return new Set([...fondateursDeLaDirection(comite), ...autres.physiques, ...autres.morales].map(identite)).size
}

/** Refuses a founder typed twice, or already counted in the direction (FOUND-09). A member may hold two functions: that is no double. */
export const fondateursEnDouble = (comite: Comite, fondateurs: Fondateurs): ErreurChamp[] => {
  const comptes = new Set(fondateursDeLaDirection(comite).map(identite))
  const { physiques, morales } = sansLaDirection(comite, fondateurs)
  // One who repeats a member's uuid is dropped, not refused (FOUND-07).
  const retenus = new Set<Personne>([...physiques, ...morales])
  const doubles = (collection: 'physiques' | 'morales', personnes: readonly Personne[], champ: string): ErreurChamp[] =>
    personnes.flatMap((personne, i) => {
      if (!retenus.has(personne)) return []
      const cle = identite(personne)
      if (comptes.has(cle)) {
        return [
          { field: `fondateurs.${collection}[${i}].${champ}`, defaultMessage: textesAssociation.fondateurEnDouble(nomComplet(personne)) },
        ]
      }
      comptes.add(cle)
      return []
    })
  return [...doubles('physiques', fondateurs.physiques, 'nom'), ...doubles('morales', fondateurs.morales, 'denomination')]
}
