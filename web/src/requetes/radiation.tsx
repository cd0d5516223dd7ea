import type { Annexe } from 'domain/core/annexe'
import { ligneDemandee } from 'domain/requetes/depot/pieces-requises'
import { publicationACompleter } from 'domain/requetes/depot/completude'
import { textesRadiation } from 'domain/requetes/textes/radiation'
import { dissolutionPublieeDepuisUnAn } from 'domain/requetes/checks/verifier-radiation'
import { today } from '../core/today.ts'
import { etape } from './demarche/etape.ts'
import { RadiationFields } from './parties/radiation/RadiationFields.tsx'
import { RadiationRead } from './parties/radiation/RadiationRead.tsx'
import { saisieInitiale, selonRadiation, type SaisieRadiation } from './saisie-radiation.ts'
import {
  etapeDesAnnexes,
  etapeDuDeclarant,
  partiesCommunes,
  type AssociationVisee,
  type FormulaireSurAssociation,
} from './sur-association.tsx'

/** The form of a radiation (ROUTE-21). */
export const radiationDe = (visee: AssociationVisee): FormulaireSurAssociation<SaisieRadiation> => {
  const { association } = visee
  const selon = selonRadiation(visee)
  const pieces = {
    mode: 'radiation',
    liste: (documents: readonly Annexe[]) => [
      {
        ...ligneDemandee('publication', textesRadiation.publication, documents, { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBDIS' }),
        facultative: true as const,
      },
    ],
    avis: (documents: readonly Annexe[]) =>
      dissolutionPublieeDepuisUnAn(documents, association, today()) ? null : textesRadiation.publicationRecente,
  } as const
  return {
    ...partiesCommunes(visee),
    objet: { type: 'RADIATION', association: association.numero, guichet: false },
    textes: textesRadiation,
    initiale: saisieInitiale(visee),
    reprendre: (saisie, _, derniere) => ({ ...saisie, version: derniere.association.version }),
    etapes: [
      etapeDuDeclarant,
      {
        ...etape('radiation'),
        contenu: <RadiationFields path="radiation" avant={association} />,
        relecture: <RadiationRead path="radiation" />,
      },
      { ...etapeDesAnnexes(association, pieces), manques: selon.annexesManquantes },
    ],
    etapeFinale: etape('final'),
    etapeDuChamp: selon.etapeDuChamp,
    verifier: selon.verifier,
    conseils: ({ annexes }) => publicationACompleter(pieces.avis(annexes.map(({ annexe }) => annexe))),
    deposer: selon.deposer,
  }
}
