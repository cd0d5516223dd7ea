import { lireLettresPrefet } from 'contract/greffe/lettres-prefet'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { maxLettres } from 'domain/requetes/prefet/lettre-prefet'
import { textesLettrePrefet } from 'domain/requetes/textes/lettre-prefet'
import { textesQueue } from 'domain/suivi/textes/queue'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useDocument } from '../../core/api/use-document.ts'
import { BatchRequetes } from './BatchRequetes.tsx'
import { DayField, useDay } from './DayField.tsx'
import type { Batch, TrayRow } from './use-batch.ts'

const { lettres } = textesQueue.lots

/** Communicates the selected requests to the prefect where due, and downloads all their letters in one PDF (docs/decisions/0087). */
export const LettersForm = ({ batch, onClose }: { batch: Batch; onClose: () => void }) => {
  const { open, fetching } = useDocument()
  const toCommunicate = batch.able('COMMUNICATION_PREFET')
  const communicated = batch.chosen.filter(({ lettre }) => lettre.length === 0)
  const without = batch.chosen.filter((row) => !toCommunicate.includes(row) && !communicated.includes(row))
  const reasonOf = ({ obstacles }: TrayRow) => lettres.raison(obstacles.COMMUNICATION_PREFET)
  const tooMany = toCommunicate.length + communicated.length > maxLettres
  const form = useDay()
  const send = async ({ le }: { le: string }) => {
    await batch.send('COMMUNICATION_PREFET', le, async (done) => {
      const numeros = batch.chosen.filter((row) => communicated.includes(row) || done.includes(row)).map(({ numero }) => numero)
      if (numeros.length === 0) return undefined
      // Saved, not opened: browsers block a new tab this long after the click.
      const given = await open(lireLettresPrefet, { query: { requete: numeros } }, textesLettrePrefet.fichier(numeros), true)
      return { numeros, given }
    })
    return { kind: 'done', answer: undefined } as const
  }
  return (
    <DialogForm
      form={form}
      onSend={send}
      onClose={onClose}
      acts={{ ...batch.acts, busy: batch.acts.busy || fetching }}
      confirm={toCommunicate.length > 0 ? lettres.communiquer : lettres.telecharger}
      blocked={tooMany ? textesLettrePrefet.tropDeLettres(maxLettres) : null}
    >
      {toCommunicate.length > 0 && <DayField label={textesDesActes.COMMUNICATION_PREFET.date} />}
      <BatchRequetes title={lettres.aCommuniquer} rows={toCommunicate} />
      <BatchRequetes title={lettres.communiques} rows={communicated} />
      <BatchRequetes title={lettres.sans} rows={without} of={reasonOf} />
    </DialogForm>
  )
}
