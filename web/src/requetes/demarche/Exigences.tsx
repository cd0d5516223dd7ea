import { useId } from 'react'
import type { ErreurChamp } from 'domain/core/erreurs'
import { metExigences, type Conseil } from 'domain/requetes/depot/completude'
import { textesCompletude } from 'domain/requetes/textes/completude'
import type { FiledType } from 'domain/requetes/types'
import { useMots } from '../dossier-context.ts'

const { examen } = textesCompletude

const Liste = ({ titre, explication, phrases }: { titre: string; explication: string; phrases: readonly string[] }) => {
  const id = useId()
  return (
    phrases.length > 0 && (
      <section className="summary" aria-labelledby={id}>
        <h4 id={id} className="fr-h6">
          {titre}
        </h4>
        <p>{explication}</p>
        <ul>
          {phrases.map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
      </section>
    )
  )
}

interface Props {
  type: FiledType
  erreurs: readonly ErreurChamp[]
  conseils: readonly Conseil[]
}

/** The requirements of the law, each with its article: those the form has checked, then those only the court can check (FINAL-06). */
export const Exigences = ({ type, erreurs, conseils }: Props) => {
  const { present, tribunal } = useMots().completude
  return (
    <>
      <Liste {...present} phrases={metExigences(type, erreurs, conseils)} />
      <Liste {...tribunal} phrases={examen[type]} />
    </>
  )
}
