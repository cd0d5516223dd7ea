import { useState } from 'react'
import type { AccuseReception } from 'contract/requetes/depot'
import { defaultLimites } from 'domain/core/fichier'
import { DateField } from '../../web/src/core/form/DateField.tsx'
import { TextArea } from '../../web/src/core/form/TextArea.tsx'
import { ClosingScreen } from '../../web/src/requetes/demarche/ClosingScreen.tsx'
import type { FormulaireDemarche, Saisie } from '../../web/src/requetes/demarche.ts'
import { Wizard } from '../../web/src/requetes/demarche/Wizard.tsx'
import { declarantInitial } from '../../web/src/requetes/parties/declarant/saisie-declarant.ts'
import { Lines } from '../../web/src/requetes/parties/Lines.tsx'
import { Fondateurs } from '../../web/src/requetes/parties/membres/Fondateurs.tsx'
import { MembresRead } from '../../web/src/requetes/parties/membres/MembresRead.tsx'
import type { TypedFondateur, MembreEditable } from '../../web/src/requetes/parties/membres/saisie-membres.ts'

interface SaisieDormancy extends Saisie {
  sommeil: { date: string; motif: string }
  temoins: { tous: TypedFondateur[]; dirigeants: MembreEditable[] }
}

const requireValue = (field: string, value: string) => (value === '' ? [{ field, defaultMessage: 'le champ est obligatoire' }] : [])
const requireTemoin = ({ temoins }: SaisieDormancy) =>
  temoins.tous.length === 0 ? [{ field: 'fondateurs', defaultMessage: 'Indiquez un témoin.' }] : []

/** An invented filing, for the tests of this folder: other steps, another form, and the parts of a creation at other paths. */
const miseEnSommeil: FormulaireDemarche<SaisieDormancy> = {
  // The gallery has no server, and the table of filings has no such entry.
  objet: { type: 'CREATION', association: 'EVE000001', guichet: false },
  nom: () => 'Belle endormie',
  textes: {
    demarche: 'Mettre en sommeil une association',
    avantDeCommencer: 'Mettre en sommeil une association : avant de commencer',
    aPreparer: 'Préparez un oreiller.',
    laSuite: 'Le tribunal veille.',
    envoyerStatuts: (numero) => `Rien à envoyer pour ${numero}.`,
    transmise: 'La mise en sommeil a été transmise',
    echec: 'Erreur durant la mise en sommeil',
  },
  initiale: (utilisateur) => ({
    declarant: declarantInitial(utilisateur),
    sommeil: { date: '', motif: '' },
    temoins: { tous: [], dirigeants: [] },
    annexes: [],
    prises: {},
    commentaire: '',
  }),
  etapes: [
    {
      id: 'sommeil',
      label: 'Sommeil',
      contenu: [
        <DateField key="date" name="sommeil.date" label="Date de mise en sommeil" />,
        <TextArea key="motif" name="sommeil.motif" label="Motif" optional />,
      ],
      relecture: <Lines lines={[['Sommeil', 'à la date dite']]} />,
    },
    {
      id: 'fondateurs',
      label: 'Témoins',
      listes: true,
      contenu: <Fondateurs path="temoins.tous" direction="temoins.dirigeants" declarant="declarant" />,
      relecture: <MembresRead direction="temoins.dirigeants" fondateurs="temoins.tous" />,
      manques: requireTemoin,
    },
  ],
  etapeFinale: { id: 'final', label: 'Relire' },
  champEtape: (field) => ['sommeil', 'fondateurs'].find((etape) => field.startsWith(etape)) ?? null,
  check: (etape, saisie) => {
    if (etape === 'sommeil') return requireValue('sommeil.date', saisie.sommeil.date)
    return etape === 'fondateurs' ? requireTemoin(saisie) : []
  },
  destinataire: <p>Le tribunal des songes.</p>,
  submit: async ({ sommeil, temoins, commentaire }) => {
    const tribunal = { libelle: 'Tribunal des songes', adresse: null, complementAdresse: null, codePostal: null, commune: null }
    const nom = JSON.stringify([sommeil.date, temoins.tous.map(({ membre }) => 'nom' in membre && membre.nom), commentaire])
    return { numero: 'R00000007', dateReception: '2026-11-22T05:00:00Z', tribunal, documents: [{ nom, sha256: '0' }] }
  },
}

/** The wizard with that filing. */
export const DemarcheSection = () => {
  const [accuse, setAccuse] = useState<AccuseReception | null>(null)
  if (accuse) return <ClosingScreen accuse={accuse} email="" demarche={miseEnSommeil} />
  return (
    <Wizard demarche={miseEnSommeil} utilisateur={null} limites={defaultLimites} ouvert={null} onReopen={() => {}} onSent={setAccuse} />
  )
}
