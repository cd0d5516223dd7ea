import { Link } from '@tanstack/react-router'
import { demanderVerification, listerVerifications } from 'contract/app/verification'
import { textesVerification as textes } from 'domain/app/textes/verification'
import { textesAdministration } from 'domain/compte/textes/administration'
import { formatInstant } from 'domain/core/jour'
import { useAct } from '../../core/acts/use-act.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { VerificationResult } from './VerificationResult.tsx'

/** Runs the integrity check of all stored data from the site, without a command line. */
export const VerificationPage = () => {
  const acts = useAct(textes.echec)
  const asked = useApi(listerVerifications, {}, { staleTime: 0, goesOn: ({ verifications }) => verifications[0]?.finieLe === null })
  return (
    <Page title={textes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{textes.explication}</p>
      <QueryAnswer query={asked}>
        {({ verifications }) => {
          const [latest] = verifications
          const running = latest?.finieLe === null ? latest : null
          return (
            <>
              <Button
                busy={acts.busy}
                blocked={running && textes.dejaEnCours}
                onClick={() => void acts.send(demanderVerification, {}, () => textes.lancee)}
              >
                {textes.lancer}
              </Button>
              <p role="status">{running && textes.enCours(formatInstant(new Date(running.demandeeLe)), running.demandeePar)}</p>
              <h2 className="fr-h4">{textes.resultats}</h2>
              {verifications.length === 0 && <p>{textes.aucune}</p>}
              {verifications.map((one) => one.finieLe && <VerificationResult key={one.id} verification={one} finieLe={one.finieLe} />)}
            </>
          )
        }}
      </QueryAnswer>
    </Page>
  )
}
