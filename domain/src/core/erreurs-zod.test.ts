import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { erreursDeZod } from './erreurs-zod.ts'
import { sous } from './erreurs.ts'
import { texteObligatoire } from './texte.ts'

const schema = z.strictObject({ documents: z.array(z.strictObject({ date: texteObligatoire(5) })), n: z.number() })

test("[FORM-04, ERR-20] refusals bear the portal's paths", () => {
  const { error } = schema.safeParse({ documents: [{ date: 'a' }, { date: '' }], n: 1 })
  expect(erreursDeZod(error?.issues ?? [])).toEqual([{ field: 'documents[1].date', defaultMessage: 'le champ est obligatoire' }])
})

test('what a schema has not worded is worded in French', () => {
  const { error } = schema.safeParse({ documents: [], n: 'x' })
  expect(erreursDeZod(error?.issues ?? [])).toEqual([{ field: 'n', defaultMessage: "Cette valeur n'est pas valide." }])
})

test('each unknown field is refused under its own name', () => {
  const { error } = schema.safeParse({ documents: [{ date: 'a', statut: 'INSCRITE' }], n: 1, gestion: true })
  expect(erreursDeZod(error?.issues ?? [])).toEqual([
    { field: 'documents[0].statut', defaultMessage: 'Ce champ est inconnu.' },
    { field: 'gestion', defaultMessage: 'Ce champ est inconnu.' },
  ])
})

test('refusals of a part are seen under the whole', () => {
  expect(sous('documents[2]', [{ field: 'date', defaultMessage: 'x' }])).toEqual([{ field: 'documents[2].date', defaultMessage: 'x' }])
})
