import type { ReactNode } from 'react'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesAvis } from 'domain/requetes/textes/avis'
import { textesSignature } from 'domain/requetes/textes/signature'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import { DateActForm } from './DateActForm.tsx'
import { DemandForm } from '../demandes/DemandForm.tsx'
import { PaymentForm } from '../demandes/PaymentForm.tsx'
import { ProjectForm } from '../demandes/ProjectForm.tsx'
import { ReasonForm } from '../demandes/ReasonForm.tsx'
import { RejectForm } from '../demandes/RejectForm.tsx'
import { type ActAsked, type ActProps, sortOf } from '../dossier/dossier.ts'
import { HandOverForm } from './HandOverForm.tsx'
import { NotificationForm } from './NotificationForm.tsx'
import { OppositionForm } from './OppositionForm.tsx'
import { NoticeForm } from '../publication/NoticeForm.tsx'
import { PublicationForm } from '../publication/PublicationForm.tsx'
import { InscriptionForm } from './InscriptionForm.tsx'

const { composer, projet, rejeter, avis } = textesGreffeDemandes
const { preparer } = textesSignature

interface Props extends ActProps {
  asking: ActAsked | null
}

/** Acts with long forms open in a side dialog: the declared content stays visible beside them. */
const sideways: readonly (ActAsked | null)[] = ['DEMANDE', 'PROJET_REJET', 'REJET']

const content = ({ asking, ...given }: Props): [title: string, form: ReactNode] => {
  const { dossier } = given
  switch (asking) {
    case 'COMMUNICATION_PREFET':
    case 'REPONSE_PREFET':
    case 'RECEPTION_STATUTS':
    case 'RENVOI_STATUTS':
    case 'RECEPTION_OBSERVATIONS':
      return [textesDesActes[asking].nom, <DateActForm key={asking} acte={asking} {...given} />]
    case 'INSCRIPTION':
      return [textesEspaceGreffe.inscrire[sortOf(dossier)].titre(dossier.denomination), <InscriptionForm key={asking} {...given} />]
    case 'OPPOSITION_PREFET':
    case 'LEVEE_OPPOSITION':
      return [textesDesActes[asking].nom, <OppositionForm key={asking} acte={asking} {...given} />]
    case 'NOTIFICATION':
      return [textesDesActes[asking].nom, <NotificationForm key={asking} {...given} />]
    case 'REMISE':
      return [textesEspaceGreffe.remettreTitre, <HandOverForm key={asking} {...given} />]
    case 'CORRECTION':
      return [textesDesActes.CORRECTION.bouton, <CorrectionForm key={asking} {...given} />]
    case 'DEMANDE':
      return [composer.titre, <DemandForm key={asking} {...given} />]
    case 'PROJET_REJET':
      return [projet.titre, <ProjectForm key={asking} {...given} />]
    case 'REJET':
      return [rejeter.titre(dossier.denomination), <RejectForm key={asking} {...given} />]
    case 'PROJET_ORDONNANCE':
      return dossier.etape === 'OBSERVATIONS'
        ? [preparer.REJET.titre(dossier.denomination), <RejectForm key={asking} {...given} />]
        : [preparer.INSCRIPTION.titre(dossier.denomination), <InscriptionForm key={asking} {...given} />]
    case 'AVIS_FINS_PAIEMENT':
      return [avis.titre, <PaymentForm key={asking} {...given} />]
    case 'AVIS_FIN_PUBLICATION':
      return [textesAvis.greffe.titre, <NoticeForm key={asking} {...given} />]
    case 'CONSTAT_PUBLICATION':
      return [textesDesActes[asking].bouton, <PublicationForm key={asking} {...given} />]
    case 'RETRAIT_DEMANDE':
    case 'ABANDON_REJET':
    case 'LEVEE_CONTESTATION':
    case 'REPRISE_DOSSIER':
      return [textesDesActes[asking].nom, <ReasonForm key={asking} acte={asking} {...given} />]
    case null:
      return ['', null]
  }
}

/** A rejection prepared for the judge has the same form as a rejection, so it opens in the same dialog. */
const actOf = ({ asking, dossier }: Props) => (asking === 'PROJET_ORDONNANCE' && dossier.etape === 'OBSERVATIONS' ? 'REJET' : asking)

/** The dialog that holds the form of the chosen act. */
export const ActDialogs = (props: Props) => {
  const [title, form] = content(props)
  return (
    <Dialog open={props.asking !== null} title={title} onClose={props.onClose} side={sideways.includes(actOf(props))}>
      {form}
    </Dialog>
  )
}
