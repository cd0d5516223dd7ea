import { useId, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { listerBrouillons, supprimerBrouillon, type BrouillonListe } from 'contract/requetes/brouillons'
import { formatHeure, formatJour, jourDeParis } from 'domain/core/jour'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesBrouillon as textes } from 'domain/requetes/textes/brouillon'
import { textesDepotPapier } from 'domain/requetes/textes/depot-papier'
import { libelleTypeRequete } from 'domain/requetes/types'
import { useAct } from '../../core/acts/use-act.ts'
import { useApi } from '../../core/api/use-api.ts'
import { ConfirmDialog } from '../../core/dialog/ConfirmDialog.tsx'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { wayTo } from './way-to.ts'
import './drafts.css'

const lineOf = ({ type, denomination, guichet }: BrouillonListe) => {
  const name = libelleTypeRequete(type)
  return textes.ligne(guichet ? textesDepotPapier.brouillon(name) : name, denomination)
}

const Draft = ({ draft, onDelete }: { draft: BrouillonListe; onDelete: () => void }) => {
  const saved = new Date(draft.enregistreLe)
  const line = lineOf(draft)
  return (
    <li className="draft">
      <p>
        {line} <span className="draft__saved">{textes.enregistreLe(formatJour(jourDeParis(saved)), formatHeure(saved))}</span>
      </p>
      <Link {...wayTo(draft)} className="fr-btn fr-btn--secondary" aria-label={textes.reprendreLigne(line)}>
        {textes.reprendreCourt}
      </Link>
      <Button look="tertiary" name={textes.supprimerLigne(line)} onClick={onDelete}>
        {textes.supprimer}
      </Button>
    </li>
  )
}

/** HOME-06: the person's unsent drafts, to reopen or delete. Shows nothing without drafts. */
export const Drafts = () => {
  const id = useId()
  const drafts = useApi(listerBrouillons, {}, { staleTime: 0 }).data ?? []
  const acts = useAct(textes.echecSuppression)
  const [asked, setAsked] = useState<BrouillonListe | null>(null)
  const { heading: place, removed } = useFocusAfterRemoval<HTMLDivElement>()
  const remove = async (draft: BrouillonListe) => {
    setAsked(null)
    await acts.send(supprimerBrouillon, { params: { id: draft.id } }, () => textes.supprime, { afterReading: removed })
  }
  // Always rendered: it takes the focus when a draft is removed.
  return (
    <div ref={place} tabIndex={-1} className="drafts">
      {drafts.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className="fr-h6">
            {textes.aReprendre}
          </h2>
          <ul className="fr-raw-list">
            {drafts.map((draft) => (
              <Draft key={draft.id} draft={draft} onDelete={() => setAsked(draft)} />
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={textes.suppression}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{asked && textes.confirmerSuppression(lineOf(asked))}</p>
      </ConfirmDialog>
    </div>
  )
}
