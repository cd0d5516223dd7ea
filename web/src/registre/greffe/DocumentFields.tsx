import { useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { estReserve } from 'domain/association/documents-reserves'
import { textesGreffeDocuments as textes } from 'domain/association/textes-greffe-documents'
import {
  dateObligatoire,
  journalObligatoire,
  libelleDate,
  libelleDateEffet,
  libelleSousType,
  libelleType,
  sousTypeParDefaut,
  sousTypesDe,
  typeDocument,
  typesDocument,
} from 'domain/core/documents'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formaterTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { textesFichiersLecture } from 'domain/core/textes-fichiers-lecture'
import { useConstantes } from '../../core/constantes.ts'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { DateField } from '../../core/form/DateField.tsx'
import { FileField } from '../../core/form/FileField.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { SuggestedTextField } from '../../core/form/SuggestedTextField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { today } from '../../core/today.ts'
import type { DocumentSaisi } from './document-form.ts'

const types = typesDocument.map((value) => ({ value, label: libelleType(value) }))

/** The fields follow the type: its subtypes, its dates, its newspaper; whether it is reserved is proposed, the clerk decides. */
export const DocumentFields = ({ limites }: { limites: LimitesFichiers }) => {
  const { getValues, setValue } = useFormContext<DocumentSaisi>()
  const type = typeDocument(String(useWatch({ name: 'annexe.type' })))
  const constantes = useConstantes()
  const journaux = useMemo(() => constantes?.journaux.map(({ libelle }) => libelle) ?? [], [constantes])
  const named = useRef('')
  const naming = (fichier: File | null) => {
    // A name the person has typed stays.
    if (!fichier || getValues('annexe.nom') !== named.current) return
    named.current = fichier.name
    setValue('annexe.nom', fichier.name)
  }
  const chooseType = (value: string) => {
    const chosen = typeDocument(value)
    setValue('annexe.sousType', (chosen && sousTypeParDefaut(chosen)) ?? '')
    setValue('reserve', estReserve(value))
  }
  const sousTypes = type === null ? [] : sousTypesDe(type)
  const effet = type && libelleDateEffet(type)
  return (
    <>
      <SelectField name="annexe.type" label={textes.type} options={types} onChosen={chooseType} />
      {sousTypes.length > 0 && (
        <SelectField
          name="annexe.sousType"
          label={textes.sousType}
          options={sousTypes.map((value) => ({ value, label: libelleSousType(value) }))}
        />
      )}
      {type && (
        <DateField
          name="annexe.date"
          label={dateObligatoire(type) ? libelleDate(type) : textesFichiersLecture.dateDocument}
          optional={!dateObligatoire(type)}
          max={today()}
        />
      )}
      {effet && <DateField name="annexe.dateEffet" label={effet} optional />}
      {type && journalObligatoire(type) && <SuggestedTextField name="annexe.journal" label={textes.journal} suggestions={journaux} />}
      <FileField
        name="fichier"
        label={textes.fichier}
        hint={`${textesFichiers.formatsAcceptes} ${textes.auPlus(formaterTaille(limites.tailleFichierMax))}`}
        accept={limites.mimeAcceptes}
        onChosen={naming}
      />
      <TextField name="annexe.nom" label={textes.nom} maxLength={255} />
      <Checkbox name="reserve" label={textes.reserve} />
    </>
  )
}
