import { useCallback, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { JournalLegal } from 'domain/core/annexe'
import { keptJournal, freeJournal, namedJournal, offeredJournaux } from 'domain/core/journaux'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { useConstants } from '../../../core/constants.ts'
import { ComboboxField } from '../../../core/form/ComboboxField.tsx'
import { beginsAWord } from '../../../core/form/begins-a-word.ts'
import type { Suggest } from '../../../core/form/use-suggestions.ts'

interface Props {
  /** Path of the newspaper in the form, whose value is a `JournalLegal` or null. */
  name: string
  codePostal: string
  sousType: string
}

const textOf = ({ libelle }: JournalLegal) => libelle
const keyOf = ({ id, libelle }: JournalLegal) => `${id} ${libelle}`
/** Several newspapers have the same name: the département distinguishes them. */
const detailOf = ({ departement }: JournalLegal) => departement ?? ''
const isFree = ({ id }: JournalLegal) => id === freeJournal

/** The legal newspaper of a publication: one proposed for the place, or free text (ANNEX-30 to ANNEX-33). */
export const JournalField = ({ name, codePostal, sousType }: Props) => {
  const { setValue } = useFormContext()
  const journal = useWatch({ name }) as JournalLegal | null
  const journaux = useConstants()?.journaux
  const suggest = useCallback<Suggest<JournalLegal>>(
    async (texte) => offeredJournaux(journaux ?? [], { codePostal, sousType }).filter(({ libelle }) => beginsAWord(libelle, texte)),
    [journaux, codePostal, sousType],
  )
  useEffect(() => {
    if (keptJournal(journal, { codePostal, sousType }) !== journal) setValue(name, null)
  }, [journal, codePostal, sousType, name, setValue])
  return (
    <ComboboxField<JournalLegal>
      name={name}
      label={textesAnnexes.journal}
      suggest={suggest}
      textOf={textOf}
      keyOf={keyOf}
      detailOf={detailOf}
      freeText={(texte) => namedJournal(texte, offeredJournaux(journaux ?? [], { codePostal, sousType }))}
      isFree={isFree}
      atOnce
      local
    />
  )
}
