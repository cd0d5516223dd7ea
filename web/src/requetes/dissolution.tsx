import type { Annexe } from 'domain/core/annexe'
import { piecesACompleter } from 'domain/requetes/depot/completude'
import { ligneDemandee } from 'domain/requetes/depot/pieces-requises'
import { textesDissolution } from 'domain/requetes/textes/dissolution'
import { etape } from './demarche/etape.ts'
import { LiquidationFields } from './parties/liquidation/LiquidationFields.tsx'
import { LiquidationRead } from './parties/liquidation/LiquidationRead.tsx'
import { reprendre, saisieInitiale, selonDissolution, type SaisieDissolution } from './saisie-dissolution.ts'
import {
  etapeDesAnnexes,
  etapeDuDeclarant,
  partiesCommunes,
  type AssociationVisee,
  type FormulaireSurAssociation,
} from './sur-association.tsx'

const pieces = {
  mode: 'dissolution',
  liste: (documents: readonly Annexe[]) => [ligneDemandee('decision', textesDissolution.decision, documents)],
} as const

/** The form of a dissolution (ROUTE-20). */
export const dissolutionDe = (visee: AssociationVisee): FormulaireSurAssociation<SaisieDissolution> => {
  const { association } = visee
  const selon = selonDissolution(visee)
  return {
    ...partiesCommunes(visee),
    objet: { type: 'DISSOLUTION', association: association.numero, guichet: false },
    textes: textesDissolution,
    initiale: saisieInitiale(visee),
    reprendre: (saisie, _, derniere) => reprendre(saisie, derniere),
    etapes: [
      etapeDuDeclarant,
      {
        ...etape('liquidation'),
        listes: true,
        contenu: <LiquidationFields path="liquidation" declarant="declarant" association={association} />,
        relecture: <LiquidationRead path="liquidation" />,
        manques: (saisie, limites) => selon.verifier('liquidation', saisie, limites),
      },
      { ...etapeDesAnnexes(association, pieces), manques: selon.annexesManquantes },
    ],
    etapeFinale: etape('final'),
    etapeDuChamp: selon.etapeDuChamp,
    verifier: selon.verifier,
    conseils: ({ annexes }) => piecesACompleter('DISSOLUTION', pieces.liste(annexes.map(({ annexe }) => annexe))),
    deposer: selon.deposer,
  }
}
