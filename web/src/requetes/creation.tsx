import { useWatch } from 'react-hook-form'
import type { Annexe } from 'domain/core/annexe'
import { piecesToComplete } from 'domain/requetes/depot/completude'
import { creation as regles } from 'domain/requetes/demarches/creation'
import { listeDesPieces } from 'domain/requetes/depot/pieces-requises'
import { textesDeclarant } from 'domain/requetes/textes/declarant'
import { textesCreation } from 'domain/requetes/textes/creation'
import { auGuichet } from './au-guichet.tsx'
import type { FormulaireDemarche } from './demarche.ts'
import { etape } from './demarche/etape.ts'
import { DemarchePage } from './demarche/DemarchePage.tsx'
import { AnnexesOfSeat } from './parties/annexes/AnnexesOfSeat.tsx'
import { datesDesAnnexes } from './parties/annexes/annexe-jointe.ts'
import { AnnexesRead } from './parties/annexes/AnnexesRead.tsx'
import { AssociationFields } from './parties/association/AssociationFields.tsx'
import { AssociationRead } from './parties/association/AssociationRead.tsx'
import { DeclarantFields } from './parties/declarant/DeclarantFields.tsx'
import { DeclarantRead } from './parties/declarant/DeclarantRead.tsx'
import { FoundingDirection } from './parties/membres/FoundingDirection.tsx'
import { Fondateurs } from './parties/membres/Fondateurs.tsx'
import { MembresRead } from './parties/membres/MembresRead.tsx'
import { checkMembres, saisieInitiale, creationRegles, type SaisieCreation } from './saisie-creation.ts'
import type { CommuneSaisie } from './parties/commune-saisie.ts'
import { Destinataire } from './parties/association/Destinataire.tsx'
import { useTribunal } from './parties/association/use-tribunal.ts'

const pieces = { mode: 'creation', liste: (documents: readonly Annexe[]) => listeDesPieces(regles.pieces, documents) } as const
const informations = 'association.informations'

/** The court the filing goes to: that of the head office's commune, at a path of the form. Shows nothing while it is unknown. */
const CourtOfSeat = ({ path }: { path: string }) => {
  const tribunal = useTribunal(useWatch({ name: path }) as CommuneSaisie | null)
  return tribunal && <Destinataire tribunal={tribunal} />
}

/** The form of a creation. */
const creation: FormulaireDemarche<SaisieCreation> = {
  objet: { type: 'CREATION', association: null, guichet: false },
  nom: ({ association }) => association.informations.denomination.trim(),
  textes: textesCreation,
  initiale: saisieInitiale,
  etapes: [
    {
      ...etape('declarant'),
      contenu: <DeclarantFields path="declarant" aide={textesDeclarant.saisir} />,
      relecture: <DeclarantRead path="declarant" />,
    },
    {
      ...etape('association'),
      contenu: <AssociationFields path={informations} utilitePublique={false} declarant="declarant" />,
      relecture: <AssociationRead path={informations} annexes="annexes" dates={datesDesAnnexes} />,
    },
    {
      ...etape('membres'),
      listes: true,
      contenu: [
        <FoundingDirection key="direction" path="direction" fondateurs="fondateurs" declarant="declarant" />,
        <Fondateurs key="fondateurs" path="fondateurs" direction="direction" declarant="declarant" />,
      ],
      relecture: <MembresRead direction="direction" fondateurs="fondateurs" />,
      manques: checkMembres,
    },
    {
      ...etape('documents'),
      listes: true,
      contenu: <AnnexesOfSeat path="annexes" siege={`${informations}.adresse`} pieces={pieces} />,
      relecture: <AnnexesRead path="annexes" mode={pieces.mode} />,
      manques: creationRegles.missingAnnexes,
    },
  ],
  etapeFinale: etape('final'),
  champEtape: creationRegles.champEtape,
  check: creationRegles.check,
  conseils: ({ annexes }) => piecesToComplete('CREATION', pieces.liste(annexes.map(({ annexe }) => annexe))),
  destinataire: <CourtOfSeat path={`${informations}.adresse.commune`} />,
  submit: creationRegles.submit,
}

const creationPapier = auGuichet(creation)

/** The page where a clerk records a creation received on paper (STAFF-15). */
export const CounterCreationPage = () => <DemarchePage demarche={creationPapier} />

/** ROUTE-04. */
export const CreationPage = () => <DemarchePage demarche={creation} />
