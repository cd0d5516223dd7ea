import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/suivi/greffe'
import { type ActeDuGreffe, actesDuGreffe } from 'domain/requetes/actes/obstacles'
import { textesRequetes } from 'domain/requetes/textes'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { libelleSousType, libelleType, type SousTypeDocument } from 'domain/core/documents'
import { formaterJour } from 'domain/core/jour'

export type DossierData = Answer<typeof getDossier>
export type AnnexeData = DossierData['annexes'][number]

export const titleOf = ({ numero, type }: DossierData): string => textesEspaceGreffe.requete(numero, textesRequetes.types[type])

/** A creation gives the association its number; the rest is about one that has one. */
export const sortOf = ({ type }: Pick<DossierData, 'type'>) => (type === 'CREATION' ? 'CREATION' : 'SUR_ASSOCIATION')

const throughPrefet: readonly ActeDuGreffe[] = ['COMMUNICATION_PREFET', 'REPONSE_PREFET']

/** The acts that lead a request to its decision, in their order. */
const pathOf = (auPrefet: boolean): readonly ActeDuGreffe[] => ['PRISE_EN_CHARGE', ...(auPrefet ? throughPrefet : []), 'INSCRIPTION']

const describe = ({ type, sousType, date }: AnnexeData): string =>
  [libelleType(type), sousType && libelleSousType(sousType as SousTypeDocument), date && formaterJour(date)].filter(Boolean).join(', ')

/** What each annexe is; by its file's name too when that alone does not tell it from another, or says nothing of what it is. */
export const namesOf = (annexes: readonly AnnexeData[]): string[] => {
  const descriptions = annexes.map(describe)
  return annexes.map((annexe, i) => {
    const description = descriptions[i] ?? ''
    const alone = descriptions.filter((each) => each === description).length === 1 && annexe.type !== 'PIECE_JOINTE'
    return alone ? description : textesEspaceGreffe.annexeNommee(description, annexe.nom)
  })
}

/** The acts the decision bar shows: the next one first, the receipt while it is owed, then the decision, which says why it must wait. None once it has ended. */
export const actsShown = ({ journal, obstacles, auPrefet }: Pick<DossierData, 'journal' | 'obstacles' | 'auPrefet'>): ActeDuGreffe[] => {
  const done = journal.map(({ type }) => type)
  if (done.includes('INSCRIPTION') || done.includes('REJET') || done.includes('RETRAIT')) return []
  const path = pathOf(auPrefet)
  // An opposition is lifted before anything is decided.
  const way: readonly ActeDuGreffe[] = done.includes('OPPOSITION_PREFET') ? ['LEVEE_OPPOSITION', ...path] : path
  const next = way.find((acte) => obstacles[acte].length === 0) ?? path.find((acte) => !done.includes(acte))
  const owed: ActeDuGreffe[] = obstacles.RECEPISSE.length === 0 ? ['RECEPISSE'] : []
  return next === undefined || next === 'INSCRIPTION' ? ['INSCRIPTION', ...owed] : [next, ...owed, 'INSCRIPTION']
}

const sansFormulaire: readonly ActeDuGreffe[] = ['DEMANDE', 'REOUVERTURE', 'RETRAIT_DEMANDE', 'PROJET_REJET', 'ABANDON_REJET', 'REJET']

/** What else may be done now: every other act of the table. */
export const otherActs = ({ obstacles, collegues }: Pick<DossierData, 'obstacles' | 'collegues'>): ActeDuGreffe[] =>
  actesDuGreffe
    .filter((acte) => acte !== 'RECEPISSE' && acte !== 'LEVEE_OPPOSITION' && !pathOf(true).includes(acte) && !sansFormulaire.includes(acte))
    .filter((acte) => obstacles[acte].length === 0 && (acte !== 'REMISE' || collegues.length > 0))
