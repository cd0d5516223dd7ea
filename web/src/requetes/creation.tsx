import type { Annexe } from 'domain/core/annexe'
import { creation as regles } from 'domain/requetes/demarches/creation'
import { etapeDuChamp, libelleEtape, type EtapeDepot } from 'domain/requetes/etapes-depot'
import { listeDesPieces } from 'domain/requetes/pieces-requises'
import { textesCreation } from 'domain/requetes/textes-creation'
import type { FormulaireDemarche } from './demarche/demarche.ts'
import { DemarchePage } from './demarche/DemarchePage.tsx'
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
import { annexesManquantes, deposer, manquesDe, membresManquants, saisieInitiale, type SaisieCreation } from './saisie-creation.ts'

const pieces = { mode: 'creation', liste: (documents: readonly Annexe[]) => listeDesPieces(regles.pieces, documents) } as const
const informations = 'association.informations'
const etape = (id: EtapeDepot) => ({ id, label: libelleEtape(id) })

/** The creation of an association. */
const creation: FormulaireDemarche<SaisieCreation> = {
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
      manques: annexesManquantes,
    },
  ],
  etapeFinale: etape('final'),
  etapeDuChamp,
  verifier: manquesDe,
  destinataire: <CourtOfSeat path={`${informations}.adresse.commune`} />,
  deposer,
}

/** ROUTE-04. */
export const CreationPage = () => <DemarchePage demarche={creation} />
