import { useId, useState } from 'react'
import type { PreviousVersion } from 'domain/association/version'
import { useGiven } from '../../../core/form/kept.ts'
import { Confirmation } from '../../../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { OrderedList } from '../../../core/widgets/OrderedList.tsx'
import { SentenceAnnouncer } from '../../../core/widgets/SentenceAnnouncer.tsx'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { DeclarantButton } from './DeclarantButton.tsx'
import { findFonctionTenue } from './fonction-tenue.ts'
import type { PossibleDuplicate } from './homonymes.ts'
import type { ListeDeMembres } from './liste-de-membres.ts'
import { findRestoredMembre, type RestoredDialog } from './listes.ts'
import { MembreDialog } from './MembreDialog.tsx'
import { MembreRow } from './MembreRow.tsx'
import { RemoveMember } from './RemoveMember.tsx'
import { nomDe, presents, type MembreEditable, type TypedMembre } from './saisie-membres.ts'
import { useMembers } from './use-members.ts'

interface Props {
  path: string
  liste: ListeDeMembres
  /** Path of the declarant, who may be one of the members. Omitted where the court corrects. */
  declarant?: string
  /** The direction of the register. Each member then shows its change, and a removal may be cancelled (MEMB-06 to MEMB-12). */
  avant?: Pick<PreviousVersion, 'members'>
  /** Finds whether a member being saved bears a name that already counts elsewhere. `onAnswer` receives the person's answer. */
  duplicateOf?: (saisi: MembreEditable, edite: MembreEditable | null) => PossibleDuplicate | null
  onAnswer?: (saisi: MembreEditable, meme: boolean) => void
}

/** The member in the dialog: `null` for a new one, `undefined` when the dialog is closed. */
type Sujet = MembreEditable | null | undefined

const keyOf = ({ membre }: TypedMembre) => membre.localUuid ?? ''
const filterEditable = (liste: readonly TypedMembre[]): MembreEditable[] =>
  liste.flatMap((saisi) => (saisi.collection === 'reprises' ? [] : [saisi]))

/** The direction or the liquidators, in an order that the person may change (MEMB-01 to MEMB-05, MEMB-13). */
export const MemberList = ({ path, liste, declarant, avant, duplicateOf = () => null, onAnswer }: Props) => {
  const { textes, fondation } = liste
  const id = useId()
  const rendu = useGiven<RestoredDialog<unknown>>('membre')
  const { rows, said, statutDe, refusals, replace, add, drop, order, isMarked, mark, choose } = useMembers(path, liste, avant)
  const [edite, setEdite] = useState<Sujet>(() => findRestoredMembre(filterEditable(rows), rendu))
  const [moi, setMoi] = useState<SaisieDeclarant | null>(null)
  const [retire, setRetire] = useState<TypedMembre | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  const compte = textes.compte(presents(rows).length)
  const startAdding = (qui: SaisieDeclarant | null) => {
    setMoi(qui)
    setEdite(null)
  }
  const save = (saisi: MembreEditable, meme: boolean | null) => {
    if (edite) replace(edite, saisi)
    else add(saisi)
    if (meme !== null) onAnswer?.(saisi, meme)
  }
  return (
    <section className="step-section" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className="fr-h5">
        {compte}
      </h3>
      <SentenceAnnouncer sentence={compte} />
      {rows.length === 0 && <EmptyState sentence={textes.vide} />}
      {rows.length > 0 && (
        <OrderedList items={rows} keyOf={keyOf} nameOf={nomDe} onMove={order}>
          {(saisi) => (
            <MembreRow
              saisi={saisi}
              statut={statutDe(saisi)}
              fondation={fondation}
              refusals={refusals(saisi)}
              onEdit={setEdite}
              onRemove={() => (isMarked(saisi) ? mark(saisi, !saisi.supprime) : setRetire(saisi))}
              onChoose={(mine) => {
                choose(saisi, mine)
                removed()
              }}
            />
          )}
        </OrderedList>
      )}
      <Confirmation said={said} />
      <Buttons>
        <Button look="secondary" onClick={() => startAdding(null)}>
          {textes.ajouter}
        </Button>
        {declarant !== undefined && <DeclarantButton name={textes.cestMoi} declarant={declarant} parmi={rows} onAdd={startAdding} />}
      </Buttons>
      <MembreDialog
        open={edite !== undefined}
        liste={liste}
        moi={moi}
        saisi={edite ?? null}
        erreurs={edite ? refusals(edite) : []}
        duplicateOf={(saisi) => duplicateOf(saisi, edite ?? null)}
        fonctionTenue={(saisi) => (liste.racine === 'membres' ? findFonctionTenue(rows, saisi, edite ?? null) : null)}
        onSave={save}
        onClose={() => setEdite(undefined)}
      />
      <RemoveMember
        membre={retire}
        textes={textes}
        onRemove={() => {
          if (retire) drop(retire)
          setRetire(null)
          removed()
        }}
        onKeep={() => setRetire(null)}
      />
    </section>
  )
}
