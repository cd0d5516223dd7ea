import * as z from 'zod/mini'
import { LeveeContestation, MotifContestation } from 'domain/rattachements/contestation'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const params = z.strictObject({ numero: NumeroAssociation, uuid: z.uuid() })

export const contesterRattachement = call({
  method: 'POST',
  path: '/api/association/:numero/rattachement/:uuid/contestation',
  acces: 'connecte',
  summary:
    'Contests rights given on an association, once per person and attachment: for attached users who cannot end these rights. The court gets a mail.',
  params,
  body: z.strictObject({ motif: MotifContestation }),
})

export const leverContestationRattachement = call({
  method: 'POST',
  path: '/api/greffe/association/:numero/rattachement/:uuid/levee-contestation',
  acces: 'greffe',
  summary: 'Answers every contest of an attachment, which stays. Those who contested it get the reason by mail.',
  params,
  body: LeveeContestation,
})

const text = z.string()

export const listerRattachementsContestes = call({
  method: 'GET',
  path: '/api/greffe/rattachement-conteste',
  acces: 'greffe',
  summary: "The attachments of the clerk's courts that somebody contests and the court has not answered, the oldest contest first.",
  answer: z.array(z.object({ uuid: text, association: text, denomination: text, prenom: text, nom: text, depuis: text })),
})
