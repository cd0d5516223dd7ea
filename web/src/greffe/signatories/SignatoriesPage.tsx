import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import { listerSignataires } from 'contract/greffe/signataires'
import { textesAdministration } from 'domain/compte/textes/administration'
import { textesSignataires as textes } from 'domain/requetes/textes/signataires'
import { useAct } from '../../core/acts/use-act.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { EndForm } from './EndForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { NewSignatoryForm } from './NewSignatoryForm.tsx'
import { identityOf, signatoryColumns } from './signatory-columns.tsx'

type Signatory = Answer<typeof listerSignataires>[number]

/** The signatories of each court: their qualité, and the first and last day of office (STAFF-08, STAFF-29). */
export const SignatoriesPage = () => {
  const signatories = useApi(listerSignataires, {})
  const acts = useAct(textes.echecAjout)
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Signatory | null>(null)
  const [linking, setLinking] = useState<Signatory | null>(null)
  return (
    <Page title={textes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{textes.explication}</p>
      <p>
        <Button onClick={() => setAdding(true)}>{textes.ajouter}</Button>
      </p>
      <QueryAnswer query={signatories} empty={<EmptyState sentence={textes.aucun} />}>
        {(rows) => (
          <PlainTable
            caption={textes.tableau}
            columns={signatoryColumns(setEnding, setLinking)}
            rows={rows}
            keyOf={({ id }) => String(id)}
          />
        )}
      </QueryAnswer>
      <Dialog open={adding} title={textes.ajouter} onClose={() => setAdding(false)}>
        {adding && <NewSignatoryForm acts={acts} onClose={() => setAdding(false)} />}
      </Dialog>
      <Dialog open={ending !== null} title={ending === null ? '' : textes.terminerPour(identityOf(ending))} onClose={() => setEnding(null)}>
        {ending !== null && <EndForm key={ending.id} signatory={ending} acts={acts} onClose={() => setEnding(null)} />}
      </Dialog>
      <Dialog
        open={linking !== null}
        title={linking === null ? '' : textes.relierPour(identityOf(linking))}
        onClose={() => setLinking(null)}
      >
        {linking !== null && <LinkForm key={linking.id} signatory={linking} acts={acts} onClose={() => setLinking(null)} />}
      </Dialog>
    </Page>
  )
}
