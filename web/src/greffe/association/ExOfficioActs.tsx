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
import { isExOfficioAct, type ExOfficioAct, exOfficioActs } from './ex-officio-acts.ts'
import { Rectification } from './Rectification.tsx'
import { Snapshot } from './Snapshot.tsx'
import { Transfer } from './Transfer.tsx'
import './ex-officio-acts.css'

const { onglets } = textesGreffeFiche

const acts: Record<ExOfficioAct, { label: string; Act: ComponentType<Work> }> = {
  mentions: { label: onglets.mentions, Act: Mentions },
  attestation: { label: textesAttestation.onglet, Act: Attestation },
  rectification: { label: textesRectification.onglet, Act: Rectification },
  decision: { label: textesDecisionJudiciaire.onglet, Act: Decision },
  fusion: { label: textesFusion.onglet, Act: Fusion },
  transfert: { label: textesTransfert.onglet, Act: Transfer },
  instantane: { label: onglets.instantane, Act: Snapshot },
}

/** Acts the court does ex officio. They are rare, so one tab holds them all and shows one at a time. */
export const ExOfficioActs = ({ work, current }: { work: Work; current: unknown }) => {
  const chosen = isExOfficioAct(current) ? current : exOfficioActs[0]
  const { Act } = acts[chosen]
  return (
    <div className="ex-officio-acts">
      <nav aria-label={onglets.actes}>
        <ul className="fr-raw-list ex-officio-acts__list">
          {exOfficioActs.map((act) => (
            <li key={act}>
              <Link
                to="/greffe/association/$numero"
                params={{ numero: work.numero }}
                search={(kept) => ({ ...kept, onglet: act })}
                replace
                resetScroll={false}
                className="ex-officio-acts__link"
                {...(act === chosen && { 'aria-current': 'true' as const })}
              >
                {acts[act].label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ex-officio-acts__act">
        <Act {...work} />
      </div>
    </div>
  )
}
