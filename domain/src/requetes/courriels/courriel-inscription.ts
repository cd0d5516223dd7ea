import { membresInWords } from '../../association/membres-in-words.ts'
import type { Version } from '../../association/version.ts'
import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { openRecoursPhrases } from '../actes/delai-de-recours.ts'
import { inscriptionOf } from '../etat/etat-public.ts'
import { textesCourrielInscription as textes } from '../textes/courriel-inscription.ts'
import { textesCourrielsRequete as mots } from '../textes/courriels.ts'
import type { TypeRecours, TypeRequete } from '../types.ts'

interface Decision {
  type: TypeRequete
  numero: string
  denomination: string
  inscriteLe: Jour
  recours: TypeRecours
  numeroAssociation: string
  /** The association as registered by the decision. */
  contenu: Pick<Version, 'informations' | 'liquidationAssociation'>
  /** Page where the court's documents are read. */
  lien: string
}

const liquidateursPhrases = ({ liquidationAssociation }: Decision['contenu']): string[] => {
  if (!liquidationAssociation) return []
  const { commentaireLiquidation, liquidateurs } = liquidationAssociation
  const { members, indexMembres } = liquidateurs
  const rangs = new Map(indexMembres.map(({ uuid, index }) => [uuid, index]))
  const noms = membresInWords(members)
    .toSorted((one, other) => (rangs.get(one.uuid) ?? Infinity) - (rangs.get(other.uuid) ?? Infinity))
    .map(({ identite, fonction }) => `${identite}, ${fonction}`)
  if (noms.length > 0) return [textes.dissolution.liquidateurs(noms)]
  return commentaireLiquidation === null ? [] : [textes.dissolution.sansLiquidateur(commentaireLiquidation)]
}

/** The registered fact, and the next steps of the declarant. */
const tell = ({ type, inscriteLe, contenu }: Decision): { fait: string; suite: string[] } => {
  const le = formatJour(inscriteLe)
  if (type === 'RADIATION') return { fait: textes.radiation.fait(le), suite: [textes.radiation.suite] }
  if (type !== 'DISSOLUTION') return { fait: inscriptionOf(type)(le), suite: [] }
  const { fait, subsiste, publiee, publier, radiation } = textes.dissolution
  const { dateDissolutionJAL: parue } = contenu.informations
  const publication = parue === null ? publier : publiee(formatJour(parue))
  return { fait: fait(le), suite: [...liquidateursPhrases(contenu), `${subsiste} ${publication}`, radiation] }
}

/** Mail to the declarant: the registration (MAIL-08). */
export const courrielInscription = (decision: Decision): WordedCourriel => {
  const { fait, suite } = tell(decision)
  return {
    sujet: mots.decision(decision.numero),
    paragraphes: [
      [fait, ...openRecoursPhrases(decision.recours)].join(' '),
      [mots.association(decision.denomination), mots.numeroAssociation(decision.numeroAssociation)].join('\n'),
      ...suite,
      textesCourriel.voie(mots.documents, decision.lien),
    ],
  }
}
