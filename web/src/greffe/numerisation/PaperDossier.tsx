import { useState } from 'react'
import { declarerIntrouvable, reglerDossierPapier } from 'contract/numerisation/numerisation'
import type { Avancement } from 'domain/numerisation/etats'
import { obstaclesGreffeNumerisation, type ActeNumerisation } from 'domain/numerisation/obstacles-greffe'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes/espace-greffe'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

interface Props {
  numero: string
  avancement: Avancement | null
  dossierPapier: boolean
  acts: Acts
  onDone: () => void
}

/** Records whether there is a paper file, and whether it could not be found (DIGIT-09, STAFF-19). */
export const PaperDossier = ({ numero, avancement, dossierPapier, acts, onDone }: Props) => {
  const [asking, setAsking] = useState(false)
  const blocked = (acte: ActeNumerisation) => obstaclesGreffeNumerisation(acte, avancement).join(' ') || null
  const declared = () => {
    setAsking(false)
    onDone()
  }
  const setExistence = (existe: boolean, said: string) =>
    void acts.send(reglerDossierPapier, { params: { numero }, body: { existe } }, () => said)
  return (
    <ActSection title={textes.existence}>
      <p>{dossierPapier ? textes.existe : textes.nExistePas}</p>
      <Buttons>
        {avancement === 'NON_TROUVEE' ? (
          <Button look="secondary" busy={acts.busy} onClick={() => setExistence(true, textes.rouvert)}>
            {textes.rouvrir}
          </Button>
        ) : (
          <Button look="secondary" busy={acts.busy} blocked={blocked('INTROUVABLE')} onClick={() => setAsking(true)}>
            {textes.introuvable}
          </Button>
        )}
      </Buttons>
      <Buttons>
        <Button
          look="tertiary"
          busy={acts.busy}
          blocked={dossierPapier ? blocked('AUCUN_DOSSIER') : null}
          onClick={() => setExistence(!dossierPapier, textes.existenceReglee)}
        >
          {dossierPapier ? textes.direInexistant : textes.direExistant}
        </Button>
      </Buttons>
      <Dialog open={asking} title={textes.introuvableTitre} onClose={() => setAsking(false)}>
        <ActQuestion
          acts={acts}
          confirm={textes.introuvable}
          onSend={() => acts.attempt(declarerIntrouvable, { params: { numero } }, () => textes.introuvableFait)}
          onDone={declared}
          onClose={() => setAsking(false)}
        >
          <p>{textes.introuvableEffet}</p>
        </ActQuestion>
      </Dialog>
    </ActSection>
  )
}
