import { deposerNumerisation } from 'contract/numerisation/numerisation'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { defaultLimites } from 'domain/core/fichier'
import { formatTaille } from 'domain/core/taille'
import { textes as erreurs } from 'domain/core/textes/common'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes/espace-greffe'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { refusedField, type Outcome } from '../../core/acts/outcome.ts'
import type { Acts } from '../../core/acts/use-act.ts'
import { useConstants } from '../../core/constants.ts'
import { checkFile } from '../../core/form/file/check-file.ts'
import { FileField } from '../../core/form/file/FileField.tsx'
import { FileProgress } from '../../core/form/file/FileProgress.tsx'
import { useUpload } from '../../core/form/file/use-upload.ts'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

interface Values {
  nom: string
  fichier: File | null
}

const pdf = ['application/pdf']
const nameOf = ({ nom, fichier }: Values): string => nom.trim() || (fichier?.name ?? '-')

/** Uploads the digitised file: one PDF, of the maximum size of a whole filing. Its name defaults to the file's. */
export const DepositForm = ({ numero, acts, onDone }: { numero: string; acts: Acts; onDone: () => void }) => {
  const { tailleMax } = useConstants() ?? defaultLimites
  const { percent, upload } = useUpload<Outcome>()
  const form = useCheckedForm<Values>({ nom: '', fichier: null }, (values) => {
    const read = deposerNumerisation.multipart.schema.safeParse({ nom: nameOf(values) })
    const limites = { mimeAcceptes: pdf, tailleFichierMax: tailleMax, tailleMax }
    return [...checkFile(values.fichier, limites), ...erreursDeZod(read.error?.issues ?? [])]
  })
  const send = async (values: Values) => {
    const { fichier } = values
    if (fichier === null) return refusedField(acts.failure, 'fichier', erreurs.champObligatoire)
    const sent = { params: { numero }, part: { nom: nameOf(values) }, files: [fichier] }
    const outcome = await upload(sent.files, (onProgress) => acts.attempt(deposerNumerisation, sent, () => textes.depose, { onProgress }))
    return outcome ?? refusedField(acts.failure, 'fichier', erreurs.fichierIllisible)
  }
  return (
    <ActForm form={form} onSend={send} onDone={onDone} acts={acts} confirm={textes.boutonDeposer}>
      <FileField name="fichier" label={textes.fichier} hint={textes.auPlus(formatTaille(tailleMax))} accept={pdf} names="nom" />
      <TextField name="nom" label={textes.nom} maxLength={255} />
      <FileProgress percent={percent} nom={nameOf(form.getValues())} />
    </ActForm>
  )
}
