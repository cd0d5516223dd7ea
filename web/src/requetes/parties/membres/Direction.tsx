import { useState } from 'react'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { textesMembres } from 'domain/requetes/textes-membres'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import { useGiven } from '../../../core/form/kept.ts'
import { useList, useOtherList } from '../../../core/form/use-list.ts'
import { Confirmation, useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { OrderedList } from '../../../core/widgets/OrderedList.tsx'
import { useDossierSaisi } from '../../demarche/dossier-saisi.ts'
import { dejaAvantMembre, fondateursApres } from './homonymes.ts'
import { champDe, erreursDe, rangDe, sujetRendu, type DialogueRendu } from './listes.ts'
import { MembreDialog } from './MembreDialog.tsx'
import { MembreRow } from './MembreRow.tsx'
import { nomDe, type FondateurSaisi, type MembreSaisi } from './saisie-membres.ts'

interface Props {
  path: string
  /** Path of the founders, where one of the direction may already be. */
  fondateurs: string
}

/** The dialog in use: on nobody yet (`null`), on a member; `undefined` when closed. */
type Sujet = MembreSaisi | null | undefined

const keyOf = ({ membre }: MembreSaisi) => membre.localUuid ?? ''

/** Who directs, in the order of the register (MEMB-01 to MEMB-05, MEMB-13). */
export const Direction = ({ path, fondateurs }: Props) => {
  const rendu = useGiven<DialogueRendu<unknown>>('membre')
  const { erreurs, oublier } = useDossierSaisi()
  const { rows: direction, append, update, remove, move } = useList<MembreSaisi>(path)
  const autres = useOtherList<FondateurSaisi>(fondateurs)
  const [edite, setEdite] = useState<Sujet>(() => sujetRendu(direction, rendu))
  const [retire, setRetire] = useState<MembreSaisi | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  const { said, confirm } = useConfirmation()
  const compte = textesFormulaireAssociation.membresDirection(direction.length)
  const refusals = (saisi: MembreSaisi) => erreursDe(erreurs, champDe('membres', direction, saisi))
  const save = (saisi: MembreSaisi, meme: boolean | null) => {
    if (edite) update(rangDe(direction, edite), saisi)
    else {
      append(saisi)
      confirm(textesMembres.membreAjoute(nomDe(saisi)))
    }
    if (meme !== null) autres.replace(fondateursApres(autres.rows, saisi, meme))
    oublier(['membres', 'fondateurs'])
  }
  const order = (from: number, to: number) => {
    move(from, to)
    oublier(['membres'])
  }
  const drop = () => {
    if (retire) remove(rangDe(direction, retire))
    oublier(['membres'])
    setRetire(null)
    removed()
  }
  return (
    <section className="step-section" aria-labelledby="direction">
      <h3 id="direction" ref={heading} tabIndex={-1} className="fr-h5">
        {compte}
      </h3>
      <p role="status" className="fr-sr-only">
        {compte}
      </p>
      {direction.length === 0 && <EmptyState sentence={textesMembres.directionVide} />}
      <OrderedList items={direction} keyOf={keyOf} nameOf={nomDe} onMove={order}>
        {(saisi) => <MembreRow saisi={saisi} refusals={refusals(saisi)} onEdit={() => setEdite(saisi)} onRemove={() => setRetire(saisi)} />}
      </OrderedList>
      <Confirmation said={said} />
      <Buttons>
        <Button look="secondary" onClick={() => setEdite(null)}>
          {textesMembres.ajouterMembre}
        </Button>
      </Buttons>
      <MembreDialog
        open={edite !== undefined}
        saisi={edite ?? null}
        erreurs={edite ? refusals(edite) : []}
        deja={(saisi) => dejaAvantMembre({ direction, fondateurs: autres.rows }, saisi, edite ?? null)}
        onSave={save}
        onClose={() => setEdite(undefined)}
      />
      <ConfirmDialog
        open={retire !== null}
        title={textesMembres.suppression}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onConfirm={drop}
        onCancel={() => setRetire(null)}
      >
        <p>{retire && textesMembres.confirmerSuppression(nomDe(retire))}</p>
        <p>{textesMembres.effetSuppression}</p>
      </ConfirmDialog>
    </section>
  )
}
