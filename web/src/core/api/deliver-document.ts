import { ouvertureAuPlus, vieAdresseTemporaireMs } from 'domain/core/constantes'

/** A `blob:` address has our origin: only these types, imposed by us, may be shown in a tab (choice C7). */
const shown = ['application/pdf', 'image/jpeg', 'image/png']

/** Gives a document to the person: in a new tab, or saved when it is large (CONST-10), of another type, or said to be downloaded. */
export const deliverDocument = (blob: Blob, nom: string, saved = false) => {
  const type = shown.find((each) => each === blob.type)
  const url = URL.createObjectURL(new Blob([blob], { type: type ?? 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  if (saved || type === undefined || blob.size > ouvertureAuPlus) link.download = nom
  else link.target = '_blank'
  link.rel = 'noopener'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), vieAdresseTemporaireMs)
}
