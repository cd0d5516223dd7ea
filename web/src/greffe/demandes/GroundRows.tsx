import { useFormContext } from 'react-hook-form'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { enTexte, type Motif } from 'domain/requetes/actes/projet-rejet'
import { TextArea } from '../../core/form/TextArea.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import type { DossierData } from '../dossier/dossier.ts'
import { FieldRows, groundRows } from './FieldRows.tsx'
import { emptyGround, usualGrounds } from './ground-form.ts'
import { UsualMotives } from './UsualMotives.tsx'
import { useUsualMotives } from './use-usual-motives.ts'

const { projet } = textesGreffeDemandes
const inWords = (ground: Motif) => enTexte([ground])

/** The grounds of a rejection, each with its legal article (STAFF-09). */
export const GroundRows = ({ dossier }: { dossier: DossierData }) => {
  const { getValues, setValue, clearErrors } = useFormContext<{ motifs: Motif[] }>()
  const usual = useUsualMotives()
  const write = (rank: number, ground: Motif) => {
    const { motif } = getValues(`motifs.${rank}`)
    setValue(`motifs.${rank}`, { ...ground, motif: motif.trim() === '' ? ground.motif : `${motif.trim()}\n${ground.motif}` })
    clearErrors(`motifs.${rank}`)
  }
  return (
    <FieldRows name="motifs" empty={emptyGround} words={groundRows}>
      {(rank) => (
        <>
          <UsualMotives motives={usualGrounds(dossier, usual)} textOf={inWords} onChosen={(ground) => write(rank, ground)} />
          <TextField name={`motifs.${rank}.article`} label={projet.article} hint={projet.aideArticle} maxLength={200} />
          <TextArea name={`motifs.${rank}.motif`} label={projet.texte} rows={3} />
        </>
      )}
    </FieldRows>
  )
}
