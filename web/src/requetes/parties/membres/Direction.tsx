import { useState } from 'react'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { textesMembres } from 'domain/requetes/textes-membres'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import { useGiven } from '../../../core/form/kept.ts'
import { Badge } from '../../../core/widgets/Badge.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { OrderedList } from '../../../core/widgets/OrderedList.tsx'
import { nomDe, type MembreSaisi } from '../../saisie-creation.ts'
import type { Creation } from '../../demarche/use-brouillon.ts'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { dejaAvantMembre, fondateursApres } from './homonymes.ts'
import { champDe, deplacer, erreursDe, poser, sansListe, sujetRendu, type DialogueRendu } from './listes.ts'
import { MembreDialog } from './MembreDialog.tsx'

/** The dialog in use: on nobody yet (`null`), on a member; `undefined` when closed. */
type Sujet = MembreSaisi | null | undefined

const keyOf = ({ membre }: MembreSaisi) => membre.localUuid ?? ''

/** Who directs, in the order of the register (MEMB-01 to MEMB-05, MEMB-13). */
export const DirectionSection = ({ creation }: { creation: Creation }) => {
  const rendu = useGiven<DialogueRendu<unknown>>('membre')
  const [edite, setEdite] = useState<Sujet>(() => sujetRendu(creation.saisie.direction, rendu))
  const [retire, setRetire] = useState<MembreSaisi | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  const { direction } = creation.saisie
  const compte = textesFormulaireAssociation.membresDirection(direction.length)
  const change = (suivante: MembreSaisi[]) => creation.modifier({ direction: suivante }, sansListe(['membres']))
  const refusals = (saisi: MembreSaisi) => erreursDe(creation.erreurs, champDe('membres', direction, saisi))
  const save = (saisi: MembreSaisi, meme: boolean | null) =>
    creation.modifier(
      {
        direction: poser(direction, saisi, edite ?? null),
        ...(meme !== null && { fondateurs: fondateursApres(creation.saisie.fondateurs, saisi, meme) }),
      },
      sansListe(['membres', 'fondateurs']),
    )
  const remove = () => {
    change(direction.filter((saisi) => saisi !== retire))
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
      <OrderedList items={direction} keyOf={keyOf} nameOf={nomDe} onMove={(de, vers) => change(deplacer(direction, de, vers))}>
        {(saisi) => (
          <div className="row">
            <p>
              <strong>{nomDe(saisi)}</strong>, {saisi.membre.fonction}{' '}
              {saisi.membre.estFondateur && <Badge tone="info">{textesMembres.fondateur}</Badge>}
            </p>
            {refusals(saisi).map(({ field, defaultMessage }) => (
              <p key={field} className="fr-error-text">
                {defaultMessage}
              </p>
            ))}
            <div className="row__buttons">
              <Button look="tertiary" name={textesMembres.modifier(nomDe(saisi))} onClick={() => setEdite(saisi)}>
                {textesMembres.modifierCourt}
              </Button>
              <Button look="tertiary" name={textesMembres.supprimer(nomDe(saisi))} onClick={() => setRetire(saisi)}>
                {textesMembres.supprimerCourt}
              </Button>
            </div>
          </div>
        )}
      </OrderedList>
      <Buttons>
        <Button look="secondary" onClick={() => setEdite(null)}>
          {textesMembres.ajouterMembre}
        </Button>
      </Buttons>
      <MembreDialog
        open={edite !== undefined}
        saisi={edite ?? null}
        erreurs={edite ? refusals(edite) : []}
        deja={(saisi) => dejaAvantMembre(creation.saisie, saisi, edite ?? null)}
        onSave={save}
        onClose={() => setEdite(undefined)}
      />
      <ConfirmDialog
        open={retire !== null}
        title={textesMembres.suppression}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onConfirm={remove}
        onCancel={() => setRetire(null)}
      >
        <p>{retire && textesMembres.confirmerSuppression(nomDe(retire))}</p>
        <p>{textesMembres.effetSuppression}</p>
      </ConfirmDialog>
    </section>
  )
}
