import { apercevoirAvisFinPublication } from 'contract/greffe/avis'
import { greffeAppels } from 'contract/greffe/actes'
import type { JournalLegal } from 'domain/core/annexe'
import { textes } from 'domain/core/textes/common'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesAvis } from 'domain/requetes/textes/avis'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { callBlob } from '../../core/api/call-api.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { JournalField } from '../../requetes/parties/annexes/JournalField.tsx'
import { LetterPreview } from '../demandes/LetterPreview.tsx'
import { useActForm } from '../dossier/use-act-form.ts'
import { useDemands, type DemandData } from '../dossier/use-demands.ts'
import type { ActProps } from '../dossier/dossier.ts'

const { greffe } = textesAvis
const check = checkBody(apercevoirAvisFinPublication.body)

interface Typed {
  journal: JournalLegal | null
  adresse: string
}

const Notice = ({ dossier, acts, typed, onClose, paid }: ActProps & { paid: JournalLegal | null }) => {
  const acte = 'AVIS_FIN_PUBLICATION'
  const { numero, version, depot } = dossier
  const form = useActForm<Typed>(typed, acte, { journal: paid, adresse: '' }, ({ journal, adresse }) =>
    journal === null ? [{ field: 'journal', defaultMessage: textes.champObligatoire }] : check({ journal, adresse }),
  )
  const params = { numero }
  const said = ({ journal, adresse }: Typed) => ({ journal: journal as JournalLegal, adresse })
  const send = (values: Typed) =>
    acts.attempt(greffeAppels[acte], { params, body: { version, ...said(values) } }, () => textesDesActes[acte].fait)
  const done = () => {
    typed.delete(acte)
    onClose()
  }
  return (
    <DialogForm form={form} onSend={send} onDone={done} onClose={onClose} acts={acts} confirm={greffe.envoyer}>
      <p>{greffe.explication}</p>
      <JournalField name="journal" codePostal={depot.association?.informations.adresse.codePostal ?? ''} sousType="" />
      <TextArea name="adresse" label={greffe.adresse} hint={greffe.aide} rows={3} />
      <LetterPreview<Typed> letterOf={(values) => callBlob(apercevoirAvisFinPublication, { params, body: said(values) })} />
    </DialogForm>
  )
}

/** The newspaper named by the last proof of payment, null without one. The clerk may choose another. */
const newspaperOf = (demands: readonly DemandData[]) =>
  demands
    .findLast(({ type }) => type === 'AVIS_FINS_PAIEMENT')
    ?.tours.flatMap(({ reponse }) => reponse?.pieces ?? [])
    .findLast(({ journal }) => journal !== null)?.journal ?? null

/** Sends the notice to the newspaper (CPC annex art. 30-10). The proof of payment preselects the newspaper. */
export const NoticeForm = (given: ActProps) => {
  const { query } = useDemands(given.dossier)
  return <QueryAnswer query={query}>{(demands) => <Notice {...given} paid={newspaperOf(demands)} />}</QueryAnswer>
}
