import type { ComponentType } from 'react'
import { Link } from '@tanstack/react-router'
import { textesGreffeFiche } from 'domain/association/textes/greffe-fiche'
import { textesAttestation } from 'domain/requetes/textes/attestation'
import { textesDecisionJudiciaire } from 'domain/requetes/textes/decision-judiciaire'
import { textesFusion } from 'domain/requetes/textes/fusion'
import { textesRectification } from 'domain/requetes/textes/rectification'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { Attestation } from './Attestation.tsx'
import type { Work } from './court-data.ts'
import { Decision } from './Decision.tsx'
import { Fusion } from './Fusion.tsx'
import { Mentions } from './Mentions.tsx'
import { isOfficeAct, type OfficeAct, officeActs } from './office-acts.ts'
import { Rectification } from './Rectification.tsx'
import { Snapshot } from './Snapshot.tsx'
import { Transfer } from './Transfer.tsx'
import './office-acts.css'

const { onglets } = textesGreffeFiche

const acts: Record<OfficeAct, { label: string; Act: ComponentType<Work> }> = {
  mentions: { label: onglets.mentions, Act: Mentions },
  attestation: { label: textesAttestation.onglet, Act: Attestation },
  rectification: { label: textesRectification.onglet, Act: Rectification },
  decision: { label: textesDecisionJudiciaire.onglet, Act: Decision },
  fusion: { label: textesFusion.onglet, Act: Fusion },
  transfert: { label: textesTransfert.onglet, Act: Transfer },
  instantane: { label: onglets.instantane, Act: Snapshot },
}

/** Acts the court does ex officio. They are rare, so one tab holds them all and shows one at a time. */
export const OfficeActs = ({ work, current }: { work: Work; current: unknown }) => {
  const chosen = isOfficeAct(current) ? current : officeActs[0]
  const { Act } = acts[chosen]
  return (
    <div className="office-acts">
      <nav aria-label={onglets.actes}>
        <ul className="fr-raw-list office-acts__list">
          {officeActs.map((act) => (
            <li key={act}>
              <Link
                to="/greffe/association/$numero"
                params={{ numero: work.numero }}
                search={(kept) => ({ ...kept, onglet: act })}
                replace
                resetScroll={false}
                className="office-acts__link"
                {...(act === chosen && { 'aria-current': 'true' as const })}
              >
                {acts[act].label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="office-acts__act">
        <Act {...work} />
      </div>
    </div>
  )
}
