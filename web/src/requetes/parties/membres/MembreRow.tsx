import type { ErreurChamp } from 'domain/core/erreurs'
import type { StatutMembre } from 'domain/requetes/depot/statut-membre'
import { textesMembres } from 'domain/requetes/textes/membres'
import { Badge } from '../../../core/widgets/Badge.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { MemberConflict } from './MemberConflict.tsx'
import { nomDe, type MembreEditable, type TypedMembre } from './saisie-membres.ts'

interface Props {
  saisi: TypedMembre
  statut: StatutMembre
  /** Whether to show which members are founders. */
  fondation: boolean
  refusals: readonly ErreurChamp[]
  onEdit: (saisi: MembreEditable) => void
  /** Removes the member, or cancels the removal. */
  onRemove: () => void
  /** Keeps the values of the form, or takes those of the register. */
  onChoose: (mine: boolean) => void
}

const tones = { ajout: 'success', modifie: 'info', supprime: 'error', conflit: 'warning' } as const

const Who = ({ saisi, fondation }: Pick<Props, 'saisi' | 'fondation'>) =>
  saisi.collection === 'reprises' ? (
    <>
      {saisi.membre.description} <Badge>{textesMembres.repris}</Badge>
    </>
  ) : (
    <>
      <strong>{nomDe(saisi)}</strong>, {saisi.membre.fonction}{' '}
      {fondation && saisi.membre.estFondateur && <Badge tone="info">{textesMembres.fondateur}</Badge>}
    </>
  )

/**
 * A member in the list, with its change in words (MEMB-06 to MEMB-10). One who leaves, or comes from the paper register, is not edited
 * (MEMB-31, MEMB-32).
 */
export const MembreRow = ({ saisi, statut, fondation, refusals, onEdit, onRemove, onChoose }: Props) => {
  const nom = nomDe(saisi)
  const leaves = statut === 'supprime'
  return (
    <div className="row">
      <p>
        <Who saisi={saisi} fondation={fondation} />{' '}
        {statut !== 'aucun' && <Badge tone={tones[statut]}>{textesMembres.statuts[statut]}</Badge>}
      </p>
      {refusals.map(({ field, defaultMessage }) => (
        <p key={field} className="fr-error-text">
          {defaultMessage}
        </p>
      ))}
      {saisi.conflit ? (
        <MemberConflict saisi={saisi} conflit={saisi.conflit} onChoose={onChoose} />
      ) : (
        <div className="row__buttons">
          {saisi.collection !== 'reprises' && !leaves && (
            <Button key="edit" look="tertiary" name={textesMembres.modifier(nom)} onClick={() => onEdit(saisi)}>
              {textesMembres.modifierCourt}
            </Button>
          )}
          {/* One button for both actions, so that it keeps the focus when its label changes. */}
          <Button
            key="remove"
            look="tertiary"
            name={leaves ? textesMembres.annulerSuppressionDe(nom) : textesMembres.supprimer(nom)}
            onClick={onRemove}
          >
            {leaves ? textesMembres.annulerSuppression : textesMembres.supprimerCourt}
          </Button>
        </div>
      )}
    </div>
  )
}
