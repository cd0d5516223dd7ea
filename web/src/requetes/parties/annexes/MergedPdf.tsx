import { useEffect, useRef } from 'react'
import { formatTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import type { Reunion } from './use-ajout.ts'

/** The PDF made from the photographed pages, which the court will read. The person sees it before keeping it. */
export const MergedPdf = ({ reunion: { nom, fichier, see, keep, goBack } }: { reunion: Reunion }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="told">
      <p>{textesAnnexes.reunie(formatTaille(fichier.taille))}</p>
      <Buttons>
        <Button onClick={keep}>{textesAnnexes.garder}</Button>
        <Button look="secondary" onClick={see}>
          {textesFichiers.consulter(nom, textesFichiers.formats['application/pdf'], formatTaille(fichier.taille))}
        </Button>
        <Button look="tertiary" onClick={goBack}>
          {textesAnnexes.revenir}
        </Button>
      </Buttons>
    </div>
  )
}
