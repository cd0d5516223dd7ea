import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { libelleType } from 'domain/core/documents'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textesDemande as textes } from 'domain/rattachements/textes/demande'
import { deliverDocument } from '../../core/api/deliver-document.ts'
import { FileProgress } from '../../core/form/file/FileProgress.tsx'
import { FileRow } from '../../core/form/file/FileRow.tsx'
import { FilesButton } from '../../core/form/file/FilesButton.tsx'
import { Confirmation, useConfirmation } from '../../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Badge } from '../../core/widgets/Badge.tsx'
import type { AnnexeDeDemande, DemandeAnnexeType } from './annexe-de-demande.ts'
import { useSlot } from './use-slot.ts'
import '../../core/form/file/emplacement.css'

const none: readonly string[] = []

/** One kind of document of the request: its description, its files, and the buttons to choose or photograph one (ATTACH-10). */
export const Slot = ({ type, limites }: { type: DemandeAnnexeType; limites: LimitesFichiers }) => {
  const titleId = useId()
  const { clearErrors } = useFormContext()
  const { heading, removed } = useFocusAfterRemoval<HTMLHeadingElement>()
  const { said, confirm } = useConfirmation()
  const { joined, percent, going, busy, refusals, add, removeIt } = useSlot(type, limites, () => clearErrors('annexes'))
  const { titre, aide, joint } = textes.emplacements[type]
  const state = joined.length > 0 ? joint : type === 'PIECE_ETAT_CIVIL' ? textes.aJoindre : textes.facultatif
  const take = async (files: readonly File[], nameOf: (file: File, rank: number) => string) => {
    await add(files, nameOf)
    heading.current?.focus()
  }
  const takeOff = (annexe: AnnexeDeDemande) => {
    removeIt(annexe)
    removed()
    confirm(textes.retiree(annexe.nom))
  }
  return (
    <div className="emplacement" role="group" aria-labelledby={titleId}>
      <div className="emplacement__title">
        <h3 id={titleId} ref={heading} tabIndex={-1} className="fr-h6">
          {titre}
        </h3>
        <Badge tone={joined.length > 0 ? 'success' : type === 'PIECE_ETAT_CIVIL' ? 'warning' : 'neutral'}>{state}</Badge>
      </div>
      <p className="fr-hint-text">{aide}</p>
      {joined.length > 0 && (
        <ul className="fr-raw-list rows">
          {joined.map((annexe) => (
            <FileRow
              key={annexe.id}
              file={{ taille: annexe.file.size, mime: annexe.file.type }}
              nom={annexe.nom}
              refusals={none}
              onOpen={() => deliverDocument(annexe.file, annexe.nom)}
              onRemove={() => takeOff(annexe)}
            >
              {libelleType(annexe.type)}
            </FileRow>
          ))}
        </ul>
      )}
      <Confirmation said={said} />
      <div role="alert">
        {refusals.map((refusal) => (
          <p key={refusal} className="fr-error-text">
            {refusal}
          </p>
        ))}
      </div>
      <FileProgress percent={percent} nom={going} />
      <div className="buttons">
        <FilesButton
          label={textes.choisir}
          name={textes.pourEmplacement(textes.choisir, titre)}
          accept={limites.mimeAcceptes}
          busy={busy}
          onFiles={(files) => void take(files, ({ name }) => name)}
        />
        <FilesButton
          label={textes.photographier}
          name={textes.pourEmplacement(textes.photographier, titre)}
          busy={busy}
          onFiles={(files) => void take(files, (_, rank) => textes.photo(rank))}
        />
      </div>
    </div>
  )
}
