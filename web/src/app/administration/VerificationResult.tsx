import type { listerVerifications } from 'contract/app/verification'
import type { Answer } from 'contract/core/call'
import { textesVerification as textes } from 'domain/app/textes/verification'
import { textesCheck } from 'domain/app/textes/check'
import { formatInstant } from 'domain/core/jour'
import { Alert } from '../../core/widgets/Alert.tsx'

type Verification = Answer<typeof listerVerifications>['verifications'][number]

const verdictOf = ({ bilan, erreur }: Verification) => {
  if (bilan === null) return { level: 'error', title: textes.impossible(erreur ?? '') } as const
  if (bilan.ecarts === 0) return { level: 'success', title: textes.conforme } as const
  return { level: 'error', title: textes.ecarts(bilan.ecarts) } as const
}

/** The result of one check: its verdict, how much it read, each mismatch in a sentence, and what to do about them. */
export const VerificationResult = ({ verification, finieLe }: { verification: Verification; finieLe: string }) => {
  const { bilan, ecarts, demandeeLe, demandeePar } = verification
  return (
    <section aria-labelledby={verification.id} className="fr-mb-4w">
      <h3 id={verification.id} className="fr-h6">
        {textes.demandee(formatInstant(new Date(demandeeLe)), demandeePar)}, {textes.finie(formatInstant(new Date(finieLe)))}
      </h3>
      <Alert {...verdictOf(verification)}>
        {bilan && <p>{textesCheck.bilan(bilan)}</p>}
        {bilan && bilan.nonCouverts > 0 && <p>{textesCheck.nonCouverts(bilan.nonCouverts)}</p>}
        {bilan && bilan.purgees > 0 && <p>{textesCheck.purgees(bilan.purgees)}</p>}
        {ecarts.length > 0 && (
          <>
            <p>{textes.queFaire}</p>
            {bilan && bilan.ecarts > ecarts.length && <p>{textes.premiers(ecarts.length)}</p>}
            <ul>
              {ecarts.map((ecart) => (
                <li key={ecart}>{ecart}</li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </section>
  )
}
