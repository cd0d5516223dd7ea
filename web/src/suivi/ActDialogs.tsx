import type { ReactNode } from 'react'
import type { ActeQuiDemande } from 'domain/requetes/actes/obstacles'
import { textesDesActes } from 'domain/requetes/actes/textes'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import { DateActForm } from './DateActForm.tsx'
import { sortOf, type DossierData } from './dossier.ts'
import { HandOverForm } from './HandOverForm.tsx'
import { OppositionForm } from './OppositionForm.tsx'
import { InscriptionForm } from './InscriptionForm.tsx'
import type { Acts } from '../core/acts/use-act.ts'

interface Props {
  asking: ActeQuiDemande | null
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

const content = ({ asking, dossier, acts, onClose }: Props): [title: string, form: ReactNode] => {
  const given = { dossier, acts, onClose }
  switch (asking) {
    case 'COMMUNICATION_PREFET':
    case 'REPONSE_PREFET':
    case 'RECEPTION_STATUTS':
    case 'RENVOI_STATUTS':
      return [textesDesActes[asking].nom, <DateActForm key={asking} acte={asking} {...given} />]
    case 'INSCRIPTION':
      return [textesEspaceGreffe.inscrire[sortOf(dossier)].titre(dossier.denomination), <InscriptionForm key={asking} {...given} />]
    case 'OPPOSITION_PREFET':
    case 'LEVEE_OPPOSITION':
      return [textesDesActes[asking].nom, <OppositionForm key={asking} acte={asking} {...given} />]
    case 'REMISE':
      return [textesEspaceGreffe.remettreTitre, <HandOverForm key={asking} {...given} />]
    case 'CORRECTION':
      return [textesDesActes.CORRECTION.bouton, <CorrectionForm key={asking} {...given} />]
    // Their forms come with the pages of the demands; dossier.ts shows no button for them until then.
    case 'DEMANDE':
    case 'REOUVERTURE':
    case 'RETRAIT_DEMANDE':
    case 'PROJET_REJET':
    case 'ABANDON_REJET':
    case 'REJET':
    case null:
      return ['', null]
  }
}

/** One dialog, with the form of the act asked for. */
export const ActDialogs = (props: Props) => {
  const [title, form] = content(props)
  return (
    <Dialog open={props.asking !== null} title={title} onClose={props.onClose}>
      {form}
    </Dialog>
  )
}
