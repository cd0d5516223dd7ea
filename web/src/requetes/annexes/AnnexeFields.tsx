import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  dateObligatoire,
  libelleDate,
  libelleSousType,
  libelleType,
  sousTypeParDefaut,
  sousTypesDe,
  typeDocument,
  typesAdmis,
} from 'domain/core/documents'
import type { LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import { formaterTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { DateField } from '../../core/form/DateField.tsx'
import { FileField } from '../../core/form/FileField.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import type { SaisieAnnexe } from './saisie-annexe.ts'

const optionsType = typesAdmis.creation.map((value) => ({ value, label: libelleType(value) }))

/** The file is too heavy and a PDF: what to do about it (ANNEX-25). */
const Conseil = ({ limites }: { limites: LimitesFichiers }) => {
  const fichier = useWatch({ name: 'fichier' }) as File | null
  const lourd = fichier?.type === 'application/pdf' && fichier.size > limites.tailleFichierMax
  return <p role="status">{lourd && textesAnnexes.pdfTropLourd(formaterTaille(fichier.size), formaterTaille(limites.tailleFichierMax))}</p>
}

/** The fields follow the type: its subtypes, the label of its date (ANNEX-19, ANNEX-20, DOCTYPE-22). The form decides the declaration's subtype. */
export const AnnexeFields = ({ limites }: { limites: LimitesFichiers }) => {
  const { getValues, setValue } = useFormContext<SaisieAnnexe>()
  const type = typeDocument(String(useWatch({ name: 'type' })))
  const sousTypes = type && type !== 'DECLARATION_INSCR' ? sousTypesDe(type) : []
  const named = useRef('')
  const [aujourdhui] = useState(() => jourDeParis(new Date()))
  const naming = (fichier: File | null) => {
    // A name the person has typed stays.
    if (!fichier || getValues('nom') !== named.current) return
    named.current = fichier.name
    setValue('nom', fichier.name)
  }
  const chooseType = (value: string) => {
    const chosen = typeDocument(value)
    setValue('sousType', chosen && chosen !== 'DECLARATION_INSCR' ? (sousTypeParDefaut(chosen) ?? '') : '')
  }
  return (
    <>
      <SelectField name="type" label={textesAnnexes.type} options={optionsType} onChosen={chooseType} />
      {sousTypes.length > 0 && (
        <SelectField
          name="sousType"
          label={textesAnnexes.sousType}
          options={sousTypes.map((value) => ({ value, label: libelleSousType(value) }))}
        />
      )}
      {type && (
        <DateField
          name="date"
          label={dateObligatoire(type) ? libelleDate(type) : textesAnnexes.date}
          optional={!dateObligatoire(type)}
          max={aujourdhui}
        />
      )}
      <FileField
        name="fichier"
        label={textesAnnexes.fichier}
        hint={`${textesFichiers.formatsAcceptes} ${textesAnnexes.auPlus(formaterTaille(limites.tailleFichierMax))} ${textesAnnexes.metadonnees}`}
        accept={limites.mimeAcceptes}
        onChosen={naming}
      />
      <Conseil limites={limites} />
      <TextField name="nom" label={textesAnnexes.nom} />
    </>
  )
}
