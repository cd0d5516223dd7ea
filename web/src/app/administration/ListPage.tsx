import { useState } from 'react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { nomsDeListes, type NomDeListe } from 'domain/core/listes'
import { textesListes as textes } from 'domain/core/textes/listes'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { ElementForm, NewElementForm } from './ElementForm.tsx'
import { ElementsTable } from './ElementsTable.tsx'

const route = getRouteApi('/donnees/administration/listes/$liste')

type Opened = { id: string; nom: string } | 'new' | null

const List = ({ liste }: { liste: NomDeListe }) => {
  const acts = useAct(textes.echec)
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const add = liste in textes.ajouter ? textes.ajouter[liste as keyof typeof textes.ajouter] : null
  const element = opened === 'new' ? null : opened
  return (
    <Page title={textes.titres[liste]}>
      <p>
        <Link to="/administration/listes">{textes.toutes}</Link>
      </p>
      <p>{textes.effets[liste]}</p>
      {add !== null && (
        <p>
          <Button onClick={() => setOpened('new')}>{add}</Button>
        </p>
      )}
      <ElementsTable liste={liste} onOpen={({ id, nom }) => setOpened({ id, nom })} />
      <Dialog open={opened === 'new'} title={add ?? ''} onClose={close}>
        {opened === 'new' && <NewElementForm liste={liste} acts={acts} onClose={close} />}
      </Dialog>
      <Dialog open={element !== null} title={element === null ? '' : textes.modifierUn(element.nom)} onClose={close}>
        {element !== null && <ElementForm key={element.id} liste={liste} id={element.id} acts={acts} onClose={close} />}
      </Dialog>
    </Page>
  )
}

/** One reference list: search, correct, add, withdraw (STAFF-25). */
export const ListPage = () => {
  const { liste: asked } = route.useParams()
  const liste = nomsDeListes.find((one) => one === asked)
  return liste === undefined ? <NotFoundPage /> : <List key={liste} liste={liste} />
}
