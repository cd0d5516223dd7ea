import type * as z from 'zod/mini'
import { lireNumerisation, type Numerisation } from 'contract/numerisation/numerisation'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes/espace-greffe'
import { ActSection } from '../../core/acts/ActSection.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { useDocument } from '../../core/api/use-document.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { DocumentLink } from '../../core/widgets/DocumentLink.tsx'
import { advanceOf } from './advance-of.ts'
import { DepositForm } from './DepositForm.tsx'
import { PaperDossier } from './PaperDossier.tsx'

interface Props {
  numero: string
  numerisation: z.output<typeof Numerisation>
  /** Whether the court holds a paper file. */
  dossierPapier: boolean
  acts: Acts
}

const { etats } = textes

const sentence = ({ etat, traiteeLe }: Props['numerisation']): string => {
  const le = traiteeLe === null ? '' : formatJour(jourDeParis(new Date(traiteeLe)))
  switch (etat) {
    case 'DISPONIBLE':
    case 'NON_TROUVEE':
      return etats[etat](le)
    case 'EN_COURS_ATTACHE':
      return etats.EN_COURS
    case 'POSSIBLE':
    case 'EN_COURS':
    case 'NON_DISPONIBLE':
      return etats[etat]
  }
}

/** STAFF-19: the state of the paper file's digitisation, and the court's acts on it. */
export const CourtDigitisation = ({ numero, numerisation, dossierPapier, acts }: Props) => {
  const { heading, removed, removals } = useFocusAfterRemoval()
  const { open, fetching } = useDocument()
  const { doc, etat } = numerisation
  return (
    <>
      <ActSection title={textes.etatTitre} heading={heading}>
        <p>{sentence(numerisation)}</p>
        {doc && (
          <DocumentLink
            nom={doc.nom}
            taille={doc.taille}
            busy={fetching}
            onOpen={() => void open(lireNumerisation, { params: { numero, nom: doc.nom } }, doc.nom)}
          />
        )}
      </ActSection>
      <ActSection title={textes.deposer}>
        <DepositForm key={removals} numero={numero} acts={acts} onDone={removed} />
      </ActSection>
      <PaperDossier numero={numero} avancement={advanceOf(etat)} dossierPapier={dossierPapier} acts={acts} onDone={removed} />
    </>
  )
}
