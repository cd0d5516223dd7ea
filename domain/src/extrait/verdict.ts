import { isDecision, isLettre, type TypeDelivrance } from '../association/delivrances.ts'
import { formatInstant, formatJour } from '../core/jour.ts'
import { textesVerdict as textes } from './textes/verdict.ts'

/** The issued document, as the call returns it. */
interface VerifiedDocument {
  type: TypeDelivrance
  titre: string
  denomination: string
  numero: string
  tribunal: string
  delivreLe: string
  aJour: boolean
  changements: readonly string[]
  decisionSuivante: string | null
}

interface Verdict {
  niveau: 'success' | 'warning' | 'error'
  titre: string
  /** Advice to the reader, when the title is not enough. */
  phrase: string | null
  faits: (readonly [label: string, valeur: string])[]
}

/** The title, and what has changed since (docs/decisions/0016). */
const judge = ({ type, aJour, changements, decisionSuivante }: VerifiedDocument): Pick<Verdict, 'niveau' | 'titre'> & { suite: string } => {
  if (type === 'RECEPISSE') return { niveau: 'success', titre: textes.authentique, suite: textes.recepisse }
  if (type === 'AVIS_FIN_PUBLICATION') return { niveau: 'success', titre: textes.authentique, suite: textes.avis }
  if (isLettre(type)) return { niveau: 'success', titre: textes.authentique, suite: textes.lettre }
  if (!isDecision(type)) {
    return aJour
      ? { niveau: 'success', titre: textes.aJour, suite: textes.inchange }
      : { niveau: 'warning', titre: textes.depasse, suite: textes.change(changements.join(', ')) }
  }
  return decisionSuivante === null
    ? { niveau: 'success', titre: textes.authentique, suite: textes.decision }
    : { niveau: 'warning', titre: textes.suivi, suite: textes.decisionSuivie(formatJour(decisionSuivante)) }
}

/** The verdict on a code; `document` is null for an unknown code (ACTION-10). */
export const verdict = (document: VerifiedDocument | null): Verdict => {
  if (document === null) return { niveau: 'error', titre: textes.inconnu, phrase: textes.mefiance, faits: [] }
  const { type, titre: nature, denomination, numero, tribunal, delivreLe } = document
  const { suite, ...juge } = judge(document)
  const { faits } = textes
  const surRequete = type === 'RECEPISSE' || type === 'AVIS_FIN_PUBLICATION' || isLettre(type)
  return {
    ...juge,
    phrase: null,
    faits: [
      [faits.nature, nature],
      [faits.association, denomination],
      [surRequete ? faits.requete : faits.numero, textes.numero(numero)],
      [faits.tribunal, tribunal],
      [faits.delivreLe, formatInstant(new Date(delivreLe))],
      [surRequete ? faits.portee : faits.depuis, suite],
    ],
  }
}
