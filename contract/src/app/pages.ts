import * as z from 'zod/mini'
import { editablePages } from 'domain/app/editable-pages'
import { requiredCorps } from 'domain/core/texte'
import { call } from '../core/call.ts'

const PageEditable = z.enum(editablePages)
const params = z.object({ id: PageEditable })
const path = '/api/page/:id'
const aEditer = '/api/administration/pages'

/** Last edit of the page. Both are null while the page shows its default text. */
const modification = { modifieeLe: z.nullable(z.string()), modifieePar: z.nullable(z.string()) }

export const getPage = call({
  method: 'GET',
  path,
  acces: 'public',
  summary: 'A page of the footer in Markdown: what an administrator wrote, else the text the product comes with; names replaced.',
  params,
  answer: z.object({ contenu: z.string(), modifieeLe: z.nullable(z.string()) }),
})

export const listerPages = call({
  method: 'GET',
  path: aEditer,
  acces: 'administration',
  summary: 'The pages an administrator may edit; `aCompleter` counts what they still leave to the ministry.',
  answer: z.array(z.object({ id: PageEditable, aCompleter: z.int(), ...modification })),
})

export const getPageAEditer = call({
  method: 'GET',
  path: `${aEditer}/:id`,
  acces: 'administration',
  summary: 'The text of a page as it is written, its version, and the values of the names it may hold between braces.',
  params,
  answer: z.object({
    contenu: z.string(),
    parDefaut: z.boolean(),
    version: z.int(),
    ...modification,
    valeurs: z.record(z.string(), z.string()),
  }),
})

export const modifierPage = call({
  method: 'PUT',
  path,
  acces: 'administration',
  summary: 'Replaces the text of a page, null for the product’s own; 409 when somebody else changed it since `version` was read.',
  params,
  body: z.strictObject({ contenu: z.nullable(requiredCorps(50_000)), version: z.int() }),
  answer: z.object({ version: z.int() }),
})
