import type { Answer } from 'contract/core/call'
import type { listerSignataires } from 'contract/greffe/signataires'
import { formatJour } from 'domain/core/jour'
import { textesSignataires as textes } from 'domain/requetes/textes/signataires'
import type { Column } from '../../core/table/DataTable.tsx'
import { today } from '../../core/today.ts'
import { Button } from '../../core/widgets/Button.tsx'

type Row = Answer<typeof listerSignataires>[number]

const { colonnes } = textes

export const identityOf = ({ prenom, nom }: Pick<Row, 'prenom' | 'nom'>): string => textes.identite(prenom, nom)

/** The columns of the list of signatories, past ones included. */
export const signatoryColumns = (onEnd: (signatory: Row) => void, onLink: (signatory: Row) => void): Column<Row>[] => [
  { title: colonnes.tribunal, cell: ({ tribunal }) => tribunal.libelle },
  { title: colonnes.nom, cell: identityOf },
  { title: colonnes.qualite, cell: ({ qualite }) => qualite },
  { title: colonnes.debut, cell: ({ debut }) => formatJour(debut) },
  { title: colonnes.fin, cell: ({ fin }) => (fin === null ? textes.sansFin : formatJour(fin)) },
  { title: textes.colonneCompte, cell: ({ compte }) => (compte === null ? textes.sansCompte : identityOf(compte)) },
  {
    title: colonnes.actes,
    cell: (signatory) => (
      <>
        <Button look="secondary" name={textes.terminerPour(identityOf(signatory))} onClick={() => onEnd(signatory)}>
          {textes.terminer}
        </Button>
        {(signatory.fin === null || signatory.fin >= today()) && (
          <Button look="tertiary" name={textes.relierPour(identityOf(signatory))} onClick={() => onLink(signatory)}>
            {textes.relier}
          </Button>
        )}
      </>
    ),
  },
]
