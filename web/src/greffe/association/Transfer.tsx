import { getTransfert } from 'contract/greffe/transfert'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesTransfert as textes } from 'domain/requetes/textes/transfert'
import { ActSection } from '../../core/acts/ActSection.tsx'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import type { Work } from './court-data.ts'
import { CorrectionDeTransfert } from './CorrectionDeTransfert.tsx'
import { TransferForm } from './TransferForm.tsx'
import { TransferSent } from './TransferSent.tsx'

/** STAFF-13: transfers the association to the court of its new head office. */
export const Transfer = (work: Work) => {
  const { heading, removed, removals } = useFocusAfterRemoval()
  const transfer = useApi(getTransfert, { params: { numero: work.numero } }, { staleTime: 0 })
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{textes.effet}</p>
      <QueryAnswer query={transfer}>
        {({ dernier, obstacles: [obstacle], correction }) => {
          if (dernier?.statut === 'EN_COURS') return <TransferSent numero={work.numero} acts={work.acts} sent={dernier} onDone={removed} />
          // A correction strikes the association off: after it, there is nothing left to undo.
          const undo = correction && work.fiche.derniere.etatAssociation !== 'RADIEE' && (
            <CorrectionDeTransfert {...work} correction={correction} onDone={removed} />
          )
          if (obstacle !== undefined)
            return (
              <>
                {undo}
                <EmptyState sentence={obstacle} />
              </>
            )
          return (
            <>
              {undo}
              {dernier?.statut === 'REFUSE' && (
                <Alert
                  level="warning"
                  title={textes.dernierRefus(dernier.destination, formatJour(jourDeParis(new Date(dernier.decideLe ?? ''))))}
                >
                  <p>{textes.motifDonne(dernier.motif ?? '')}</p>
                </Alert>
              )}
              <p>{textes.documents}</p>
              <TransferForm key={removals} {...work} onDone={removed} />
            </>
          )
        }}
      </QueryAnswer>
    </ActSection>
  )
}
