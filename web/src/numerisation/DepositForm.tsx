import { useState } from 'react'
import { deposerNumerisation } from 'contract/numerisation/numerisation'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { limitesParDefaut, verifierFichier } from 'domain/core/fichier'
import { formaterTaille } from 'domain/core/taille'
import { textes as erreurs } from 'domain/core/textes'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes-espace-greffe'
import { ActForm } from '../core/acts/ActForm.tsx'
import { refusedField } from '../core/acts/outcome.ts'
import type { Acts } from '../core/acts/use-acts.ts'
import { useConstantes } from '../core/constantes.ts'
import { FileField } from '../core/form/file/FileField.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { lisible } from '../core/form/file/readable.ts'

interface Values {
  nom: string
  fichier: File | null
}

const pdf = ['application/pdf']
const nameOf = ({ nom, fichier }: Values): string => nom.trim() || (fichier?.name ?? '-')

/** The digitised file: one PDF, as large as a whole filing may be. Without a name of its own it has its file's. */
export const DepositForm = ({ numero, acts, onDone }: { numero: string; acts: Acts; onDone: () => void }) => {
  const { tailleMax } = useConstantes() ?? limitesParDefaut
  const [percent, setPercent] = useState<number | null>(null)
  const form = useCheckedForm<Values>({ nom: '', fichier: null }, (values) => {
    const { fichier } = values
    const read = deposerNumerisation.multipart.schema.safeParse({ nom: nameOf(values) })
    const limites = { mimeAcceptes: pdf, tailleFichierMax: tailleMax, tailleMax }
    const refus = verifierFichier(fichier && { taille: fichier.size, mime: fichier.type }, limites)
    return [...(refus === null ? [] : [{ field: 'fichier', defaultMessage: refus }]), ...erreursDeZod(read.error?.issues ?? [])]
  })
  const send = async (values: Values) => {
    const { fichier } = values
    if (fichier === null || !(await lisible(fichier))) return refusedField(acts.failure, 'fichier', erreurs.fichierIllisible)
    const sent = { params: { numero }, part: { nom: nameOf(values) }, files: [fichier] }
    const outcome = await acts.attempt(deposerNumerisation, sent, () => textes.depose, { onProgress: setPercent })
    setPercent(null)
    return outcome
  }
  const naming = (fichier: File | null) => {
    if (fichier && form.getValues('nom') === '') form.setValue('nom', fichier.name)
  }
  return (
    <ActForm form={form} onSend={send} onDone={onDone} busy={acts.busy} confirm={textes.boutonDeposer}>
      <FileField name="fichier" label={textes.fichier} hint={textes.auPlus(formaterTaille(tailleMax))} accept={pdf} onChosen={naming} />
      <TextField name="nom" label={textes.nom} maxLength={255} />
      <p role="status">{percent !== null && textes.envoi(percent)}</p>
    </ActForm>
  )
}
