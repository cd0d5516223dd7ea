import { deposerCreation } from 'contract/requetes/depot'
import { etapeDuChamp, libelleEtape, verifierEtape, type EtapeCreation } from 'domain/requetes/etapes-creation'
import { listeDesPieces } from 'domain/requetes/pieces-requises'
import { textesCreation } from 'domain/requetes/textes-creation'
import { manquesAnnexes, manquesMembres } from 'domain/requetes/verifier-creation'
import { uploadApi } from '../core/api/upload-api.ts'
import type { Demarche } from './demarche/demarche.ts'
import { Annexes } from './parties/annexes/Annexes.tsx'
import { AnnexesRead } from './parties/annexes/AnnexesRead.tsx'
import { AssociationFields } from './parties/association/AssociationFields.tsx'
import { AssociationRead } from './parties/association/AssociationRead.tsx'
import { CourtOfSeat } from './parties/association/CourtOfSeat.tsx'
import { DeclarantFields } from './parties/declarant/DeclarantFields.tsx'
import { DeclarantRead } from './parties/declarant/DeclarantRead.tsx'
import { Direction } from './parties/membres/Direction.tsx'
import { Fondateurs } from './parties/membres/Fondateurs.tsx'
import { MembresRead } from './parties/membres/MembresRead.tsx'
import { contexteDe, depotAccepte, saisieInitiale, versDepot, type SaisieCreation } from './saisie-creation.ts'

const pieces = { mode: 'creation', liste: listeDesPieces } as const
const informations = 'association.informations'
const membresManquants = (saisie: SaisieCreation) => {
  const { comite, fondateurs } = versDepot(saisie)
  return manquesMembres(comite, fondateurs)
}
const etape = (id: EtapeCreation) => ({ id, label: libelleEtape(id) })

/** The creation of an association. */
export const creation: Demarche<SaisieCreation> = {
  type: 'creation',
  textes: textesCreation,
  initiale: saisieInitiale,
  etapes: [
    { ...etape('declarant'), contenu: <DeclarantFields path="declarant" />, relecture: <DeclarantRead path="declarant" /> },
    {
      ...etape('association'),
      contenu: <AssociationFields path={informations} />,
      relecture: <AssociationRead path={informations} annexes="annexes" />,
    },
    {
      ...etape('membres'),
      listes: true,
      contenu: [
        <Direction key="direction" path="direction" fondateurs="fondateurs" />,
        <Fondateurs key="fondateurs" path="fondateurs" direction="direction" />,
      ],
      relecture: <MembresRead direction="direction" fondateurs="fondateurs" />,
      manques: membresManquants,
    },
    {
      ...etape('documents'),
      listes: true,
      contenu: <Annexes path="annexes" codePostal={`${informations}.adresse.codePostal`} pieces={pieces} />,
      relecture: <AnnexesRead path="annexes" pieces={pieces} />,
      manques: ({ annexes }, { tailleMax }) =>
        manquesAnnexes(
          annexes.map(({ annexe }) => annexe),
          annexes.reduce((total, { fichier }) => total + fichier.size, 0),
          tailleMax,
        ),
    },
  ],
  etapeFinale: etape('final'),
  etapeDuChamp,
  verifier: (id, saisie, limites) => verifierEtape(id as EtapeCreation, versDepot(saisie), contexteDe(saisie, limites)),
  destinataire: <CourtOfSeat path={`${informations}.adresse.commune`} />,
  deposer: (saisie, { cle, onProgress }) => {
    const sent = { headers: { 'idempotency-key': cle }, part: depotAccepte(saisie), files: saisie.annexes.map(({ fichier }) => fichier) }
    return uploadApi(deposerCreation, sent, onProgress)
  },
}
