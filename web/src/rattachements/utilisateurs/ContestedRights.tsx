import type { AttachedUsager } from 'contract/rattachements/listes'
import { formatJour } from 'domain/core/jour'
import { textesContestationDroits } from 'domain/rattachements/textes/contestation'
import { textesUtilisateurs } from 'domain/rattachements/textes/utilisateurs'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

const textes = textesContestationDroits.greffe

/** The contestations of a person's rights: author, day and reason. */
export const Contests = ({ contestations }: Pick<AttachedUsager, 'contestations'>) =>
  contestations.map(({ uuid, par, le, motif }) => (
    <p key={uuid} className="users__said">
      {textes.par(par, formatJour(le))} {motif ?? textes.motifEfface}
    </p>
  ))

interface Props {
  usagers: readonly AttachedUsager[]
  onChoose: (act: 'lift' | 'remove', usager: AttachedUsager) => void
}

/** The contested rights, shown to the court above the list, with both possible answers. */
export const ContestedRights = ({ usagers, onChoose }: Props) =>
  usagers
    .filter(({ contestations }) => contestations.length > 0)
    .map((usager) => {
      const name = `${usager.prenom} ${usager.nom}`
      return (
        <Alert key={usager.uuid} level="warning" title={textes.titre(name)}>
          <Contests contestations={usager.contestations} />
          <p>{textes.effet}</p>
          <Buttons>
            <Button look="secondary" name={textes.leverDe(name)} onClick={() => onChoose('lift', usager)}>
              {textes.lever}
            </Button>
            <Button look="secondary" name={textesUtilisateurs.retirerDe(name)} onClick={() => onChoose('remove', usager)}>
              {textesUtilisateurs.confirmer}
            </Button>
          </Buttons>
        </Alert>
      )
    })
