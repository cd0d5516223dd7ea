import { useRef } from 'react'
import { demanderRattachement } from 'contract/rattachements/demande'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { defaultLimites } from 'domain/core/fichier'
import { DemandeRattachement, manquesDesAnnexes } from 'domain/rattachements/demande'
import { textesDemande as textes } from 'domain/rattachements/textes/demande'
import type { Outcome } from '../../core/acts/outcome.ts'
import { refusedField } from '../../core/acts/outcome.ts'
import { useAct } from '../../core/acts/use-act.ts'
import { useConstants } from '../../core/constants.ts'
import type { Rename } from '../../core/form/field-errors.ts'
import { isReadable } from '../../core/form/file/readable.ts'
import { useUpload } from '../../core/form/file/use-upload.ts'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { declared, type AnnexeDeDemande } from './annexe-de-demande.ts'

export interface SaisieDemande {
  fonction: string
  message: string
  annexes: AnnexeDeDemande[]
}

const empty: SaisieDemande = { fonction: '', message: '', annexes: [] }
const entered = ({ fonction, message, annexes }: SaisieDemande): boolean => Boolean(fonction || message || annexes.length > 0)

const partOf = ({ fonction, message, annexes }: SaisieDemande) => ({ fonction, message, documents: annexes.map(declared) })

/** Maps `documents`, as in the rules and the server's errors, to the form's `annexes`. */
export const rename: Rename = (field) => (field.startsWith('documents') ? 'annexes' : field)

/** The form of a request for rattachement, kept while the sheet is open, and its sending (ATTACH-10, ATTACH-13, ATTACH-14). */
export const useDemande = (numero: string) => {
  const { mimeAcceptes, tailleFichierMax, tailleRattachementMax } = useConstants() ?? {
    ...defaultLimites,
    tailleRattachementMax: defaultLimites.tailleFichierMax,
  }
  const limites = { mimeAcceptes, tailleFichierMax, tailleMax: tailleRattachementMax }
  const acts = useAct(textes.echec)
  const rendue = useGiven<SaisieDemande>('rattachement')
  const form = useCheckedForm<SaisieDemande>(
    rendue ?? empty,
    (values) => {
      const { documents, ...rest } = partOf(values)
      const read = DemandeRattachement.safeParse({ ...rest, documents })
      const weight = values.annexes.reduce((sum, { file }) => sum + file.size, 0)
      return [...erreursDeZod(read.error?.issues ?? []), ...manquesDesAnnexes(documents, weight, tailleRattachementMax)]
    },
    rename,
  )
  useKeeping('rattachement', () => (entered(form.getValues()) ? form.getValues() : null))
  /** Idempotency key, renewed once the request is recorded: a retry after a cut connection files once. */
  const key = useRef(crypto.randomUUID())
  const { percent, upload } = useUpload<Outcome>()
  const send = async (values: SaisieDemande): Promise<Outcome> => {
    const files = values.annexes.map(({ file }) => file)
    const sent = { params: { numero }, headers: { 'idempotency-key': key.current }, part: partOf(values), files }
    const outcome = await upload(files, (onProgress) => acts.attempt(demanderRattachement, sent, () => textes.succes, { onProgress }))
    if (outcome !== null) return outcome
    const readable = await Promise.all(files.map(isReadable))
    return refusedField(textes.echec, 'annexes', textes.fichierIllisible(values.annexes[readable.indexOf(false)]?.nom ?? ''))
  }
  const done = () => {
    form.reset(empty)
    key.current = crypto.randomUUID()
  }
  return { form, limites, acts, percent, send, done, rendue: rendue !== null }
}

export type AttachmentAsked = ReturnType<typeof useDemande>
