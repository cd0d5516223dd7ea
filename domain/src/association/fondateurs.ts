import * as z from 'zod/mini'
import type { ErreurChamp } from '../core/erreurs.ts'
import { Civilite, NomDePersonne } from '../core/personne.ts'
import { liste, optionalLigne, requiredLigne } from '../core/texte.ts'
import { textes } from '../core/textes/common.ts'
import { type NamedPersonne, fullNom } from './homonymes.ts'
import type { Comite } from './membres.ts'
import { textesAssociation } from './textes/common.ts'

const communs = {
  uuid: optionalLigne(64),
  localUuid: optionalLigne(64),
  /** The declarant's answer: this founder only shares the name of another founder. */
  homonyme: z.optional(z.nullable(z.boolean({ error: textes.valeurInvalide }))),
}

export const FondateurPhysique = z.object({ ...communs, civilite: Civilite, nom: NomDePersonne, prenom: NomDePersonne })
export type FondateurPhysique = z.output<typeof FondateurPhysique>

export const FondateurMorale = z.object({ ...communs, formeJuridique: requiredLigne(100), denomination: requiredLigne(250) })
export type FondateurMorale = z.output<typeof FondateurMorale>

/** Most founders of each kind in a filing. */
export const maxFondateurs = 500

/** Founders who are not in the direction (FOUND-02). */
export const Fondateurs = z.strictObject(
  { physiques: liste(FondateurPhysique, maxFondateurs), morales: liste(FondateurMorale, maxFondateurs) },
  { error: textes.champObligatoire },
)
export type Fondateurs = z.output<typeof Fondateurs>

type Fondateur = FondateurPhysique | FondateurMorale
type WithUuid = Pick<FondateurPhysique, 'uuid' | 'localUuid'>

/** The founders without those that repeat a member of the direction, by `uuid` or `localUuid` (FOUND-07). */
export const withoutDirection = (comite: Comite, fondateurs: Fondateurs): Fondateurs => {
  const membres: WithUuid[] = [...comite.physiques, ...comite.morales]
  const isRepeat = (fondateur: WithUuid): boolean =>
    membres.some(
      ({ uuid, localUuid }) => (uuid !== null && uuid === fondateur.uuid) || (localUuid !== null && localUuid === fondateur.localUuid),
    )
  return { physiques: fondateurs.physiques.filter((f) => !isRepeat(f)), morales: fondateurs.morales.filter((f) => !isRepeat(f)) }
}

export const directionFondateurs = ({ physiques, morales }: Comite) => [...physiques, ...morales].filter(({ estFondateur }) => estFondateur)

/** Number of founders: the founders of the direction and the other founders (MEMB-15, X-76, CCL art. 56). */
export const countFondateurs = (comite: Comite, fondateurs: Fondateurs): number => {
  const autres = withoutDirection(comite, fondateurs)
  return directionFondateurs(comite).length + autres.physiques.length + autres.morales.length
}

/** The name letter by letter. Only an exact double is refused; the form asks about other spellings (docs/decisions/0130). */
const nomExact = (personne: NamedPersonne): string =>
  JSON.stringify('nom' in personne ? [personne.civilite, personne.nom, personne.prenom] : [personne.formeJuridique, personne.denomination])

/**
 * Refuses a founder who bears exactly the name of another one, in the direction or above in the list, unless the declarant said that they
 * are two (FOUND-09, X-76). Members of the direction are never compared with each other: each counts.
 */
export const fondateursEnDouble = (comite: Comite, fondateurs: Fondateurs): ErreurChamp[] => {
  const connus = new Set(directionFondateurs(comite).map(nomExact))
  const { physiques, morales } = withoutDirection(comite, fondateurs)
  // A founder who repeats a member's uuid is dropped, not refused (FOUND-07).
  const retenus = new Set<Fondateur>([...physiques, ...morales])
  const doubles = (collection: keyof Fondateurs, champ: string): ErreurChamp[] =>
    fondateurs[collection].flatMap((fondateur: Fondateur, i) => {
      if (!retenus.has(fondateur) || fondateur.homonyme) return []
      const cle = nomExact(fondateur)
      if (!connus.has(cle)) {
        connus.add(cle)
        return []
      }
      return [{ field: `fondateurs.${collection}[${i}].${champ}`, defaultMessage: textesAssociation.fondateurEnDouble(fullNom(fondateur)) }]
    })
  return [...doubles('physiques', 'nom'), ...doubles('morales', 'denomination')]
}
