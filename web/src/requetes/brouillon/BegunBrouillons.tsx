import { useState } from 'react'
import { listerBrouillons, supprimerBrouillon, type BrouillonListe } from 'contract/requetes/brouillons'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesBrouillon as textes } from 'domain/requetes/textes/brouillon'
import { useAct } from '../../core/acts/use-act.ts'
import { useApi } from '../../core/api/use-api.ts'
import { ConfirmDialog } from '../../core/dialog/ConfirmDialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { belongsTo, type ObjetDeSaisie } from './objet.ts'

const jourDe = ({ enregistreLe }: BrouillonListe) => formatJour(jourDeParis(new Date(enregistreLe)))

/** The drafts of this form, latest first; null until they are loaded. Empty when the call fails. */
export const useBegun = (objet: ObjetDeSaisie): readonly BrouillonListe[] | null => {
  const { data, isPending } = useApi(listerBrouillons, {}, { staleTime: 0 })
  return isPending ? null : (data ?? []).filter(belongsTo(objet))
}

/** FORM-20, for a filing that has one draft at most: reopen it, or delete it and start again. */
export const OnlyBrouillon = ({
  begun,
  onReopen,
  onStart,
}: {
  begun: BrouillonListe
  onReopen: (id: string) => void
  onStart: () => void
}) => {
  const [asked, setAsked] = useState(false)
  const acts = useAct(textes.echecSuppression)
  const restart = async () => {
    setAsked(false)
    const outcome = await acts.attempt(supprimerBrouillon, { params: { id: begun.id } }, null)
    if (outcome.kind === 'done') onStart()
  }
  return (
    <>
      <p>{textes.commence(jourDe(begun))}</p>
      <Buttons>
        <Button onClick={() => onReopen(begun.id)}>{textes.reprendre}</Button>
        <Button look="secondary" busy={acts.busy} onClick={() => setAsked(true)}>
          {textes.recommencer}
        </Button>
      </Buttons>
      <ConfirmDialog
        open={asked}
        title={textes.recommencer}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onConfirm={() => void restart()}
        onCancel={() => setAsked(false)}
      >
        <p>{textes.confirmerRecommencer(jourDe(begun))}</p>
      </ConfirmDialog>
    </>
  )
}

/** For a filing that may have several drafts: a button reopens each. */
export const BrouillonChoice = ({ begun, onReopen }: { begun: readonly BrouillonListe[]; onReopen: (id: string) => void }) => (
  <ul className="fr-raw-list rows reading">
    {begun.map((each) => (
      <li key={each.id} className="row">
        <p>{textes.commence(jourDe(each))}</p>
        <Button look="secondary" onClick={() => onReopen(each.id)}>
          {textes.reprendreLequel(each.denomination)}
        </Button>
      </li>
    ))}
  </ul>
)
