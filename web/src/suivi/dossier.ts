import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/suivi/greffe'
import { type ActeDuGreffe, actesDuGreffe, type ActeQuiDemande, demandeQuelqueChose } from 'domain/requetes/actes/obstacles'
import { textesRequetes } from 'domain/requetes/textes'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { libelleDocument } from 'domain/core/nom-document'
import { formaterJour } from 'domain/core/jour'
import type { Acts } from '../core/acts/use-act.ts'
import type { TypedActs } from './demandes/use-act-form.ts'

export type DossierData = Answer<typeof getDossier>
export type AnnexeData = DossierData['annexes'][number]

export const titleOf = ({ numero, type }: DossierData): string => textesEspaceGreffe.requete(numero, textesRequetes.types[type])

/** A creation gives the association its number; the rest is about one that has one. */
export const sortOf = ({ type }: Pick<DossierData, 'type'>) => (type === 'CREATION' ? 'CREATION' : 'SUR_ASSOCIATION')

const throughPrefet: readonly ActeDuGreffe[] = ['COMMUNICATION_PREFET', 'REPONSE_PREFET']

/** The acts that lead a request to its decision, in their order; the clerk's last one where the judge signs is to prepare it. */
const pathOf = (auPrefet: boolean, last: ActeDuGreffe): readonly ActeDuGreffe[] => [
  'PRISE_EN_CHARGE',
  ...(auPrefet ? throughPrefet : []),
  last,
]

/** A document as it is read, whoever brought it. */
type Described = Pick<AnnexeData, 'type' | 'sousType' | 'date' | 'nom'>

const describe = ({ type, sousType, date }: Described): string =>
  [libelleDocument({ type, sousType }), date && formaterJour(date)].filter(Boolean).join(', ')

/** What each annexe is; by its file's name too when that alone does not tell it from another, or says nothing of what it is. */
export const namesOf = (annexes: readonly Described[]): string[] => {
  const descriptions = annexes.map(describe)
  return annexes.map((annexe, i) => {
    const description = descriptions[i] ?? ''
    const alone = descriptions.filter((each) => each === description).length === 1 && annexe.type !== 'PIECE_JOINTE'
    return alone ? description : textesEspaceGreffe.annexeNommee(description, annexe.nom)
  })
}

/** The acts whose dialog asks something, or shows what would be sent before it is. What a reply is worth is said beside it, in the page. */
export type ActAsked = Exclude<ActeQuiDemande, 'REOUVERTURE' | 'CONFORMITE' | 'IRREGULARITE' | 'NOTE'> | 'AVIS_FINS_PAIEMENT'
export const asksFirst = (acte: ActeDuGreffe): acte is ActAsked => acte === 'AVIS_FINS_PAIEMENT' || demandeQuelqueChose(acte)

/** What the form of an act in a dialog is given. */
export interface ActProps {
  dossier: DossierData
  acts: Acts
  typed: TypedActs
  onClose: () => void
}

/**
 * The acts the decision bar shows: the next one first, the receipt while it is owed, the decision, which says why it must wait, and what may be
 * asked of the declarant. Once it has ended, what its publication and its notification await of the court alone.
 */
export const actsShown = ({
  journal,
  obstacles,
  auPrefet,
  circuit,
  projet,
}: Pick<DossierData, 'journal' | 'obstacles' | 'auPrefet' | 'circuit' | 'projet'>): ActeDuGreffe[] => {
  const done = journal.map(({ type }) => type)
  const open = (...actes: ActeDuGreffe[]) => actes.filter((acte) => obstacles[acte].length === 0)
  if (done.includes('INSCRIPTION') || done.includes('REJET') || done.includes('RETRAIT'))
    return open('AVIS_FINS_PAIEMENT', 'AVIS_FIN_PUBLICATION', 'CONSTAT_PUBLICATION', 'NOTIFICATION')
  // A colleague holds it, or nobody of the court any more.
  const takes = open('REPRISE_DOSSIER')
  if (projet !== null) return [...open('PRISE_EN_CHARGE', 'RECEPISSE'), 'RETRAIT_PROJET', ...takes]
  const decision = circuit ? 'PROJET_ORDONNANCE' : 'INSCRIPTION'
  const path = pathOf(auPrefet, decision)
  // An opposition is lifted before anything is decided.
  const way: readonly ActeDuGreffe[] = done.includes('OPPOSITION_PREFET') ? ['LEVEE_OPPOSITION', ...path] : path
  const [next = path.find((acte) => !done.includes(acte))] = open('REJET', ...way)
  const also = [...(done.includes('CONTESTATION') ? open('LEVEE_CONTESTATION') : []), ...open('RECEPISSE'), ...open('DEMANDE')]
  const given = next === 'REJET' || next === 'PROJET_ORDONNANCE' ? open('ABANDON_REJET') : []
  if (next === undefined || next === decision) return [decision, ...given, ...also, ...takes]
  return [next, ...given, ...also, decision, ...takes]
}

/** Done elsewhere than under « Autres actes »: in the bar itself, or beside the reply. */
const elsewhere: readonly ActeDuGreffe[] = [
  ...pathOf(true, 'INSCRIPTION'),
  'PROJET_ORDONNANCE',
  'RETRAIT_PROJET',
  'REPRISE_DOSSIER',
  'RECEPISSE',
  'LEVEE_OPPOSITION',
  'LEVEE_CONTESTATION',
  'DEMANDE',
  'VALIDATION',
  'REOUVERTURE',
  'REJET',
  'AVIS_FINS_PAIEMENT',
  'AVIS_FIN_PUBLICATION',
  'CONSTAT_PUBLICATION',
  'NOTIFICATION',
  'CONFORMITE',
  'IRREGULARITE',
  'NOTE',
]

/** What else may be done now: every other act of the table. */
export const otherActs = ({ obstacles, collegues }: Pick<DossierData, 'obstacles' | 'collegues'>): ActeDuGreffe[] =>
  actesDuGreffe
    .filter((acte) => !elsewhere.includes(acte) && obstacles[acte].length === 0)
    .filter(
      (acte) =>
        (acte !== 'REMISE' || collegues.length > 0) &&
        (acte !== 'ABANDON_REJET' || (obstacles.REJET.length > 0 && obstacles.PROJET_ORDONNANCE.length > 0)),
    )

/** What attached persons contest and the court has not answered, oldest first. */
export const contested = ({ journal, etat }: Pick<DossierData, 'journal' | 'etat'>) => {
  const answered = journal.findLast(({ type }) => type === 'LEVEE_CONTESTATION')?.rang ?? 0
  return etat === 'EN_COURS' ? journal.filter(({ type, rang }) => type === 'CONTESTATION' && rang > answered) : []
}
