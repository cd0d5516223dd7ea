import type { Jour } from '../../core/jour.ts'
import type { Acte } from '../actes/actes.ts'
import type { Preuve } from '../actes/preuve.ts'
import type { Objet } from '../objet.ts'
import { type CodeControle, controlesDe } from '../controles/controles.ts'
import type { GivenVerdict, GivenVerdicts } from '../controles/verdicts.ts'

/** A line of the journal: an act, its author, the text stored apart. */
interface Ligne {
  acte: Acte
  auteur: string | null
  texte: string | null
}

/** A check as all clerks of the court see it. */
export interface ControleWithVerdict {
  code: CodeControle
  /** Null while nobody gave a verdict. */
  verdict: GivenVerdict['verdict'] | null
  le: Jour | null
  auteur: string | null
  /** The reason of the last irregular verdict. Kept when a reply reopens the check, so that the clerk can judge the reply. */
  motif: string | null
  /** The last page that proved it. */
  preuve: Preuve
}

/** The checks on which an act gives a verdict. */
export const controlesJuges = (acte: Acte): CodeControle[] =>
  acte.type === 'CONFORMITE' ? acte.controles : acte.type === 'IRREGULARITE' ? [acte.controle] : []

const preuveDe = ({ acte }: Ligne): Preuve => (acte.type === 'CONFORMITE' || acte.type === 'IRREGULARITE' ? acte.preuve : null)

/** The checks of a request in order, with the last verdict on each. */
export const controlesWithVerdicts = (
  objet: Pick<Objet, 'type' | 'sousTypes'>,
  verdicts: GivenVerdicts,
  journal: readonly Ligne[],
): ControleWithVerdict[] =>
  controlesDe(objet).map((code) => {
    const lignes = journal.filter(({ acte }) => controlesJuges(acte).includes(code))
    const derniere = lignes.at(-1)
    return {
      code,
      verdict: verdicts[code]?.verdict ?? null,
      le: verdicts[code]?.le ?? null,
      auteur: derniere?.auteur ?? null,
      motif: derniere?.texte ?? null,
      // A verdict on several checks has no page: the earlier page still counts.
      preuve: lignes.map(preuveDe).findLast((preuve) => preuve !== null) ?? null,
    }
  })
