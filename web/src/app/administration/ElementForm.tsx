import { ajouterElement, getElement, modifierElement } from 'contract/app/listes'
import type { Answer } from 'contract/core/call'
import { completeElement, listes, checkElement, type NomDeListe, type Valeurs } from 'domain/core/listes'
import { textesListes as textes } from 'domain/core/textes/listes'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { loadConstants, useConstants } from '../../core/constants.ts'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { ChangesJournal } from './ChangesJournal.tsx'
import { ElementFields } from './ElementFields.tsx'
import { emptyValues, sayValue } from './lists.ts'

interface Props {
  liste: NomDeListe
  acts: Acts
  onClose: () => void
}

// Every page holds the courts and newspapers among its constants.
const telling = { beforeReading: loadConstants }

/** Adds an element: a newspaper, a country, a domain or a theme. */
export const NewElementForm = ({ liste, acts, onClose }: Props) => {
  const form = useCheckedForm<{ valeurs: Valeurs }>({ valeurs: emptyValues(liste) }, ({ valeurs }) =>
    checkElement(liste, completeElement(liste, valeurs)),
  )
  const send = ({ valeurs }: { valeurs: Valeurs }) =>
    acts.attempt(ajouterElement, { params: { liste }, body: { valeurs } }, () => textes.ajoute(valeurs['libelle'] ?? ''), telling)
  return (
    <DialogForm printed form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.enregistrer}>
      <ElementFields liste={liste} adding />
    </DialogForm>
  )
}

const ElementEditor = ({ liste, acts, onClose, read }: Props & { read: Answer<typeof getElement> }) => {
  const courts = useConstants()?.tribunaux ?? []
  const { id, nom, actif, valeurs: before, version, journal } = read
  const form = useCheckedForm<{ valeurs: Valeurs; actif: boolean }>({ valeurs: before, actif }, ({ valeurs }) =>
    checkElement(liste, valeurs),
  )
  const send = (body: { valeurs: Valeurs; actif: boolean }) =>
    acts.attempt(modifierElement, { params: { liste, id }, body: { ...body, version } }, () => textes.enregistre(nom), telling)
  return (
    <DialogForm printed form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.enregistrer}>
      <ElementFields liste={liste} adding={false} />
      {listes[liste].ouverte && <Checkbox name="actif" label={textes.champs.actif} />}
      <ChangesJournal level={3} lines={journal} labels={textes.champs} say={(champ, value) => sayValue(champ, value, courts)} />
    </DialogForm>
  )
}

/** Edits or withdraws an element, and shows its past changes. */
export const ElementForm = ({ id, ...props }: Props & { id: string }) => {
  const element = useApi(getElement, { params: { liste: props.liste, id } }, { staleTime: Infinity, gcTime: 0 })
  return <QueryAnswer query={element}>{(read) => <ElementEditor key={read.version} {...props} read={read} />}</QueryAnswer>
}
