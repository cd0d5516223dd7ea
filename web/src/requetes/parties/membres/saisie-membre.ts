import type * as z from 'zod/mini'
import { FondateurMorale, FondateurPhysique } from 'domain/association/fondateurs'
import { coordonnees, MembreMorale, MembrePhysique } from 'domain/association/membres'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { defaultCivilite } from 'domain/core/personne'
import { textesPersonnes } from 'domain/core/textes/personnes'
import type { CommuneSaisie } from '../commune-saisie.ts'
import { answerKept } from './fonction-tenue.ts'
import type { TypedFondateur, MembreEditable } from './saisie-membres.ts'

/** The values of the dialog of a member, for both kinds. */
export interface SaisieMembre {
  fonction: string | null
  civilite: string
  nom: string
  prenom: string
  nationalite: string | null
  formeJuridique: string | null
  denomination: string
  numeroInscription: string
  nomRepresentant: string
  prenomRepresentant: string
  email: string
  telephone: string
  /** For a member of the register whose e-mail and telephone are not shown: true asks the court to erase them. */
  effacer: Record<(typeof coordonnees)[number], boolean>
  estFondateur: boolean
  adresse: { adresse: string; complementAdresse: string; codePostal: string; commune: CommuneSaisie | null; pays: string | null }
}

const vide: SaisieMembre = {
  fonction: null,
  civilite: defaultCivilite,
  nom: '',
  prenom: '',
  nationalite: textesPersonnes.nationaliteParDefaut,
  formeJuridique: null,
  denomination: '',
  numeroInscription: '',
  nomRepresentant: '',
  prenomRepresentant: '',
  email: '',
  telephone: '',
  effacer: { email: false, telephone: false },
  estFondateur: true,
  adresse: { adresse: '', complementAdresse: '', codePostal: '', commune: null, pays: textesPersonnes.paysParDefaut },
}

/** The field values of a member, or of a new one (MEMB-29, MEMB-30). Without `fondation`, a new one is not a founder. */
export const toSaisieMembre = (saisi: MembreEditable | null, fondation = true): SaisieMembre => {
  if (!saisi) return { ...vide, estFondateur: fondation }
  const { email, telephone, coordonneesEffacees, fonctionConfirmee: _, adresse, ...membre } = saisi.membre
  const isErased = (dite: (typeof coordonnees)[number]) => coordonneesEffacees?.includes(dite) ?? false
  return {
    ...vide,
    ...membre,
    numeroInscription: ('numeroInscription' in membre && membre.numeroInscription) || '',
    email: email ?? '',
    telephone: telephone ?? '',
    effacer: { email: isErased('email'), telephone: isErased('telephone') },
    adresse: { ...adresse, complementAdresse: adresse.complementAdresse ?? '' },
  }
}

/** The values of the dialog of a founder. */
export type SaisieFondateur = Pick<SaisieMembre, 'civilite' | 'nom' | 'prenom' | 'formeJuridique' | 'denomination'>

export const toSaisieFondateur = (saisi: TypedFondateur | null): SaisieFondateur => {
  const { civilite, nom, prenom, formeJuridique, denomination }: SaisieFondateur = { ...vide, ...saisi?.membre }
  return { civilite, nom, prenom, formeJuridique, denomination }
}

type Sorte = MembreEditable['collection']
export type ReadResult<S> = { saisi: S; erreurs: null } | { saisi: null; erreurs: ErreurChamp[] }
type Identite = { uuid: string | null; localUuid: string | null }

const read = <C extends Sorte, M extends z.ZodMiniType>(
  collection: C,
  schema: M,
  saisie: object,
  avant: Identite | undefined,
): ReadResult<{ collection: C; membre: z.output<M> }> => {
  // The local uuid identifies the entry until the filing (MEMB-05).
  const lu = schema.safeParse({ ...saisie, uuid: avant?.uuid ?? null, localUuid: avant?.localUuid ?? crypto.randomUUID() })
  return lu.success ? { saisi: { collection, membre: lu.data }, erreurs: null } : { saisi: null, erreurs: erreursDeZod(lu.error.issues) }
}

/** The member that was typed, or its errors under the names of the fields. */
export const readMembre = (sorte: Sorte, saisie: SaisieMembre, avant: MembreEditable | null): ReadResult<MembreEditable> => {
  // A typed value replaces the known one: there is nothing to erase.
  const effacees = coordonnees.filter((dite) => saisie.effacer[dite] && saisie[dite].trim() === '')
  // The schema reads an absent country as FRANCE and refuses a blank one: pass an emptied country as blank.
  const entiere = {
    ...saisie,
    ...(effacees.length > 0 && { coordonneesEffacees: effacees }),
    ...answerKept(saisie.fonction, avant),
    adresse: { ...saisie.adresse, pays: saisie.adresse.pays ?? '' },
  }
  return sorte === 'physiques' ? read(sorte, MembrePhysique, entiere, avant?.membre) : read(sorte, MembreMorale, entiere, avant?.membre)
}

/** The founder that was typed, or their errors. */
export const readFondateur = (sorte: Sorte, saisie: SaisieFondateur, avant: TypedFondateur | null): ReadResult<TypedFondateur> =>
  sorte === 'physiques' ? read(sorte, FondateurPhysique, saisie, avant?.membre) : read(sorte, FondateurMorale, saisie, avant?.membre)
