import { expect, test } from 'vitest'
import { editablePages } from 'domain/app/editable-pages'
import { defaultPages } from 'domain/app/default-pages'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const office = await testOffice({
  COURRIEL_SUPPORT: 'aide@exemple.fr',
  TELEPHONE_SUPPORT: '03 88 11 22 33',
  CONFORMITE_ACCESSIBILITE: 'partiellement',
  TAILLE_MAX: '10485760',
})
const { app, db, clock, settings } = office
const administrator = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
const colleague = await someone(office, { prenom: 'Basile', nom: 'Renfort', authorities: ['USAGER', 'ADMINISTRATION'] })

const get = async (id: string) => (await app.inject(`/api/page/${id}`)).json<{ contenu: string; modifieeLe: string | null }>()
const toEdit = async (id: string) => {
  const answer = await app.inject({ url: `/api/administration/pages/${id}`, headers: administrator.bearer })
  return answer.json<{
    contenu: string
    parDefaut: boolean
    version: number
    modifieePar: string | null
    valeurs: Record<string, string>
  }>()
}
const put = (id: string, payload: unknown, { bearer } = administrator) =>
  app.inject({ method: 'PUT', url: `/api/page/${id}`, headers: bearer, payload: payload as object })

test.each(editablePages)(
  '[HEAD-09] [HEAD-15] without an administrator, %s says the text of the product, with no name left between braces',
  async (id) => {
    const { contenu, modifieeLe } = await get(id)
    expect(contenu.length).toBeGreaterThan(500)
    expect(contenu).not.toMatch(/\{\w+\}/)
    expect(modifieeLe).toBeNull()
  },
)

test('the names between braces are replaced by the settings and the courts of the server', async () => {
  const { contenu } = await get('aide')
  expect(contenu).toContain('aide@exemple.fr ou 03\u00A088\u00A011\u00A022\u00A033')
  expect(contenu).toContain('tous ensemble au plus 10,00\u00A0Mo')
  expect(contenu.match(/^\| Tribunal (judiciaire|de proximité) .*\| .+ \|$/gm)).toHaveLength(16)
  expect((await get('accessibilite')).contenu).toContain(`s'applique au site \`${settings.baseUrl}\`.`)
  expect((await get('accessibilite')).contenu).toContain('est **en conformité partielle** avec le référentiel')
})

test('the text of an administrator is published exactly, and the journal keeps its author, its date and its content', async () => {
  const contenu = '  ## Été\n\n\tÉcrire à {courriel}, {inconnu} <script>alert(1)</script>  \n'
  expect((await put('cgu', { contenu, version: 0 })).json()).toEqual({ version: 1 })
  expect(await get('cgu')).toEqual({
    contenu: contenu.replace('{courriel}', 'aide@exemple.fr'),
    modifieeLe: clock.at.toISOString(),
  })
  expect(await toEdit('cgu')).toMatchObject({ contenu, parDefaut: false, version: 1, modifieePar: 'Ada Support' })
  const [act, ...others] = await actesDe(db, 'page', 'cgu')
  expect(others).toEqual([])
  expect(act).toMatchObject({
    type: 'MODIFICATION',
    auteur: administrator.uuid,
    instant: clock.at,
    contenu: { version: 1 },
    texte: contenu,
  })
  expect(await findBrokenLigne(db, 'page', 'cgu')).toBeNull()
})

test('a text based on an older version is refused by a sentence that names who wrote meanwhile; the stored one stays', async () => {
  await put('faq', { contenu: 'Le premier texte', version: 0 }, colleague)
  for (const version of [0, 7, 2_147_483_647]) {
    const answer = await put('faq', { contenu: 'Le second texte', version })
    expect(answer.statusCode).toBe(409)
    expect(answer.json<{ message: string }>().message).toBe(
      "Basile Renfort a enregistré cette page le 20/11/2026 à 11\u00A0h\u00A000, après que vous l'avez ouverte. Votre texte n'est pas enregistré.",
    )
  }
  expect((await get('faq')).contenu).toBe('Le premier texte')
  expect(await actesDe(db, 'page', 'faq')).toHaveLength(1)
})

test('of eight administrators saving at once, one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, rank) => put('cookies', { contenu: `Texte ${rank}`, version: 0 })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect((await toEdit('cookies')).version).toBe(1)
})

test('the product’s own text can be restored, and version numbers are never reused', async () => {
  await put('mentions-legales', { contenu: 'Autre chose', version: 0 })
  expect((await put('mentions-legales', { contenu: null, version: 1 })).json()).toEqual({ version: 2 })
  expect((await get('mentions-legales')).modifieeLe).toBeNull()
  expect(await toEdit('mentions-legales')).toMatchObject({ contenu: defaultPages['mentions-legales'], parDefaut: true, version: 2 })
  expect((await put('mentions-legales', { contenu: 'Trop tard', version: 1 })).statusCode).toBe(409)
  expect((await actesDe(db, 'page', 'mentions-legales')).map(({ type }) => type)).toEqual(['MODIFICATION', 'RETABLISSEMENT'])
})

test('the list says what is still left to the ministry, and names the author of the other pages', async () => {
  await put('donnees-personnelles', { contenu: 'Tout est dit.', version: 0 }, colleague)
  const answer = await app.inject({ url: '/api/administration/pages', headers: administrator.bearer })
  const list = answer.json<{ id: string; aCompleter: number; modifieePar: string | null }[]>()
  expect(list.map(({ id }) => id)).toEqual([...editablePages])
  expect(list.find(({ id }) => id === 'donnees-personnelles')).toMatchObject({ aCompleter: 0, modifieePar: 'Basile Renfort' })
  expect(list.find(({ id }) => id === 'accessibilite')).toMatchObject({ aCompleter: 6, modifieePar: null })
})

test.each([
  [{ contenu: '   ', version: 0 }, 'contenu'],
  [{ contenu: 'x'.repeat(50_001), version: 0 }, 'contenu'],
  [{ contenu: 'un\u0000deux', version: 0 }, 'contenu'],
  [{ contenu: 'x', version: 1.5 }, 'version'],
])('%o is refused on its field', async (payload, field) => {
  const answer = await put('aide', payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ errors: { field: string }[] }>().errors).toEqual([expect.objectContaining({ field })])
})

test('an unknown page cannot be written', async () => {
  expect((await put('accueil', { contenu: 'x', version: 0 })).statusCode).toBe(400)
})
