import { libelleEtatAssociation } from '../association/etats.ts'
import type { TypeEvenement } from '../association/evenements.ts'
import type { EtatAssociation } from '../association/etats.ts'
import type { MotifEtat } from '../association/motif-etat.ts'
import type { WordedCourriel } from '../core/courriel.ts'
import { formatJour, type Jour } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { textesFollow } from './textes/follow.ts'

const mots = textesFollow.courriel

interface AnnouncedVersion {
  numero: string
  denomination: string
  /** Label of the version. */
  nom: string
  etat: EtatAssociation
  motifEtat: MotifEtat | null
  le: Jour
}

/** Events that make a version without changing the register: followers get no mail about them. */
const sansChangement: readonly TypeEvenement[] = ['INSTANTANE']
export const isChangement = (evenement: TypeEvenement): boolean => !sansChangement.includes(evenement)

/**
 * The mail sent to followers after a registered change. It contains only what anybody can read on the sheet.
 * `arret`: link that stops the mails without signing in.
 */
export const courrielChangement = (
  { numero, denomination, nom, etat, motifEtat, le }: AnnouncedVersion,
  { fiche, arret }: { fiche: string; arret: string },
): WordedCourriel => ({
  sujet: mots.sujet(denomination),
  paragraphes: [
    mots.changement(nom, formatJour(le)),
    [mots.nom(denomination, numero), mots.etat(libelleEtatAssociation(etat, motifEtat))].join('\n'),
    textesCourriel.voie(mots.voir, fiche),
    textesCourriel.voie(mots.arreter, arret),
  ],
})
