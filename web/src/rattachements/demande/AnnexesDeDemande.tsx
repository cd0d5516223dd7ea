import { useWatch } from 'react-hook-form'
import { type LimitesFichiers, checkTotal } from 'domain/core/fichier'
import { formatTaille } from 'domain/core/taille'
import { nomsDesFormats } from 'domain/core/reglages'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { joursBeforeSuppression } from 'domain/rattachements/demande'
import { textesDemande as textes } from 'domain/rattachements/textes/demande'
import { useFieldParts } from '../../core/form/use-field.ts'
import { demandeAnnexeTypes, type AnnexeDeDemande } from './annexe-de-demande.ts'
import { Slot } from './Slot.tsx'

/** The documents of a request for rattachement, their total size, their readers, and how long they are kept (ATTACH-06, ATTACH-10). */
export const AnnexesDeDemande = ({ limites }: { limites: LimitesFichiers }) => {
  const annexes = useWatch({ name: 'annexes' }) as AnnexeDeDemande[]
  const { id, message, messageId } = useFieldParts({ name: 'annexes', label: textes.emplacements.PIECE_ETAT_CIVIL.titre })
  const total = annexes.reduce((sum, { file }) => sum + file.size, 0)
  const tooHeavy = checkTotal(total, limites.tailleMax)
  return (
    <div id={id} tabIndex={-1} className={message ? 'fr-upload-group fr-upload-group--error' : 'fr-upload-group'}>
      <p className="fr-hint-text">{textesFichiers.formatsAcceptes(nomsDesFormats(limites.mimeAcceptes))}</p>
      {demandeAnnexeTypes.map((type) => (
        <Slot key={type} type={type} limites={limites} />
      ))}
      <div role="status">
        <p>{textesFichiers.total(formatTaille(total), formatTaille(limites.tailleMax))}</p>
        {tooHeavy !== null && tooHeavy !== message && <p className="fr-error-text">{tooHeavy}</p>}
      </div>
      {message && (
        <p id={messageId} className="fr-error-text">
          {message}
        </p>
      )}
      <p>{textes.confidentialite(joursBeforeSuppression)}</p>
    </div>
  )
}
