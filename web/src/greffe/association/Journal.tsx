import { useId } from 'react'
import { lireJournal } from 'contract/greffe/journal'
import { textesJournal as textes } from 'domain/registre/textes/journal'
import { enCsv } from 'domain/core/csv'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { deliverDocument } from '../../core/api/deliver-document.ts'
import { journalColumns, cellsOf, type JournalLine } from './journal-columns.tsx'

/** The journal in CSV. A cell of several lines is joined with « ; ». */
const journalInCsv = (lines: readonly JournalLine[]): string =>
  enCsv([Object.values(textes.colonnes), ...lines.map((line) => Object.values(cellsOf(line)).map((texts) => texts.join('\u00A0; ')))])

const saveJournal = (lines: readonly JournalLine[], numero: string): void =>
  deliverDocument(new Blob([journalInCsv(lines)], { type: 'text/csv' }), textes.fichier(numero), true)

/** Journal of the acts on an association, with authors and reasons. Only its court reads it; it can be saved as CSV. */
export const Journal = ({ numero }: { numero: string }) => {
  const title = useId()
  const query = useApi(lireJournal, { params: { numero } }, { staleTime: 0 })
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="fr-h4">
        {textes.titre}
      </h2>
      <p>{textes.texte}</p>
      <QueryAnswer query={query}>
        {(lines) => (
          <>
            <Button look="secondary" onClick={() => saveJournal(lines, numero)}>
              {textes.enregistrer}
            </Button>
            <PlainTable caption={textes.titre} columns={journalColumns} rows={lines} keyOf={({ rang }) => String(rang)} />
          </>
        )}
      </QueryAnswer>
    </section>
  )
}
