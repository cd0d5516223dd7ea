import { useId, useState } from 'react'
import { isDateRequired } from 'domain/core/documents'
import { textesFichiers } from 'domain/core/textes/fichiers'
import type { PieceRequise } from 'domain/requetes/depot/pieces-requises'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { useGiven, useKeeping } from '../../../core/form/kept.ts'
import { Confirmation, useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Badge } from '../../../core/widgets/Badge.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { useDossierContext } from '../../dossier-context.ts'
import { DeclarationToSign } from '../../modeles/DeclarationToSign.tsx'
import type { AnnexeJointe } from './annexe-jointe.ts'
import { EmplacementForm, placeDe } from './EmplacementForm.tsx'
import { AttachedAnnexes } from './AttachedAnnexes.tsx'
import type { Pieces } from './pieces.ts'
import type { AnnexesJointes } from './use-annexes.ts'
import '../../../core/form/file/emplacement.css'

interface Props {
  piece: PieceRequise
  mode: Pieces['mode']
  /** The postal code of the head office: it decides the newspapers (ANNEX-34). */
  codePostal: string
  annexes: AnnexesJointes
}

const etatDe = ({ jointe, joint, aPreciser, facultative }: PieceRequise) => {
  if (aPreciser.length > 0) return ['warning', textesAnnexes.etats.aPreciser] as const
  if (jointe) return ['success', joint] as const
  return facultative ? (['neutral', textesAnnexes.etats.facultatif] as const) : (['warning', textesAnnexes.etats.aJoindre] as const)
}

/** The slot of a document that the filing asks for: its title, its state, and the form that joins it (ANNEX-02, ANNEX-14). */
export const Emplacement = ({ piece, mode, codePostal, annexes }: Props) => {
  const titleId = useId()
  const { heading, removed } = useFocusAfterRemoval<HTMLHeadingElement>()
  const { said, confirm } = useConfirmation()
  const { tenus, guichet } = useDossierContext()
  const enRemplacement = `remplacer.${piece.type}`
  const rendu = useGiven<string>(enRemplacement)
  const [remplacee, setRemplacee] = useState<string | null>(rendu)
  useKeeping(enRemplacement, () => remplacee)
  const jointes = annexes.annexes.filter((_, rang) => piece.rangs.includes(rang))
  const avant = jointes.find(({ id }) => id === remplacee)
  const [ton, etat] = etatDe(piece)
  const done = (fait: string) => {
    setRemplacee(null)
    removed()
    confirm(fait)
  }
  const take = (annexe: AnnexeJointe) => {
    if (avant) annexes.replace(avant, annexe)
    else annexes.add(annexe)
    done(avant ? textesAnnexes.remplace : textesAnnexes.ajoutee)
  }
  return (
    <div className="emplacement" role="group" aria-labelledby={titleId}>
      <div className="emplacement__title">
        <h4 id={titleId} ref={heading} tabIndex={-1} className="fr-h6">
          {piece.titre}
        </h4>
        <Badge tone={ton}>{etat}</Badge>
      </div>
      {jointes.length === 0 && <p>{piece.aide}</p>}
      {!guichet && jointes.length === 0 && piece.preremplie.type === 'DECLARATION_INSCR' && <DeclarationToSign />}
      <Confirmation said={said} />
      {piece.aPreciser.length > 0 && <p>{piece.libelle}</p>}
      {annexes.annexes
        .filter((_, rang) => piece.aPreciser.includes(rang))
        .map((jointe) => (
          <Button
            key={jointe.id}
            look="secondary"
            name={textesAnnexes.indiquerConstitutiveLaquelle(jointe.annexe.nom)}
            onClick={() => {
              annexes.describe(jointe, { sousType: 'CONSTITUTIVE' })
              done(textesAnnexes.constitutiveIndiquee(jointe.annexe.nom))
            }}
          >
            {textesAnnexes.indiquerConstitutive}
          </Button>
        ))}
      <AttachedAnnexes
        jointes={jointes}
        mode={mode}
        annexes={annexes}
        replace={{
          label: isDateRequired(piece.preremplie.type) ? textesFichiers.corrigerOuRemplacer : textesFichiers.remplacer,
          onReplace: ({ id }) => setRemplacee(id),
        }}
        onRemoved={() => done(textesAnnexes.supprimee)}
      />
      {(jointes.length === 0 || avant || tenus[placeDe(piece.type)]) && (
        <EmplacementForm
          key={avant?.id ?? ''}
          piece={piece}
          avant={avant?.annexe ?? null}
          mode={mode}
          codePostal={codePostal}
          onAdded={take}
          {...(avant && {
            onCorrected: (annexe) => {
              annexes.describe(avant, annexe)
              done(textesAnnexes.corrige)
            },
            onCancel: () => {
              setRemplacee(null)
              removed()
            },
          })}
        />
      )}
    </div>
  )
}
