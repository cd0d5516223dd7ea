import { useCallback, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { listerAssociations } from 'contract/registre/registre'
import { textesFusion as textes } from 'domain/requetes/textes/fusion'
import { queryOf } from '../../core/api/use-api.ts'
import { Combobox } from '../../core/form/Combobox.tsx'
import { useFieldParts } from '../../core/form/use-field.ts'
import type { Suggest } from '../../core/form/use-suggestions.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { CourtList } from './CourtList.tsx'
import type { NamedItem } from './fusion-form.ts'

/** Maximum number of suggestions: what the list shows without scrolling. */
const auPlus = 7

const nameOf = ({ nom, numero }: NamedItem) => textes.nommee(nom, numero)

/** List of absorbed associations: a search field adds one from the register, a button removes one (STAFF-12). */
export const AbsorbedAssociations = ({ name }: { name: string }) => {
  const field = useFieldParts({ name, label: textes.numero, hint: textes.aideNumero })
  const { field: controlled } = useController({ name })
  const nommees = controlled.value as NamedItem[]
  const client = useQueryClient()
  const suggest = useCallback<Suggest<NamedItem>>(
    async (recherche) => (await client.fetchQuery(queryOf(listerAssociations, { query: { recherche } }))).content.slice(0, auPlus),
    [client],
  )
  const input = useRef<HTMLInputElement>(null)
  const change = (next: NamedItem[]) => {
    field.clear()
    controlled.onChange(next)
  }
  const add = (nommee: NamedItem | null) => {
    if (nommee !== null && !nommees.some(({ numero }) => numero === nommee.numero)) change([...nommees, nommee])
  }
  const remove = (nommee: NamedItem) => {
    change(nommees.filter(({ numero }) => numero !== nommee.numero))
    input.current?.focus()
  }
  return (
    <section className="step-section" aria-labelledby={`${field.id}-compte`}>
      <h3 id={`${field.id}-compte`} className="fr-h6">
        {textes.compte(nommees.length)}
      </h3>
      <p role="status" className="fr-sr-only">
        {textes.compte(nommees.length)}
      </p>
      <CourtList none={textes.aucuneEncore}>
        {nommees.map((nommee) => (
          <li key={nommee.numero}>
            <div className="court-list__content">
              <p>{nameOf(nommee)}</p>
              <p className="court-list__mention">{nommee.commune}</p>
            </div>
            <Button look="tertiary" name={textes.retirer.complement(nameOf(nommee))} onClick={() => remove(nommee)}>
              {textes.retirer.visible}
            </Button>
          </li>
        ))}
      </CourtList>
      <Combobox<NamedItem>
        label={textes.numero}
        hint={textes.aideNumero}
        field={field}
        aria={field.aria}
        inputRef={(element) => {
          input.current = element
          controlled.ref(element)
        }}
        value={null}
        onChange={add}
        suggest={suggest}
        textOf={nameOf}
        keyOf={({ numero }) => numero}
        detailOf={({ commune }) => commune}
        emptied
      />
    </section>
  )
}
