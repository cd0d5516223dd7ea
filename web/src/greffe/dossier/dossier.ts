import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import { type GreffeActe, greffeActes, type ActeWithSaisie, hasSaisie } from 'domain/requetes/procedure/obstacles'
import { textesRequetes } from 'domain/requetes/textes/common'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { libelleDocument } from 'domain/core/nom-document'
import { formatJour } from 'domain/core/jour'
import type { Acts } from '../../core/acts/use-act.ts'
import type { TypedActs } from './use-act-form.ts'

export type DossierData = Answer<typeof getDossier>
export type AnnexeData = DossierData['annexes'][number]

export const titleOf = ({ numero, type }: DossierData): string => textesEspaceGreffe.requete(numero, textesRequetes.types[type])

/** A creation gives the association its number; other requests are about an association that has one. */
export const sortOf = ({ type }: Pick<DossierData, 'type'>) => (type === 'CREATION' ? 'CREATION' : 'SUR_ASSOCIATION')

const throughPrefet: readonly GreffeActe[] = ['COMMUNICATION_PREFET', 'REPONSE_PREFET']

/** The acts that lead a request to its decision, in order. Where the judge signs, the clerk's last act is to prepare it. */
const pathOf = (auPrefet: boolean, last: GreffeActe): readonly GreffeActe[] => ['PRISE_EN_CHARGE', ...(auPrefet ? throughPrefet : []), last]

/** The fields that name a document, whether from a filing or a reply. */
type Described = Pick<AnnexeData, 'type' | 'sousType' | 'date' | 'nom'>

const describe = ({ type, sousType, date }: Described): string =>
  [libelleDocument({ type, sousType }), date && formatJour(date)].filter(Boolean).join(', ')

/** Names each annexe by type and date. Adds the file name when the description is shared or the type is `PIECE_JOINTE`. */
export const namesOf = (annexes: readonly Described[]): string[] => {
  const descriptions = annexes.map(describe)
  return annexes.map((annexe, i) => {
    const description = descriptions[i] ?? ''
    const alone = descriptions.filter((each) => each === description).length === 1 && annexe.type !== 'PIECE_JOINTE'
    return alone ? description : textesEspaceGreffe.annexeNommee(description, annexe.nom)
  })
}

/** The acts that open a dialog, to ask something or preview a letter. The excluded ones have their form in the page. */
export type ActAsked = Exclude<ActeWithSaisie, 'REOUVERTURE' | 'CONFORMITE' | 'IRREGULARITE' | 'NOTE'> | 'AVIS_FINS_PAIEMENT'
export const asksFirst = (acte: GreffeActe): acte is ActAsked => acte === 'AVIS_FINS_PAIEMENT' || hasSaisie(acte)

/** Props of the form of an act in a dialog. */
export interface ActProps {
  dossier: DossierData
  acts: Acts
  typed: TypedActs
  onClose: () => void
}

/**
 * The acts of the decision bar: the next one first, then the receipt while it is due, the demande, and the decision even when blocked.
 * Once the request is closed, only the open acts of publication and notification.
 */
export const actsShown = ({
  journal,
  obstacles,
  auPrefet,
  circuit,
  projet,
}: Pick<DossierData, 'journal' | 'obstacles' | 'auPrefet' | 'circuit' | 'projet'>): GreffeActe[] => {
  const done = journal.map(({ type }) => type)
  const open = (...actes: GreffeActe[]) => actes.filter((acte) => obstacles[acte].length === 0)
  if (done.includes('INSCRIPTION') || done.includes('REJET') || done.includes('RETRAIT'))
    return open('AVIS_FINS_PAIEMENT', 'AVIS_FIN_PUBLICATION', 'CONSTAT_PUBLICATION', 'NOTIFICATION')
  // `REPRISE_DOSSIER` is open when a colleague holds the request, `PRISE_EN_CHARGE` when no clerk of the court does.
  const takes = open('REPRISE_DOSSIER')
  if (projet !== null) return [...open('PRISE_EN_CHARGE', 'RECEPISSE'), 'RETRAIT_PROJET', ...takes]
  const decision = circuit ? 'PROJET_ORDONNANCE' : 'INSCRIPTION'
  const path = pathOf(auPrefet, decision)
  // An opposition is lifted before anything is decided.
  const way: readonly GreffeActe[] = done.includes('OPPOSITION_PREFET') ? ['LEVEE_OPPOSITION', ...path] : path
  const [next = path.find((acte) => !done.includes(acte))] = open('REJET', ...way)
  const also = [...(done.includes('CONTESTATION') ? open('LEVEE_CONTESTATION') : []), ...open('RECEPISSE'), ...open('DEMANDE')]
  const given = next === 'REJET' || next === 'PROJET_ORDONNANCE' ? open('ABANDON_REJET') : []
  if (next === undefined || next === decision) return [decision, ...given, ...also, ...takes]
  return [next, ...given, ...also, decision, ...takes]
}

/** Acts shown elsewhere than under « Autres actes »: in the bar, beside the reply or in the page. */
const elsewhere: readonly GreffeActe[] = [
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

/** The acts of the menu « Autres actes »: every open act not shown elsewhere. */
export const otherActs = ({ obstacles, collegues }: Pick<DossierData, 'obstacles' | 'collegues'>): GreffeActe[] =>
  greffeActes
    .filter((acte) => !elsewhere.includes(acte) && obstacles[acte].length === 0)
    .filter(
      (acte) =>
        (acte !== 'REMISE' || collegues.length > 0) &&
        (acte !== 'ABANDON_REJET' || (obstacles.REJET.length > 0 && obstacles.PROJET_ORDONNANCE.length > 0)),
    )

/** Contestations by attached persons that the court has not answered, oldest first. */
export const contested = ({ journal, etat }: Pick<DossierData, 'journal' | 'etat'>) => {
  const answered = journal.findLast(({ type }) => type === 'LEVEE_CONTESTATION')?.rang ?? 0
  return etat === 'EN_COURS' ? journal.filter(({ type, rang }) => type === 'CONTESTATION' && rang > answered) : []
}
