import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Utilisateur } from 'contract/compte/compte'
import { creerReprise } from 'contract/greffe/association'
import type { Answer } from 'contract/core/call'
import { textesGreffeCreationReprise as textes } from 'domain/association/textes/greffe-creation-reprise'
import { useUser } from '../../compte/use-user.ts'
import { WithKept } from '../../compte/WithKept.tsx'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { Page } from '../../core/layout/Page.tsx'
import { BackToQueues } from '../tray/BackToQueues.tsx'
import { placeOf } from '../../core/place.ts'
import { creationReprise, emptyCreationReprise, inspect, type CreationRepriseSaisie } from './creation-reprise-form.ts'
import { CreationRepriseFields } from './CreationRepriseFields.tsx'
import { renameField } from './reprise-form.ts'
import './greffe.css'

const CreationReprise = ({ tribunaux }: Pick<Utilisateur, 'tribunaux'>) => {
  const initial = emptyCreationReprise(tribunaux.length === 1 ? (tribunaux[0]?.id ?? '') : '')
  const given = useGiven<CreationRepriseSaisie>('creation-reprise')
  const form = useCheckedForm<CreationRepriseSaisie>(given ?? initial, inspect, renameField)
  const { errors } = useFormState({ control: form.control })
  const acts = useAct(textes.echec)
  const navigate = useNavigate()
  const requetes = useSearch({ from: '/donnees/greffe/association/reprise' })
  const left = useRef(false)
  const dirty = () => !left.current && differs(form.getValues(), initial)
  useKeeping('creation-reprise', () => (dirty() ? form.getValues() : null))
  const send = (saisie: CreationRepriseSaisie) =>
    acts.attempt(creerReprise, { body: creationReprise(saisie) }, (created) => textes.fait(created.numero))
  const open = ({ numero }: Answer<typeof creerReprise>) => {
    left.current = true
    void navigate({ to: '/greffe/association/$numero', params: { numero }, search: { requetes: placeOf(requetes) } })
  }
  return (
    <Page title={textes.titre} inError={Object.keys(errors).length > 0}>
      <BackToQueues search={requetes} />
      <p>{textes.texte}</p>
      <ActForm printed form={form} rename={renameField} onSend={send} onDone={open} acts={acts} confirm={textes.bouton}>
        <CreationRepriseFields tribunaux={tribunaux} />
      </ActForm>
      <LeaveGuard dirty={dirty} />
    </Page>
  )
}

/** STAFF-18: enters in the register an association known only on paper. */
export const CreationReprisePage = () => {
  const user = useUser()
  return (
    <WithKept>
      <QueryAnswer query={user}>{({ tribunaux }) => <CreationReprise tribunaux={tribunaux} />}</QueryAnswer>
    </WithKept>
  )
}
