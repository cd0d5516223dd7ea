import { type MembresLisibles, membresLus } from './membres-lus.ts'
import { textesLecture } from './textes-lecture.ts'
import { textesRepresentation as textes } from './textes-representation.ts'
import type { Version } from './version.ts'

type Situation = Pick<Version, 'etatAssociation' | 'indexMembres'> & {
  members: MembresLisibles
  informations: Pick<Version['informations'], 'gouvernance' | 'stipulations' | 'precisionStipulation'>
}

interface Representant {
  uuid: string
  fonction: string
  /** Function and identity; for one taken over from the paper register, what it says. */
  enMots: string
}

/** Who may act for an association, as the register says it on a day (CCL art. 64). */
export interface Representation {
  /** Why these persons, or why none. */
  phrase: string
  personnes: Representant[]
  /** What the statutes take from their powers, which third parties are held to once it is registered (CCL art. 70); null when nothing is. */
  limites: string | null
  /** The register does not name who signs: only the court can tell. */
  auGreffe: boolean
}

const nue = (texte: string): string =>
  texte
    .normalize('NFD')
    .replaceAll(/\p{M}|\(.*?\)/gu, '')
    .trim()
    .toLowerCase()

/** « Président(e) » and « Présidente » are the « Président » of the statutes; « Vice-Président(e) » is not. */
const exerce = (gouvernance: string) => {
  const masculin = nue(gouvernance)
  return ({ fonction }: Representant): boolean => masculin !== '' && [masculin, `${masculin}e`].includes(nue(fonction))
}

/** The direction in its order (MEMB-03), then what the paper register says of it. */
const directionDe = ({ members, indexMembres }: Situation): Representant[] => {
  const rangs = new Map(indexMembres.map(({ uuid, index }) => [uuid, index]))
  const rang = ({ uuid }: { uuid: string }): number => rangs.get(uuid) ?? Infinity
  const inscrits = membresLus(members).map(({ uuid, fonction, identite, dit: { representant } }) => {
    return { uuid, fonction, enMots: textes.personne(fonction, representant ? textes.representee(identite, representant) : identite) }
  })
  const repris = members.reprises.map(({ uuid, description = textesLecture.repriseReservee }) => ({
    uuid,
    fonction: '',
    enMots: description,
  }))
  return [...inscrits, ...repris].toSorted((a, b) => (rang(a) === rang(b) ? 0 : rang(a) - rang(b)))
}

const limitesEnMots = (precision: string | null): string => (precision ? textes.limites(precision) : textes.limitesTues)

const inconnue = (phrase: string): Representation => ({ phrase, personnes: [], limites: null, auGreffe: true })

/**
 * « Qui peut signer ? » The whole direction represents the association (CCL art. 26), unless the statutes name a legal representative whom the
 * register knows; once dissolved, its liquidators do (art. 48); once struck off, the register answers for nobody.
 */
export const representation = (situation: Situation): Representation => {
  const { etatAssociation, informations } = situation
  if (etatAssociation === 'RADIEE') return inconnue(textes.radiee)
  const direction = directionDe(situation)
  if (etatAssociation === 'DISSOUTE') {
    const liquidateurs = direction.filter(({ fonction }) => nue(fonction).startsWith('liquidat'))
    if (liquidateurs.length === 0) return inconnue(`${textes.liquidateurs} ${textes.aucunLiquidateur}`)
    return { phrase: textes.liquidateurs, personnes: liquidateurs, limites: null, auGreffe: false }
  }
  if (direction.length === 0) return inconnue(textes.aucunMembre)
  const { gouvernance, stipulations, precisionStipulation } = informations
  const nommes = direction.filter(exerce(gouvernance))
  const phrase = [
    gouvernance.trim() && textes.selonStatuts(gouvernance.trim()),
    nommes.length === 0 && textes.direction,
    !stipulations && textes.sansLimite,
  ]
  return {
    phrase: phrase.filter(Boolean).join(' '),
    personnes: nommes.length > 0 ? nommes : direction,
    limites: stipulations ? limitesEnMots(precisionStipulation) : null,
    auGreffe: false,
  }
}
