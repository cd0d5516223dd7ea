import { lireAnnexeRattachement } from 'contract/greffe/rattachements'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { Annexes } from '../dossier/Annexes.tsx'
import { Bench } from '../dossier/Bench.tsx'
import { namesOf } from '../dossier/dossier.ts'
import type { FileShown } from '../dossier/files-shown.ts'
import { useReading } from '../dossier/use-reading.ts'
import type { AttachmentData } from './attachment-data.ts'
import { DemandeComparison } from './DemandeComparison.tsx'
import { DemandeDecision } from './DemandeDecision.tsx'
import { Decision } from './Decision.tsx'

/** The annexes that are not purged. */
const filesOf = ({ uuid, annexes }: AttachmentData): FileShown[] => {
  const kept = annexes.filter(({ purgeeLe }) => purgeeLe === null)
  const names = namesOf(kept.map(({ nom, type }) => ({ nom, type, sousType: null, date: null })))
  return kept.map(({ rang, ...rest }, i) => ({
    ...rest,
    key: String(rang),
    name: names[i] ?? rest.nom,
    call: lireAnnexeRattachement,
    sent: { params: { uuid, rang: String(rang) } },
  }))
}

/** A demande de rattachement beside its annexes, then the decision (STAFF-16). */
export const Attachment = ({ demande }: { demande: AttachmentData }) => {
  const files = filesOf(demande)
  const reading = useReading(files)
  const gone = demande.annexes.filter(({ purgeeLe }) => purgeeLe !== null)
  return (
    <>
      <Bench
        label={textes.demande}
        annexes={
          <>
            <Annexes annexes={files} replies={[]} reading={reading} />
            {gone.map(({ rang, nom, purgeeLe }) => (
              <p key={rang}>{textes.supprimee(nom, formatJour(jourDeParis(new Date(purgeeLe ?? ''))))}</p>
            ))}
          </>
        }
      >
        {demande.decision && <DemandeDecision demande={demande} decision={demande.decision} />}
        <DemandeComparison demande={demande} />
      </Bench>
      {demande.decision === null && <Decision demande={demande} />}
    </>
  )
}
