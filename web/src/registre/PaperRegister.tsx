import type { Reprise } from 'domain/association/reprise'
import { textesLecture } from 'domain/association/textes/lecture'
import { formatJour } from 'domain/core/jour'
import { textesCercle } from 'domain/registre/textes/cercle'
import { SortedTable, type SortedColumn } from '../core/table/SortedTable.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'

type Evenement = Reprise['registre'][number]

const { colonnesEvenements: titles } = textesCercle
const day = (jour: string | null) => (jour === null ? textesLecture.nonRenseigne : formatJour(jour))
const columns: SortedColumn<[number, Evenement]>[] = [
  { title: titles.date, sortKey: ([, { date }]) => date, cell: ([, { date }]) => day(date) },
  { title: titles.evenement, sortKey: ([, { evenement }]) => evenement, cell: ([, { evenement }]) => evenement },
  { title: titles.type, sortKey: ([, { type }]) => type, cell: ([, { type }]) => type ?? textesLecture.nonRenseigne },
  { title: titles.dateAg, sortKey: ([, { dateAg }]) => dateAg, cell: ([, { dateAg }]) => day(dateAg) },
  { title: titles.texte, cell: ([, { texte }]) => texte ?? textesLecture.nonRenseigne },
]

/** Volume and folio in the paper register, and the events copied from it, latest first (SHEET-20, SHEET-24, SHEET-32). */
export const PaperRegister = ({ reprise: { numeroVolume, numeroFolio, registre } }: { reprise: Reprise }) => (
  <>
    <h2 className="fr-h6">{textesCercle.references}</h2>
    <FieldList
      fields={[
        [textesCercle.volume, numeroVolume],
        [textesCercle.folio, numeroFolio],
      ]}
    />
    {registre.length === 0 ? (
      <p>{textesCercle.aucunEvenement}</p>
    ) : (
      <SortedTable
        caption={textesCercle.evenements}
        columns={columns}
        rows={[...registre.entries()]}
        keyOf={([place]) => String(place)}
        initial={{ champ: titles.date, sens: 'desc' }}
      />
    )}
  </>
)
