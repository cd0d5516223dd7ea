import { ouvertureAuPlus } from 'domain/core/constantes'
import type { ErreurChamp } from 'domain/core/erreurs'
import { formaterTaille } from 'domain/core/taille'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { deliverDocument } from '../../api/deliver-document.ts'
import { Button } from '../../widgets/Button.tsx'
import type { AnnexeJointe } from '../../../requetes/saisie-creation.ts'
import { decrireAnnexe } from '../../../requetes/parties/annexes/decrire-annexe.ts'

interface Props {
  annexe: AnnexeJointe
  refusals: readonly ErreurChamp[]
  onRemove: () => void
}

const formats: Readonly<Record<string, string>> = textesAnnexes.formats

/** A joined document: what it is, to look at, to take off. */
export const AnnexeRow = ({ annexe: { annexe, fichier }, refusals, onRemove }: Props) => {
  const said = fichier.size > ouvertureAuPlus ? textesAnnexes.enregistrer : textesAnnexes.consulter
  return (
    <li className="row">
      <p>
        <strong>{annexe.nom}</strong>
        <br />
        {decrireAnnexe(annexe)}
      </p>
      {refusals.map(({ field, defaultMessage }) => (
        <p key={`${field} ${defaultMessage}`} className="fr-error-text">
          {defaultMessage}
        </p>
      ))}
      <div className="row__buttons">
        <Button look="tertiary" onClick={() => deliverDocument(fichier, annexe.nom)}>
          {said(annexe.nom, formats[fichier.type] ?? '', formaterTaille(fichier.size))}
        </Button>
        <Button look="tertiary" name={textesAnnexes.supprimer(annexe.nom)} onClick={onRemove}>
          {textesAnnexes.supprimerCourt}
        </Button>
      </div>
    </li>
  )
}
