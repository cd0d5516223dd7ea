import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesCourrielsRequete } from '../textes/courriels.ts'
import { textesRepriseDossier as mots } from '../textes/reprise-dossier.ts'

interface Reprise {
  numero: string
  denomination: string
  le: Jour
  /** First name and name of the clerk who took the file over. */
  agent: string
  motif: string
  /** Page of the file, for the court. */
  lien: string
}

/** Mail to the clerk who held a file that a colleague took over. */
export const courrielRepriseDossier = ({ numero, denomination, le, agent, motif, lien }: Reprise): WordedCourriel => ({
  sujet: mots.sujet(numero),
  paragraphes: [
    mots.reprise(agent, numero, formatJour(le)),
    mots.motif(motif),
    textesCourrielsRequete.association(denomination),
    mots.effet,
    textesCourriel.voie(mots.dossier, lien),
  ],
})
