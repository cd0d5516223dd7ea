import type { getSecondFacteur } from 'contract/compte/second-facteur'
import type { Answer } from 'contract/core/call'
import { textesSecondFacteur } from 'domain/compte/textes-second-facteur'
import { useCopy } from '../core/use-copy.ts'
import { Button } from '../core/widgets/Button.tsx'

type Inscription = NonNullable<Answer<typeof getSecondFacteur>['inscription']>

const { etapes, image, cle: keyLabel, copier, copiee, surCeTelephone, ...textes } = textesSecondFacteur
/** White modules that a reader needs around the dark ones (ISO/IEC 18004). */
const quiet = 4

/** What the staff does once: gives the key to the application of their telephone, by picture or by text. */
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
