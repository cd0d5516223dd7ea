import { getFermeture } from 'contract/compte/fin'
import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { CloseAccountForm } from './CloseAccountForm.tsx'

const { fermeture: textes } = textesFinCompte

/** The consequences of closing the account, before the password is asked, or the reasons why it cannot be closed. */
export const CloseAccount = ({ onClose }: { onClose: () => void }) => {
  const situation = useApi(getFermeture, {}, { staleTime: 0 })
  return (
    <QueryAnswer query={situation}>
      {({ obstacles, brouillons, rattachements, dernieres }) =>
        obstacles.length > 0 ? (
          <Alert level="warning" title={textes.impossible}>
            <ul>
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
          </Alert>
        ) : (
          <>
            <p>{textes.efface}</p>
            {(rattachements > 0 || brouillons > 0) && (
              <ul>
                {rattachements > 0 && <li>{textes.rattachements(rattachements)}</li>}
                {brouillons > 0 && <li>{textes.brouillons(brouillons)}</li>}
              </ul>
            )}
            <p>{textes.garde}</p>
            <p>{textes.definitif}</p>
            {dernieres.length > 0 && <Alert level="warning" title={textes.dernier(dernieres.map(({ nom }) => nom).join(', '))} />}
            <CloseAccountForm onClose={onClose} />
          </>
        )
      }
    </QueryAnswer>
  )
}
