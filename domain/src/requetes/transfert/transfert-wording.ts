import type { WordedCourriel } from '../../core/courriel.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesTransfert } from '../textes/transfert.ts'
import type { Transfert } from './transfert.ts'

const { courriel: textes, motifDonne } = textesTransfert

interface Facts {
  numero: string
  denomination: string
  /** Label of the other court. */
  tribunal: string
  /** Address of the association's sheet. */
  fiche: string
}

const seeFiche = (fiche: string) => textesCourriel.voie(textes.lireFiche, fiche)

/** Mail to the attached persons: the file was sent to another court. */
export const courrielEnvoi = ({ numero, denomination, tribunal, fiche }: Facts): WordedCourriel => ({
  sujet: textes.envoye.sujet(denomination),
  paragraphes: [textes.envoye.fait(denomination, numero, tribunal), textes.envoye.suite, seeFiche(fiche)],
})

/** Mail to the registry of the new court. `tribunal` is the sending court. */
export const courrielReception = ({ numero, denomination, tribunal, file }: Omit<Facts, 'fiche'> & { file: string }): WordedCourriel => ({
  sujet: textes.recu.sujet(denomination),
  paragraphes: [textes.recu.fait(denomination, numero, tribunal), textesCourriel.voie(textes.lireFile, file)],
})

/** Mail to the attached persons, or to the registry it left: registered under a new number. `fiche` is the new sheet. */
export const courrielRegisteredTransfert = (
  a: 'suite' | 'greffe',
  { numero, denomination, tribunal, fiche, nouveau }: Facts & { nouveau: string },
): WordedCourriel => ({
  sujet: textes.inscrit.sujet(denomination),
  paragraphes: [textes.inscrit.fait(denomination, numero, nouveau, tribunal), textes.inscrit[a], seeFiche(fiche)],
})

/**
 * Mail to the persons attached under either number, and to the first registry: a mistaken transfer is undone. `tribunal` is that registry's
 * court.
 */
export const courrielCorrectedTransfert = ({
  numero,
  denomination,
  tribunal,
  fiche,
  nouveau,
  motif,
}: Facts & { nouveau: string; motif: string }): WordedCourriel => ({
  sujet: textes.corrige.sujet(denomination),
  paragraphes: [textes.corrige.fait(denomination, numero, nouveau, tribunal), motifDonne(motif), textes.corrige.suite, seeFiche(fiche)],
})

/** Mail to the attached persons: the transfer is refused or withdrawn, and why. */
export const courrielFin = (fin: 'refuse' | 'retire', { numero, denomination, tribunal, fiche, motif }: Facts & { motif: string }) => ({
  sujet: textes[fin].sujet(denomination),
  paragraphes: [textes[fin].fait(denomination, numero, tribunal), motifDonne(motif), textes[fin].suite, seeFiche(fiche)],
})

/** The new head office on one line. */
export const siegeEnLigne = ({ adresse, complementAdresse, codePostal, commune }: Transfert): string =>
  [adresse, complementAdresse, `${codePostal} ${commune.libelle}`].filter(Boolean).join(', ')
