import { useState } from 'react'
import { lireAnnexe } from 'contract/suivi/greffe'
import { libelleSousType, libelleType, type SousTypeDocument } from 'domain/core/documents'
import { formaterJour } from 'domain/core/jour'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { useDocument } from '../core/api/use-document.ts'
import { Badge } from '../core/widgets/Badge.tsx'
import { DocumentLink } from '../core/widgets/DocumentLink.tsx'
import { AnnexPreview } from './AnnexPreview.tsx'
import type { AnnexeData } from './dossier.ts'

const describe = ({ type, sousType, date }: AnnexeData): string =>
  [libelleType(type), sousType && libelleSousType(sousType as SousTypeDocument), date && formaterJour(date)].filter(Boolean).join(', ')

/** The annexes of the filing: one is previewed beside the data, each can be opened on its own. */
export const Annexes = ({ numero, annexes }: { numero: string; annexes: readonly AnnexeData[] }) => {
  const [rang, setRang] = useState(annexes[0]?.rang)
  const { open, fetching } = useDocument()
  const shown = annexes.find((annexe) => annexe.rang === rang)
  if (shown === undefined) return <p>{textesEspaceGreffe.aucuneAnnexe}</p>
  return (
    <>
      <ul className="fr-raw-list annexes">
        {annexes.map((annexe) => (
          <li key={annexe.rang}>
            <button type="button" className="annexes__choice" aria-pressed={annexe === shown} onClick={() => setRang(annexe.rang)}>
              {describe(annexe)}
            </button>
            {annexe.contenusActifs.length > 0 && <Badge tone="warning">{textesEspaceGreffe.contenuActifCourt}</Badge>}
          </li>
        ))}
      </ul>
      <AnnexPreview key={shown.rang} numero={numero} annexe={shown} />
      <p>
        <DocumentLink
          nom={shown.nom}
          taille={shown.taille}
          busy={fetching}
          onOpen={() => void open(lireAnnexe, { params: { numero, rang: String(shown.rang), nom: shown.nom } }, shown.nom)}
        />
      </p>
      <details className="annexes__empreinte">
        <summary>{textesEspaceGreffe.empreinte}</summary>
        <p>{shown.sha256}</p>
      </details>
    </>
  )
}
