import { useState } from 'react'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesMembres } from 'domain/requetes/textes/membres'
import { useGiven } from '../../../core/form/kept.ts'
import { Confirmation } from '../../../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Badge } from '../../../core/widgets/Badge.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { SentenceAnnouncer } from '../../../core/widgets/SentenceAnnouncer.tsx'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { DeclarantButton } from './DeclarantButton.tsx'
import { FondateurDialog } from './FondateurDialog.tsx'
import { FounderRow } from './FounderRow.tsx'
import { findRestoredMembre, type RestoredDialog } from './listes.ts'
import { PastedNoms } from './PastedNoms.tsx'
import { nomDe, type TypedFondateur } from './saisie-membres.ts'
import { useFondateurs } from './use-fondateurs.ts'

interface Props {
  path: string
  /** Path of the direction, whose members may also be founders. */
  direction: string
  /** Path of the declarant, who may also be a founder. */
  declarant: string
}

/** The founder in the dialog: `null` for a new one, `undefined` when the dialog is closed. */
type Sujet = TypedFondateur | null | undefined

/** The founders: first the members of the direction, whom a button removes from the founders (FOUND-06, FOUND-08), then the others. */
export const Fondateurs = ({ path, direction, declarant }: Props) => {
  const rendu = useGiven<RestoredDialog<unknown>>('fondateur')
  const { fondateurs, said, deLaDirection, compte, refusals, duplicateOf, add, unfound, drop, save } = useFondateurs(path, direction)
  const [edite, setEdite] = useState<Sujet>(() => findRestoredMembre(fondateurs, rendu))
  const [moi, setMoi] = useState<SaisieDeclarant | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  const connus = [...deLaDirection, ...fondateurs]
  const startAdding = (qui: SaisieDeclarant | null) => {
    setMoi(qui)
    setEdite(null)
  }
  const gone = (leave: () => void) => () => {
    leave()
    removed()
  }
  return (
    <section className="step-section" aria-labelledby="fondateurs">
      <h3 id="fondateurs" ref={heading} tabIndex={-1} className="fr-h5">
        {compte}
      </h3>
      <SentenceAnnouncer sentence={compte} />
      <p>{textesFormulaireAssociation.fondateursComptes}</p>
      {connus.length === 0 && <EmptyState sentence={textesMembres.fondateursVides} />}
      {connus.length > 0 && (
        <ul className="fr-raw-list rows">
          {deLaDirection.map((saisi) => (
            <FounderRow
              key={saisi.membre.localUuid}
              name={nomDe(saisi)}
              note={<Badge>{textesMembres.deLaDirection}</Badge>}
              remove={{
                text: textesMembres.retirerCourt,
                name: textesMembres.retirerDesFondateurs(nomDe(saisi)),
                act: gone(() => unfound(saisi)),
              }}
            />
          ))}
          {fondateurs.map((saisi) => (
            <FounderRow
              key={saisi.membre.localUuid}
              name={nomDe(saisi)}
              refusals={refusals(saisi)}
              edit={{ text: textesMembres.modifierCourt, name: textesMembres.modifier(nomDe(saisi)), act: () => setEdite(saisi) }}
              remove={{ text: textesMembres.supprimerCourt, name: textesMembres.supprimer(nomDe(saisi)), act: gone(() => drop(saisi)) }}
            />
          ))}
        </ul>
      )}
      <Confirmation said={said} />
      <Buttons>
        <Button look="secondary" onClick={() => startAdding(null)}>
          {textesMembres.ajouterFondateur}
        </Button>
        <PastedNoms connus={connus} onAdd={(nouveaux) => add(...nouveaux)} />
        <DeclarantButton name={textesMembres.cestMoiFondateur} declarant={declarant} parmi={connus} onAdd={startAdding} />
      </Buttons>
      <FondateurDialog
        open={edite !== undefined}
        moi={moi}
        saisi={edite ?? null}
        erreurs={edite ? refusals(edite) : []}
        compte={compte}
        duplicateOf={(saisi) => duplicateOf(saisi, edite ?? null)}
        onSave={(saisi, meme) => save(saisi, edite ?? null, meme)}
        onClose={() => setEdite(undefined)}
      />
    </section>
  )
}
