import * as z from 'zod/mini'
import { PageEditable } from 'domain/app/pages-editables'
import { texteObligatoire } from 'domain/core/texte'
import { call } from '../core/call.ts'

const params = z.object({ id: PageEditable })
const path = '/api/page/:id'

export const getPage = call({
  method: 'GET',
  path,
  acces: 'public',
  summary: 'A page of the footer in Markdown: what an administrator wrote, else the text the product comes with.',
  params,
  answer: z.object({ contenu: z.string(), version: z.int(), modifieeLe: z.nullable(z.string()) }),
})

export const modifierPage = call({
  method: 'PUT',
  path,
  acces: 'administration',
  summary: 'Replaces the text of a page; 409 when somebody else changed it since `version` was read.',
  params,
  body: z.strictObject({ contenu: texteObligatoire(50_000), version: z.int() }),
  answer: z.object({ version: z.int() }),
})
