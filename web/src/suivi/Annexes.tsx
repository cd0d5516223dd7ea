import { useMemo, useState } from 'react'
import { lireAnnexe } from 'contract/suivi/greffe'
import { textesDepot } from 'domain/suivi/textes-depot'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { useDocument } from '../core/api/use-document.ts'
import { Badge } from '../core/widgets/Badge.tsx'
import { DocumentLink } from '../core/widgets/DocumentLink.tsx'
import { AnnexPreview } from './AnnexPreview.tsx'
import { namesOf, type AnnexeData } from './dossier.ts'

/** The annexes of the filing: one is previewed beside the data, each can be opened on its own. */
export const Annexes = ({ numero, annexes }: { numero: string; annexes: readonly AnnexeData[] }) => {
  const [rang, setRang] = useState(annexes[0]?.rang)
  const { open, fetching } = useDocument()
  const shown = annexes.find((annexe) => annexe.rang === rang)
  const names = useMemo(() => namesOf(annexes), [annexes])
  if (shown === undefined) return <p>{textesDepot.aucuneAnnexe}</p>
  return (
    <>
      <ul className="fr-raw-list annexes">
        {annexes.map((annexe, i) => (
          <li key={annexe.rang}>
            <button type="button" className="annexes__choice" aria-pressed={annexe === shown} onClick={() => setRang(annexe.rang)}>
              {names[i]}
            </button>
            {annexe.contenusActifs.length > 0 && <Badge tone="warning">{textesEspaceGreffe.contenuActifCourt}</Badge>}
          </li>
        ))}
      </ul>
      <AnnexPreview key={shown.rang} numero={numero} annexe={shown} />
      <div className="annexes__foot">
        <DocumentLink
          nom={shown.nom}
          taille={shown.taille}
          busy={fetching}
          onOpen={() => void open(lireAnnexe, { params: { numero, rang: String(shown.rang), nom: shown.nom } }, shown.nom)}
        />
        <details className="annexes__empreinte">
          <summary>{textesDepot.empreinte}</summary>
          <p>{shown.sha256}</p>
        </details>
      </div>
      <dl className="print-only">
        {annexes.map((annexe, i) => (
          <div key={annexe.rang}>
            <dt>{names[i]}</dt>
            <dd>
              {annexe.nom}
              <span className="cell-line annexes__imprint">{annexe.sha256}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
