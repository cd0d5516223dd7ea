import type { JourCalendaire } from '../../core/jour.ts'
import type { Acte } from '../actes/actes.ts'
import type { Preuve } from '../actes/preuve.ts'
import type { Objet } from '../objet.ts'
import { type CodeControle, controlesDe } from './controles.ts'
import type { Prononce, Prononces } from './verdicts.ts'

/** A line of the journal: an act, who did it, the words kept beside. */
interface Ligne {
  acte: Acte
  auteur: string | null
  texte: string | null
}

/** A check as every clerk of the court finds it. */
export interface ControleDit {
  code: CodeControle
  /** Null as long as nobody said anything of it. */
  verdict: Prononce['verdict'] | null
  le: JourCalendaire | null
  auteur: string | null
  /** What was to put right when it was last said; kept when a reply opened it again, for the clerk to judge that reply. */
  motif: string | null
  /** The page that last proved it. */
  preuve: Preuve
}

/** The checks an act is a verdict on. */
export const controlesJuges = (acte: Acte): CodeControle[] =>
  acte.type === 'CONFORMITE' ? acte.controles : acte.type === 'IRREGULARITE' ? [acte.controle] : []

const preuveDe = ({ acte }: Ligne): Preuve => (acte.type === 'CONFORMITE' || acte.type === 'IRREGULARITE' ? acte.preuve : null)

/** The checks of a request in their order, with the last word on each. */
export const controlesDits = (objet: Pick<Objet, 'type' | 'sousTypes'>, verdicts: Prononces, journal: readonly Ligne[]): ControleDit[] =>
  controlesDe(objet).map((code) => {
    const lignes = journal.filter(({ acte }) => controlesJuges(acte).includes(code))
    const derniere = lignes.at(-1)
    return {
      code,
      verdict: verdicts[code]?.verdict ?? null,
      le: verdicts[code]?.le ?? null,
      auteur: derniere?.auteur ?? null,
      motif: derniere?.texte ?? null,
      // Of several said at once, none is told apart: the page of before still proves it.
      preuve: lignes.map(preuveDe).findLast((preuve) => preuve !== null) ?? null,
    }
  })
