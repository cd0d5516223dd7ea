import type { getSecondFacteur } from 'contract/compte/second-facteur'
import type { Answer } from 'contract/core/call'
import { textesSecondFacteur } from 'domain/compte/textes/second-facteur'
import { useCopy } from '../core/use-copy.ts'
import { Button } from '../core/widgets/Button.tsx'

type Inscription = NonNullable<Answer<typeof getSecondFacteur>['inscription']>

const { etapes, image, cle: keyLabel, copier, copiee, surCeTelephone, ...textes } = textesSecondFacteur
/** Width, in modules, of the white margin around a QR code (ISO/IEC 18004). */
const quiet = 4

/** One-time enrolment of a member of the staff: gives the key to their authenticator application, as a QR code or as text. */
export const Enrolment = ({ inscription: { cle, uri, qr } }: { inscription: Inscription }) => {
  const { copied, copy } = useCopy()
  const side = qr.cote + 2 * quiet
  return (
    <>
      <p>{textes.inscription}</p>
      <h2 className="fr-h5">{etapes.application}</h2>
      <p>{textes.application}</p>
      <h2 className="fr-h5">{etapes.cle}</h2>
      <p>{textes.photographier}</p>
      <svg className="second-factor__image" role="img" aria-label={image} viewBox={`${-quiet} ${-quiet} ${side} ${side}`}>
        <path fill="#000" d={qr.chemin} />
      </svg>
      <p className="second-factor__key">
        {keyLabel} <code>{cle}</code>
      </p>
      <div className="second-factor__ways">
        <Button look="secondary" onClick={() => copy(cle.replaceAll(' ', ''))}>
          {copier}
        </Button>
        <a href={uri} className="fr-link">
          {surCeTelephone}
        </a>
        <p role="status" className="reason">
          {copied && copiee}
        </p>
      </div>
      <h2 className="fr-h5">{etapes.code}</h2>
      <p>{textes.recopier}</p>
    </>
  )
}
