import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { motifEtat } from '../association/sort.ts'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const text = z.string()

export const suivreAssociation = call({
  method: 'PUT',
  path: '/api/association/:numero/suivi',
  acces: 'connecte',
  summary: 'Follows an association, or stops: a mail at each registered change. A second call changes nothing.',
  params: z.strictObject({ numero: NumeroAssociation }),
  body: z.strictObject({ suivre: z.boolean() }),
})

export const listerSuivies = call({
  method: 'GET',
  path: '/api/utilisateur/suivies',
  acces: 'connecte',
  summary: 'The associations the person follows, by name.',
  answer: z.array(z.object({ numero: text, nom: text, etat: z.enum(etatsAssociation), motifEtat, depuis: text })),
})

export const arreterSuivi = call({
  method: 'POST',
  path: '/api/suivi/arret',
  acces: 'public',
  summary: 'Stops following an association, by the link of a mail, without signing in. An unknown or used link answers 412.',
  body: z.strictObject({ code: text.check(z.maxLength(100)) }),
  answer: z.object({ denomination: text }),
})
