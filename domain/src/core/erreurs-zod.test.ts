import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { erreursDeZod } from './erreurs-zod.ts'
import { sous } from './erreurs.ts'
import { requiredLigne } from './texte.ts'

const schema = z.strictObject({ documents: z.array(z.strictObject({ date: requiredLigne(5) })), n: z.number() })

test("[ERR-20] errors carry the portal's field paths", () => {
  const { error } = schema.safeParse({ documents: [{ date: 'a' }, { date: '' }], n: 1 })
  expect(erreursDeZod(error?.issues ?? [])).toEqual([{ field: 'documents[1].date', defaultMessage: 'le champ est obligatoire' }])
})

test('an issue that its schema does not word gets a French message', () => {
  const { error } = schema.safeParse({ documents: [], n: 'x' })
  expect(erreursDeZod(error?.issues ?? [])).toEqual([{ field: 'n', defaultMessage: "Cette valeur n'est pas valide." }])
})

const tout = z.strictObject({
  obligatoire: z.string(),
  nul: z.int(),
  type: z.boolean(),
  long: z.string().check(z.maxLength(3)),
  court: z.string().check(z.minLength(1)),
  liste: z.array(z.string()).check(z.maxLength(1)),
  grand: z.int().check(z.lte(5)),
  petit: z.int().check(z.gte(2)),
  choix: z.enum(['A', 'B']),
  motif: z.string().check(z.regex(/^[A-Z]{3}\d{6}$/)),
  uuid: z.uuid(),
  email: z.email(),
  union: z.union([z.string(), z.boolean()]),
  regle: z.string().check(z.refine(() => false)),
})
const valeurs = {
  nul: null,
  type: 'oui',
  long: 'abcd',
  court: '',
  liste: ['a', 'b'],
  grand: 6,
  petit: 1,
  choix: 'C',
  motif: 'x',
  uuid: 'x',
  email: 'x',
  union: 1,
  regle: 'x',
}

test.each([
  ['no language', () => {}],
  ['the English of full zod', () => z.config(z.locales.en())],
])('every refusal has the words of the product, whatever a library registers: %s', (_, register) => {
  register()
  const { error } = tout.safeParse(valeurs)
  expect(Object.fromEntries(erreursDeZod(error?.issues ?? []).map(({ field, defaultMessage }) => [field, defaultMessage]))).toEqual({
    obligatoire: 'le champ est obligatoire',
    nul: 'le champ est obligatoire',
    type: "Cette valeur n'est pas valide.",
    long: 'Le texte ne peut dépasser 3\u00a0caractères.',
    court: 'le champ est obligatoire',
    liste: 'La liste ne peut dépasser 1\u00a0éléments.',
    grand: 'Cette valeur ne peut dépasser 5.',
    petit: 'Cette valeur ne peut être inférieure à 2.',
    choix: 'Choisissez une valeur de la liste.',
    motif: "Cette valeur n'est pas valide.",
    uuid: "Cette valeur n'est pas valide.",
    email: 'Indiquez une adresse courriel valide, par exemple nom@exemple.fr.',
    union: "Cette valeur n'est pas valide.",
    regle: "Cette valeur n'est pas valide.",
  })
})

test('each unknown field is refused under its own name', () => {
  const { error } = schema.safeParse({ documents: [{ date: 'a', statut: 'INSCRITE' }], n: 1, gestion: true })
  expect(erreursDeZod(error?.issues ?? [])).toEqual([
    { field: 'documents[0].statut', defaultMessage: 'Ce champ est inconnu.' },
    { field: 'gestion', defaultMessage: 'Ce champ est inconnu.' },
  ])
})

test('the errors of a part are prefixed with the path of the whole', () => {
  expect(sous('documents[2]', [{ field: 'date', defaultMessage: 'x' }])).toEqual([{ field: 'documents[2].date', defaultMessage: 'x' }])
})
