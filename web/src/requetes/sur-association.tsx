import { Link } from '@tanstack/react-router'
import { textesDeclarant } from 'domain/requetes/textes-declarant'
import type { KnownAssociation } from '../association/known-association.ts'
import { CourtMessages } from '../core/court-messages/CourtMessages.tsx'
import type { FormulaireDemarche, Saisie } from './demarche/demarche.ts'
import { etape } from './demarche/etape.ts'
import { Annexes } from './parties/annexes/Annexes.tsx'
import { AnnexesRead } from './parties/annexes/AnnexesRead.tsx'
import type { Pieces } from './parties/annexes/pieces.ts'
import { Destinataire } from './parties/association/Destinataire.tsx'
import { DeclarantFields } from './parties/declarant/DeclarantFields.tsx'
import { DeclarantRead } from './parties/declarant/DeclarantRead.tsx'

/** The association a filing is about, as its sheet tells the person when the form opens. */
export interface AssociationVisee {
  association: KnownAssociation
  /** The court that keeps its register, to which the filing goes. */
  tribunal: { id: string; libelle: string }
}

/** What the form of such a filing holds beside: the ordre of the version it was opened on (SRV-28). */
export interface SaisieSurAssociation extends Saisie {
  version: number
}

/** A filing on an association, and how what is typed is carried from one version of it to another, reached on a day. */
export interface FormulaireSurAssociation<S extends SaisieSurAssociation> extends FormulaireDemarche<S> {
  reprendre: (saisie: S, base: AssociationVisee, derniere: AssociationVisee, le: string) => S
}

/** What every filing on an association says of it: its name as the way back, its court and what that court tells. */
export const partiesCommunes = ({ association: { numero, informations }, tribunal }: AssociationVisee) => ({
  nom: () => informations.denomination,
  retour: (
    <Link to="/association/$numero" params={{ numero }} className="fr-link back-link">
      {informations.denomination}
    </Link>
  ),
  avis: <CourtMessages tribunal={tribunal.id} />,
  destinataire: <Destinataire tribunal={tribunal} />,
})

/** Who files is prefilled by the account: to be checked. */
export const etapeDuDeclarant = {
  ...etape('declarant'),
  contenu: <DeclarantFields path="declarant" aide={textesDeclarant.verifier} />,
  relecture: <DeclarantRead path="declarant" />,
}

/** The documents joined to a filing that does not change the seat. */
export const etapeDesAnnexes = ({ informations }: Pick<KnownAssociation, 'informations'>, pieces: Pieces) => ({
  ...etape('documents'),
  listes: true as const,
  contenu: <Annexes path="annexes" codePostal={informations.adresse.codePostal} pieces={pieces} />,
  relecture: <AnnexesRead path="annexes" mode={pieces.mode} />,
})
