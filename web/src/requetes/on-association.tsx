import { Link } from '@tanstack/react-router'
import { textesDeclarant } from 'domain/requetes/textes/declarant'
import type { KnownAssociation } from '../association/known-association.ts'
import { CourtMessages } from '../core/court-messages/CourtMessages.tsx'
import type { FormulaireDemarche, Saisie } from './demarche.ts'
import { etape } from './demarche/etape.ts'
import { Annexes } from './parties/annexes/Annexes.tsx'
import { AnnexesRead } from './parties/annexes/AnnexesRead.tsx'
import type { Pieces } from './parties/annexes/pieces.ts'
import { Destinataire } from './parties/association/Destinataire.tsx'
import { DeclarantFields } from './parties/declarant/DeclarantFields.tsx'
import { DeclarantRead } from './parties/declarant/DeclarantRead.tsx'

/** The association a filing is about, as the server returned it when the form opened. */
export interface TargetAssociation {
  association: KnownAssociation
  /** The court that keeps the association's register and receives the filing. */
  tribunal: { id: string; libelle: string }
}

/** The values of a form on an association. `version`: the ordre of the version it was opened on (SRV-28). */
export interface SaisieOnAssociation extends Saisie {
  version: number
}

/** The form of a filing on an association. `rebaseSaisie` rebases its values from one version to another, in force since the day `on`. */
export interface FormulaireOnAssociation<S extends SaisieOnAssociation> extends FormulaireDemarche<S> {
  rebase: (saisie: S, base: TargetAssociation, derniere: TargetAssociation, le: string) => S
}

/** The parts shared by every filing on an association: its name, a back link, its court and the messages of that court. */
export const partiesCommunes = ({ association: { numero, informations }, tribunal }: TargetAssociation) => ({
  nom: () => informations.denomination,
  retour: (
    <Link to="/association/$numero" params={{ numero }} className="fr-link back-link">
      {informations.denomination}
    </Link>
  ),
  avis: <CourtMessages tribunal={tribunal.id} />,
  destinataire: <Destinataire tribunal={tribunal} />,
})

/** The declarant step, prefilled from the account: the person checks it. */
export const declarantEtape = {
  ...etape('declarant'),
  contenu: <DeclarantFields path="declarant" aide={textesDeclarant.verifier} />,
  relecture: <DeclarantRead path="declarant" />,
}

/** The annexes step of a filing that does not change the seat. */
export const etapeDesAnnexes = ({ informations }: Pick<KnownAssociation, 'informations'>, pieces: Pieces) => ({
  ...etape('documents'),
  listes: true as const,
  contenu: <Annexes path="annexes" codePostal={informations.adresse.codePostal} pieces={pieces} />,
  relecture: <AnnexesRead path="annexes" mode={pieces.mode} />,
})
