import type { listerMessages } from 'contract/app/messages'
import type { Answer } from 'contract/core/call'
import { textesMessages as textes } from 'domain/app/textes-messages'
import { formaterInstant } from 'domain/core/jour'
import type { Column } from '../../core/table/DataTable.tsx'
import { Badge } from '../../core/widgets/Badge.tsx'
import { Button } from '../../core/widgets/Button.tsx'

type Row = Answer<typeof listerMessages>['messages'][number]

const { colonnes } = textes
const tones = { A_VENIR: 'info', AFFICHE: 'success', TERMINE: 'neutral', RETIRE: 'neutral' } as const
const instant = (told: string): string => formaterInstant(new Date(told))

/** A message as the administrator reads it: what it says, to whom, when, and by whom. */
export const messageColumns = (onWithdraw: (message: Row) => void): Column<Row>[] => [
  { title: colonnes.etat, cell: ({ etat }) => <Badge tone={tones[etat]}>{textes.etats[etat]}</Badge> },
  {
    title: colonnes.texte,
    cell: ({ nature, texte }) => (
      <>
        <strong>{textes.nature(textes.natures[nature])}</strong> {texte}
      </>
    ),
  },
  { title: colonnes.destinataires, cell: ({ destinataires }) => textes.destinatairesCourts[destinataires] },
  {
    title: colonnes.periode,
    cell: ({ debut, fin }) => (
      <>
        <span className="cell-line">{textes.du(instant(debut))}</span>
        <span className="cell-line">{fin === null ? textes.sansFin : textes.au(instant(fin))}</span>
      </>
    ),
  },
  {
    title: colonnes.auteur,
    cell: ({ ecritPar, retirePar, retireLe }) => (
      <>
        <span className="cell-line">{ecritPar}</span>
        {retirePar && retireLe && <span className="cell-line">{textes.retirePar(retirePar, instant(retireLe))}</span>}
      </>
    ),
  },
  {
    title: colonnes.actions,
    cell: (message) =>
      (message.etat === 'AFFICHE' || message.etat === 'A_VENIR') && (
        <Button look="secondary" name={textes.retirerLe(message.texte)} onClick={() => onWithdraw(message)}>
          {textes.retirer}
        </Button>
      ),
  },
]
