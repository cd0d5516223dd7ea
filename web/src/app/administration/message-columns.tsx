import type { listerMessages } from 'contract/app/messages'
import type { Answer } from 'contract/core/call'
import { textesMessages as textes } from 'domain/app/textes/messages'
import { formatInstant, formatJour, jourDeParis } from 'domain/core/jour'
import type { Column } from '../../core/table/DataTable.tsx'
import { Badge } from '../../core/widgets/Badge.tsx'
import { Button } from '../../core/widgets/Button.tsx'

type Row = Answer<typeof listerMessages>['messages'][number]

const { colonnes } = textes
const tones = { A_VENIR: 'info', AFFICHE: 'success', TERMINE: 'neutral', RETIRE: 'neutral' } as const
const instant = (told: string): string => formatInstant(new Date(told))
/** Milliseconds. An end is exclusive: it is the first instant after the last day. */
const lastOf = -1
const day = (told: string, shift = 0): string => formatJour(jourDeParis(new Date(new Date(told).getTime() + shift)))

export interface ColumnsOf {
  /** Messages of a court, which have whole days, one kind, and are for everybody. */
  ofCourt?: true
}

/** The columns of a written message: state, text, recipients, period and author. */
export const messageColumns = (onWithdraw: (message: Row) => void, { ofCourt }: ColumnsOf): Column<Row>[] => [
  { title: colonnes.etat, cell: ({ etat }) => <Badge tone={tones[etat]}>{textes.etats[etat]}</Badge> },
  {
    title: colonnes.texte,
    cell: ({ nature, texte }) => (
      <>
        {!ofCourt && <strong>{textes.nature(textes.natures[nature])} </strong>}
        {texte}
      </>
    ),
  },
  ...(ofCourt ? [] : [{ title: colonnes.destinataires, cell: ({ destinataires }: Row) => textes.destinatairesCourts[destinataires] }]),
  {
    title: colonnes.periode,
    cell: ({ debut, fin }) => (
      <>
        <span className="cell-line">{textes.du(ofCourt ? day(debut) : instant(debut))}</span>
        <span className="cell-line">{fin === null ? textes.sansFin : textes.au(ofCourt ? day(fin, lastOf) : instant(fin))}</span>
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
