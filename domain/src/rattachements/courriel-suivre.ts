import { libelleEtatAssociation } from '../association/etats.ts'
import type { TypeEvenement } from '../association/evenements.ts'
import type { EtatAssociation } from '../association/etats.ts'
import type { MotifEtat } from '../association/motif-etat.ts'
import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import { textesSuivre } from './textes-suivre.ts'

const mots = textesSuivre.courriel

interface VersionAnnoncee {
  numero: string
  denomination: string
  /** What the version is called. */
  nom: string
  etat: EtatAssociation
  motifEtat: MotifEtat | null
  le: JourCalendaire
}

/** What makes a version without changing what the register says: nobody who follows is told of it. */
const sansChangement: readonly TypeEvenement[] = ['INSTANTANE']
export const estUnChangement = (evenement: TypeEvenement): boolean => !sansChangement.includes(evenement)

/** A registered change, told to who follows: what anybody reads on the sheet, and nothing else; `arret` stops it without signing in. */
export const courrielChangement = (
  { numero, denomination, nom, etat, motifEtat, le }: VersionAnnoncee,
  { fiche, arret }: { fiche: string; arret: string },
): CourrielRedige => ({
  sujet: mots.sujet(denomination),
  paragraphes: [
    mots.changement(nom, formaterJour(le)),
    [mots.nom(denomination, numero), mots.etat(libelleEtatAssociation(etat, motifEtat))].join('\n'),
    textesCourriel.voie(mots.voir, fiche),
    textesCourriel.voie(mots.arreter, arret),
  ],
})
