import { isFonction } from './fonctions.ts'
import { type ReadableMembres, membresInWords } from './membres-in-words.ts'
import { unknownsOf } from './unknowns-of.ts'
import { isEmpty, type QualiteRepresentant, type Representants, representantsDe, type Representee } from './representants.ts'
import { successeurPhrase, type ReadableSort } from './successeur.ts'
import { textesLecture } from './textes/lecture.ts'
import { textesRepresentation as textes } from './textes/representation.ts'
import type { Version } from './version.ts'

type Situation = Representee &
  ReadableSort &
  Pick<Version, 'nonRepris'> & {
    informations: Pick<Version['informations'], 'gouvernance' | 'but' | 'stipulations' | 'precisionStipulation'>
  }

interface Representant {
  uuid: string
  fonction: string
  /** Function and identity; for a member taken over from the paper register, its description. */
  enMots: string
}

/** The persons who may act for an association, as the register says on a day (CCL art. 64). */
export interface Representation {
  /** The capacity of these persons; null when nobody represents the association any more. */
  qualite: QualiteRepresentant | null
  /** Why these persons act, or why nobody does. */
  phrase: string
  personnes: Representant[]
  /** Limits of their powers in the statutes, which bind third parties once registered (CCL art. 70); null when there are none. */
  limites: string | null
  /** Set when the register does not name who signs: only the court can tell. */
  auGreffe: boolean
}

/** Whether a person holds the function of legal representative that the statutes name. */
const holdsFonction =
  (gouvernance: string) =>
  ({ fonction }: Representant): boolean =>
    isFonction(fonction, gouvernance)

/** The members of a list in their order (MEMB-03), then those of the paper register. */
const personnesDe = ({ members, indexMembres }: Pick<Representants<ReadableMembres>, 'members' | 'indexMembres'>): Representant[] => {
  const rangs = new Map(indexMembres.map(({ uuid, index }) => [uuid, index]))
  const rang = ({ uuid }: { uuid: string }): number => rangs.get(uuid) ?? Infinity
  const inscrits = membresInWords(members).map(({ uuid, fonction, identite, dit: { representant } }) => {
    return { uuid, fonction, enMots: textes.personne(fonction, representant ? textes.representee(identite, representant) : identite) }
  })
  const repris = members.reprises.map(({ uuid, description = textesLecture.repriseReservee }) => ({
    uuid,
    fonction: '',
    enMots: description,
  }))
  return [...inscrits, ...repris].toSorted((a, b) => (rang(a) === rang(b) ? 0 : rang(a) - rang(b)))
}

const enPhrases = (...phrases: (string | false)[]): string => phrases.filter(Boolean).join(' ')

const limitesEnMots = (precision: string | null): string => (precision ? textes.limites(precision) : textes.limitesTues)

/**
 * Why these persons act for the association, or why nobody does. Shown on its sheet, its extract and the documents of its court. Null when
 * the direction acts: its statutes and their limits explain that.
 */
export const phraseDeQualite = (situation: Representee & ReadableSort): string | null => {
  const { qualite, commentaire, members } = representantsDe(situation)
  if (qualite === 'DIRECTION') return null
  if (qualite === null) return successeurPhrase(situation) ?? textes.radiee
  const phrases = [
    situation.motifEtat === 'RETRAIT_CAPACITE' ? textes.sansCapacite : textes.liquidateurs,
    ...(isEmpty({ members }) ? [textes.aucunLiquidateur, ...(commentaire ? [textes.explication(commentaire)] : [])] : []),
  ]
  return phrases.join(' ')
}

/**
 * « Qui peut signer ? » The whole direction represents the association (CCL art. 26), unless the statutes name a legal representative whom
 * the register knows. In the other states, `representantsDe` says who represents it.
 */
export const representation = (situation: Situation): Representation => {
  const representants = representantsDe(situation)
  const { qualite } = representants
  const personnes = personnesDe(representants)
  const phraseDite = phraseDeQualite(situation)
  if (phraseDite !== null)
    return { qualite, phrase: phraseDite, personnes, limites: null, auGreffe: personnes.length === 0 && situation.successeur === null }
  const etatInconnu = situation.motifEtat === 'ETAT_NON_REPRIS'
  const etatDit = etatInconnu && textes.etatNonRepris
  if (personnes.length === 0) return { qualite, phrase: enPhrases(textes.aucunMembre, etatDit), personnes, limites: null, auGreffe: true }
  const { gouvernance, stipulations, precisionStipulation } = situation.informations
  const nommes = personnes.filter(holdsFonction(gouvernance))
  const inconnus = unknownsOf(situation)
  const phrase = enPhrases(
    gouvernance.trim() ? textes.selonStatuts(gouvernance.trim()) : textes.representantNonRepris,
    nommes.length === 0 && textes.direction,
    !stipulations && (inconnus.includes('stipulations') ? textes.limitesNonReprises : textes.sansLimite),
    etatDit,
  )
  return {
    qualite,
    phrase,
    personnes: nommes.length > 0 ? nommes : personnes,
    limites: stipulations ? limitesEnMots(precisionStipulation) : null,
    auGreffe: etatInconnu,
  }
}
