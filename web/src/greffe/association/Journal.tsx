import { useId } from 'react'
import { lireJournal } from 'contract/greffe/journal'
import { textesJournal as textes } from 'domain/registre/textes/journal'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { journalColumns } from './journal-columns.tsx'
import { saveJournal } from './journal-file.ts'

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
