import { useId, useState } from 'react'
import { representation } from 'domain/association/representation'
import { textesRepresentation as textes } from 'domain/association/textes/representation'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesActionExtrait } from 'domain/extrait/textes/action'
import { phraseDeVersion } from 'domain/extrait/phrase-de-version'
import { obstaclesAction } from 'domain/registre/obstacles-actions'
import { textesFiche } from 'domain/registre/textes/fiche'
import { Button } from '../core/widgets/Button.tsx'
import { useExtrait } from '../extrait/use-extrait.ts'
import type { FicheData } from './fiche-data.ts'
import './signatories.css'

/** Button that generates the extract, with a note on what it proves (CCL art. 69). */
const Extract = ({ numero }: { numero: string }) => {
  const { generate, enCours } = useExtrait(numero)
  return (
    <div className="signatories__extract">
      <Button look="secondary" busy={enCours} onClick={() => void generate()}>
        {textes.extrait}
      </Button>
      <p role="status" className="fr-text--sm">
        {enCours ? textesActionExtrait.preparation : textes.porteeExtrait}
      </p>
    </div>
  )
}

/**
 * « Qui peut signer ? »: the representatives this reader may see, since when and within which limits. Not shown on an old version. On a
 * phone the proof is folded, so that the tabs fit on the first screen.
 */
export const Signatories = ({ data }: { data: FicheData }) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { association, enVigueur, inscritsLe, juridiction } = data
  if (enVigueur.au !== null) return null
  const { phrase, personnes, limites, auGreffe } = representation({ ...association, successeur: data.derniere.successeur })
  const evenement = data.associationRehydrateVisibles.find((line) => line.association?.ordre === association.version)?.type ?? null
  const hasExtract = obstaclesAction('extrait', data).length === 0
  const since = (uuid: string) => {
    const le = inscritsLe[uuid]
    return le ? textes.depuis(formatJour(le)) : textes.avantReprise
  }
  return (
    <section aria-labelledby={id} className="signatories">
      <h2 id={id} className="fr-h6">
        {textes.titre}
      </h2>
      {personnes.length > 0 && (
        <ul className="fr-raw-list">
          {personnes.map(({ uuid, enMots }) => (
            <li key={uuid}>
              <strong>{enMots}</strong>, {since(uuid)}
            </li>
          ))}
        </ul>
      )}
      <p>
        {phrase} {auGreffe && textes.auGreffe(juridiction.libelle)}
      </p>
      {limites !== null && <p className="signatories__limits">{limites}</p>}
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm signatories__toggle"
        aria-expanded={open}
        aria-controls={`${id}-preuve`}
        onClick={() => setOpen(!open)}
      >
        {textesFiche.preuve(hasExtract)}
      </button>
      <div id={`${id}-preuve`} className="signatories__proof">
        <p className="fr-text--sm">
          {phraseDeVersion(association.version, evenement, formatJour(jourDeParis(new Date(enVigueur.du))))}. {textes.attestation}
        </p>
        {hasExtract && <Extract numero={association.numero} />}
      </div>
    </section>
  )
}
