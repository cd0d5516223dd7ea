import type { Annexe } from 'domain/core/annexe'
import { piecesToComplete } from 'domain/requetes/depot/completude'
import { askedLigne } from 'domain/requetes/depot/pieces-requises'
import { textesDissolution } from 'domain/requetes/textes/dissolution'
import { etape } from './demarche/etape.ts'
import { LiquidationFields } from './parties/liquidation/LiquidationFields.tsx'
import { LiquidationRead } from './parties/liquidation/LiquidationRead.tsx'
import { rebaseSaisie, saisieInitiale, dissolutionRegles, type SaisieDissolution } from './saisie-dissolution.ts'
import {
  etapeDesAnnexes,
  declarantEtape,
  partiesCommunes,
  type TargetAssociation,
  type FormulaireOnAssociation,
} from './on-association.tsx'

const pieces = {
  mode: 'dissolution',
  liste: (documents: readonly Annexe[]) => [askedLigne('decision', textesDissolution.decision, documents)],
} as const

/** The form of a dissolution (ROUTE-20). */
export const dissolutionDe = (visee: TargetAssociation): FormulaireOnAssociation<SaisieDissolution> => {
  const { association } = visee
  const selon = dissolutionRegles(visee)
  return {
    ...partiesCommunes(visee),
    objet: { type: 'DISSOLUTION', association: association.numero, guichet: false },
    textes: textesDissolution,
    initiale: saisieInitiale(visee),
    rebase: (saisie, _, derniere) => rebaseSaisie(saisie, derniere),
    etapes: [
      declarantEtape,
      {
        ...etape('liquidation'),
        listes: true,
        contenu: <LiquidationFields path="liquidation" declarant="declarant" association={association} />,
        relecture: <LiquidationRead path="liquidation" />,
        manques: (saisie, limites) => selon.check('liquidation', saisie, limites),
      },
      { ...etapeDesAnnexes(association, pieces), manques: selon.missingAnnexes },
    ],
    etapeFinale: etape('final'),
    champEtape: selon.champEtape,
    check: selon.check,
    conseils: ({ annexes }) => piecesToComplete('DISSOLUTION', pieces.liste(annexes.map(({ annexe }) => annexe))),
    submit: selon.submit,
  }
}
