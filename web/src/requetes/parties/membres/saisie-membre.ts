import type * as z from 'zod/mini'
import { FondateurMorale, FondateurPhysique } from 'domain/association/fondateurs'
import { coordonnees, MembreMorale, MembrePhysique } from 'domain/association/membres'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { civiliteParDefaut } from 'domain/core/personne'
import { textesPersonnes } from 'domain/core/textes-personnes'
import type { CommuneSaisie } from '../commune-saisie.ts'
import { answerKept } from './fonction-tenue.ts'
import type { FondateurSaisi, MembreEditable } from './saisie-membres.ts'

/** What the dialog of a member holds, whichever kind it becomes. */
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
  /** Of one the register knows, whose e-mail and telephone are not shown: the court is to hold them no more. */
  effacer: Record<(typeof coordonnees)[number], boolean>
  estFondateur: boolean
  adresse: { adresse: string; complementAdresse: string; codePostal: string; commune: CommuneSaisie | null; pays: string | null }
}

const vide: SaisieMembre = {
  fonction: null,
  civilite: civiliteParDefaut,
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

/** The fields of a member, or of a new one (MEMB-29, MEMB-30); where nobody founds any more, a new one does not. */
export const saisieDuMembre = (saisi: MembreEditable | null, fondation = true): SaisieMembre => {
  if (!saisi) return { ...vide, estFondateur: fondation }
  const { email, telephone, coordonneesEffacees, fonctionConfirmee: _, adresse, ...membre } = saisi.membre
  const efface = (dite: (typeof coordonnees)[number]) => coordonneesEffacees?.includes(dite) ?? false
  return {
    ...vide,
    ...membre,
    numeroInscription: ('numeroInscription' in membre && membre.numeroInscription) || '',
    email: email ?? '',
    telephone: telephone ?? '',
    effacer: { email: efface('email'), telephone: efface('telephone') },
    adresse: { ...adresse, complementAdresse: adresse.complementAdresse ?? '' },
  }
}

/** What the dialog of a founder holds. */
export type SaisieFondateur = Pick<SaisieMembre, 'civilite' | 'nom' | 'prenom' | 'formeJuridique' | 'denomination'>

export const saisieDuFondateur = (saisi: FondateurSaisi | null): SaisieFondateur => {
  const { civilite, nom, prenom, formeJuridique, denomination }: SaisieFondateur = { ...vide, ...saisi?.membre }
  return { civilite, nom, prenom, formeJuridique, denomination }
}

type Sorte = MembreEditable['collection']
export type Lu<S> = { saisi: S; erreurs: null } | { saisi: null; erreurs: ErreurChamp[] }
type Identite = { uuid: string | null; localUuid: string | null }

const lire = <C extends Sorte, M extends z.ZodMiniType>(
  collection: C,
  schema: M,
  saisie: object,
  avant: Identite | undefined,
): Lu<{ collection: C; membre: z.output<M> }> => {
  // Known by its local uuid from here to the filing (MEMB-05).
  const lu = schema.safeParse({ ...saisie, uuid: avant?.uuid ?? null, localUuid: avant?.localUuid ?? crypto.randomUUID() })
  return lu.success ? { saisi: { collection, membre: lu.data }, erreurs: null } : { saisi: null, erreurs: erreursDeZod(lu.error.issues) }
}

/** The member that was typed, or what it lacks, under the names of the fields. */
export const lireMembre = (sorte: Sorte, saisie: SaisieMembre, avant: MembreEditable | null): Lu<MembreEditable> => {
  // What is typed takes the place of what was known: there is nothing to erase then.
  const effacees = coordonnees.filter((dite) => saisie.effacer[dite] && saisie[dite].trim() === '')
  // A country that was emptied is missing; only one that was never asked is FRANCE.
  const entiere = {
    ...saisie,
    ...(effacees.length > 0 && { coordonneesEffacees: effacees }),
    ...answerKept(saisie.fonction, avant),
    adresse: { ...saisie.adresse, pays: saisie.adresse.pays ?? '' },
  }
  return sorte === 'physiques' ? lire(sorte, MembrePhysique, entiere, avant?.membre) : lire(sorte, MembreMorale, entiere, avant?.membre)
}

/** The founder that was typed, or what they lack. */
export const lireFondateur = (sorte: Sorte, saisie: SaisieFondateur, avant: FondateurSaisi | null): Lu<FondateurSaisi> =>
  sorte === 'physiques' ? lire(sorte, FondateurPhysique, saisie, avant?.membre) : lire(sorte, FondateurMorale, saisie, avant?.membre)
