import type { Answer } from 'contract/core/call'
import { actes, type getDossier } from 'contract/suivi/greffe'
import type { ActeDuGreffe } from 'domain/requetes/obstacles'
import { finDuDelai } from 'domain/requetes/delais'
import type { JoursPasses } from 'domain/requetes/verifier-acte'
import { textesRequetes } from 'domain/requetes/textes'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { libelleSousType, libelleType, type SousTypeDocument } from 'domain/core/documents'
import { formaterJour, jourDeParis } from 'domain/core/jour'

export type DossierData = Answer<typeof getDossier>
export type AnnexeData = DossierData['annexes'][number]

const types: Record<string, string> = textesRequetes.types

export const titleOf = ({ numero, type }: DossierData): string => textesEspaceGreffe.requete(numero, types[type] ?? type)

/** The days that a new act must come after, as the journal tells them. */
export const joursPasses = ({ journal, datePreEnregistrement }: Pick<DossierData, 'journal' | 'datePreEnregistrement'>): JoursPasses => {
  const le = (type: string) => journal.findLast((acte) => acte.type === type)?.le ?? null
  const communiqueeLe = le('COMMUNICATION_PREFET')
  return {
    deposeeLe: le('DEPOT') ?? jourDeParis(new Date(datePreEnregistrement)),
    communiqueeLe,
    reponseLe: le('REPONSE_PREFET'),
    oppositionJusquau: communiqueeLe && finDuDelai('OPPOSITION_PREFET', communiqueeLe).le,
  }
}

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

/** The acts the decision bar shows: the next one first, then the decision, which says why it must wait. None once decided. */
export const actsShown = ({ journal, obstacles }: Pick<DossierData, 'journal' | 'obstacles'>): ActeDuGreffe[] => {
  const done = journal.map(({ type }) => type)
  if (done.includes('INSCRIPTION') || done.includes('REJET')) return []
  const next = actes.find((acte) => obstacles[acte].length === 0) ?? actes.find((acte) => !done.includes(acte))
  return next === undefined || next === 'INSCRIPTION' ? ['INSCRIPTION'] : [next, 'INSCRIPTION']
}
