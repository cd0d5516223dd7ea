import { maxOuverture, temporaryAdresseMs } from 'domain/core/constants'

/** A `blob:` URL has our origin, so only these types may open in a tab (docs/threat-model.md, C7). */
const shown = ['application/pdf', 'image/jpeg', 'image/png']

/** Opens a document in a new tab. Downloads it instead when it is large (CONST-10), of another type, or when `saved` is true. */
export const deliverDocument = (blob: Blob, nom: string, saved = false) => {
  const type = shown.find((each) => each === blob.type)
  const url = URL.createObjectURL(new Blob([blob], { type: type ?? 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  if (saved || type === undefined || blob.size > maxOuverture) link.download = nom
  else link.target = '_blank'
  link.rel = 'noopener'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), temporaryAdresseMs)
}
