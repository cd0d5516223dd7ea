import { useState } from 'react'
import { flushSync } from 'react-dom'
import { deliverDocument } from '../../web/src/core/api/deliver-document.ts'
import { ConfirmDialog } from '../../web/src/core/dialog/ConfirmDialog.tsx'
import { notify } from '../../web/src/core/notices/notices-store.ts'
import { Alert } from '../../web/src/core/widgets/Alert.tsx'
import { Button } from '../../web/src/core/widgets/Button.tsx'
import { Buttons } from '../../web/src/core/widgets/Buttons.tsx'
import { Card, CardGrid } from '../../web/src/core/widgets/Card.tsx'
import { EmptyState } from '../../web/src/core/widgets/EmptyState.tsx'
import { OrderedList } from '../../web/src/core/widgets/OrderedList.tsx'
import { Stepper, type Step } from '../../web/src/core/widgets/Stepper.tsx'
import { Tabs } from '../../web/src/core/widgets/Tabs.tsx'

const pdf = (size: number) => new Blob([new Uint8Array(size)], { type: 'application/pdf' })

const steps: Step[] = [
  { id: 'declarant', label: 'Déclarant', etat: 'faite', open: true },
  { id: 'association', label: 'Association', etat: 'courante', open: true },
  { id: 'membres', label: 'Membres', etat: 'invalide', open: true },
  { id: 'annexes', label: 'Annexes', etat: 'aVenir', open: false },
]

export const WidgetSection = () => {
  const [step, setStep] = useState('association')
  const [names, setNames] = useState(['Anne', 'Bruno', 'Claire'])
  const [tab, setTab] = useState('a')
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState('')
  const move = (from: number, to: number) => {
    const next = [...names]
    next.splice(to, 0, ...next.splice(from, 1))
    setNames(next)
  }
  /** Closes and reopens the dialog before the browser fires its first close event. */
  const reopen = () => {
    flushSync(() => setAsking(false))
    queueMicrotask(() => setAsking(true))
  }
  return (
    <>
      <Stepper steps={steps} current={step} onGo={setStep} />
      <OrderedList items={names} keyOf={(name) => name} nameOf={(name) => name} onMove={move}>
        {(name) => name}
      </OrderedList>
      <Tabs
        label="Fiche"
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'a', label: 'Informations', content: <p>Contenu A</p> },
          { id: 'b', label: 'Membres', content: <p>Contenu B</p> },
          { id: 'c', label: 'Documents', content: <p>Contenu C</p> },
        ]}
      />
      <CardGrid>
        <Card
          title="Chorale"
          actions={
            <Button look="secondary" onClick={() => setAsking(true)}>
              Retirer la requête
            </Button>
          }
        >
          <p>Contenu</p>
        </Card>
      </CardGrid>
      <Button blocked="Ajoutez un document pour continuer.">Suivant</Button>
      <Alert level="warning" title="Une action est requise de votre part." />
      <EmptyState sentence="Aucun document pour le moment." />
      <Buttons>
        <Button look="tertiary" onClick={() => notify('success', 'La requête a été créée')}>
          Succès
        </Button>
        <Button look="tertiary" onClick={() => notify('error', 'Erreur durant la soumission', ['détail'])}>
          Erreur
        </Button>
        <Button look="tertiary" onClick={() => deliverDocument(pdf(5_000_000), 'petit.pdf')}>
          Petit document
        </Button>
        <Button look="tertiary" onClick={() => deliverDocument(pdf(5_000_001), 'grand.pdf')}>
          Grand document
        </Button>
        <Button look="tertiary" onClick={() => deliverDocument(new Blob(['<b>'], { type: 'text/html' }), 'page.html')}>
          Document HTML
        </Button>
      </Buttons>
      <ConfirmDialog
        open={asking}
        title="Retirer la requête ?"
        confirm="Oui"
        cancel="Non"
        onConfirm={() => {
          setAnswer('oui')
          setAsking(false)
        }}
        onCancel={() => {
          setAnswer('non')
          setAsking(false)
        }}
      >
        <p>Ce retrait est définitif.</p>
        <Button look="tertiary" onClick={reopen}>
          Recommencer
        </Button>
      </ConfirmDialog>
      <output>{answer}</output>
    </>
  )
}
