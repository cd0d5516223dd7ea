import type { Annexe } from 'domain/core/annexe'
import { askedLigne } from 'domain/requetes/depot/pieces-requises'
import { publicationToComplete } from 'domain/requetes/depot/completude'
import { textesRadiation } from 'domain/requetes/textes/radiation'
import { isPublicationOverAYearOld } from 'domain/requetes/checks/check-radiation'
import { today } from '../core/today.ts'
import { etape } from './demarche/etape.ts'
import { RadiationFields } from './parties/radiation/RadiationFields.tsx'
import { RadiationRead } from './parties/radiation/RadiationRead.tsx'
import { saisieInitiale, radiationRegles, type SaisieRadiation } from './saisie-radiation.ts'
import {
  etapeDesAnnexes,
  declarantEtape,
  partiesCommunes,
  type TargetAssociation,
  type FormulaireOnAssociation,
} from './on-association.tsx'

/** The form of a radiation (ROUTE-21). */
export const radiationDe = (visee: TargetAssociation): FormulaireOnAssociation<SaisieRadiation> => {
  const { association } = visee
  const selon = radiationRegles(visee)
  const pieces = {
    mode: 'radiation',
    liste: (documents: readonly Annexe[]) => [
      {
        ...askedLigne('publication', textesRadiation.publication, documents, { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBDIS' }),
        facultative: true as const,
      },
    ],
    avis: (documents: readonly Annexe[]) =>
      isPublicationOverAYearOld(documents, association, today()) ? null : textesRadiation.publicationRecente,
  } as const
  return {
    ...partiesCommunes(visee),
    objet: { type: 'RADIATION', association: association.numero, guichet: false },
    textes: textesRadiation,
    initiale: saisieInitiale(visee),
    rebase: (saisie, _, derniere) => ({ ...saisie, version: derniere.association.version }),
    etapes: [
      declarantEtape,
      {
        ...etape('radiation'),
        contenu: <RadiationFields path="radiation" avant={association} />,
        relecture: <RadiationRead path="radiation" />,
      },
      { ...etapeDesAnnexes(association, pieces), manques: selon.missingAnnexes },
    ],
    etapeFinale: etape('final'),
    champEtape: selon.champEtape,
    check: selon.check,
    conseils: ({ annexes }) => publicationToComplete(pieces.avis(annexes.map(({ annexe }) => annexe))),
    submit: selon.submit,
  }
}
