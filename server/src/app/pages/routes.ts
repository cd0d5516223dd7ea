import { setTimeout } from 'node:timers/promises'
import * as calls from 'contract/app/pages'
import { textesPages } from 'domain/app/textes/pages'
import { editablePages, type EditablePage } from 'domain/app/editable-pages'
import { interpolate } from 'domain/app/interpolate'
import { isAway } from '../../core/away.ts'
import type { Db } from '../../core/database.ts'
import type { Door, Office } from '../../core/door.ts'
import { editPage } from './edit.ts'
import { getPage } from './sql.ts'
import { valeursDesPages } from './valeurs.ts'

type Page = Awaited<ReturnType<typeof getPage>>

/** The product's own text has no date: restoring it is not an update of the page. */
const modificationDe = ({ parDefaut, enregistreeLe, enregistreePar }: Page) => ({
  modifieeLe: parDefaut ? null : (enregistreeLe?.toISOString() ?? null),
  modifieePar: parDefaut ? null : enregistreePar,
})

const read = async (office: Pick<Office, 'db' | 'settings'>, id: EditablePage) => {
  const page = await getPage(office.db, id)
  return { contenu: interpolate(page.contenu, await valeursDesPages(office)), ...modificationDe(page) }
}

/** Milliseconds that a reader of texts waits for the database. */
const patienceMs = 1000

/** Last reading of each page, by database. */
const dernieres = new WeakMap<Db, Map<EditablePage, Awaited<ReturnType<typeof read>>>>()

/**
 * Returns a page as anybody reads it. While the database is away, returns its last reading: people then need the support's address most.
 */
export const readPage = async (office: Pick<Office, 'db' | 'settings'>, id: EditablePage) => {
  const lues = dernieres.get(office.db) ?? new Map()
  dernieres.set(office.db, lues)
  const derniere = lues.get(id)
  const lue = read(office, id).then((page) => {
    lues.set(id, page)
    return page
  })
  if (derniere === undefined) return lue
  const otherwise = (error: unknown) => {
    if (isAway(error)) return derniere
    throw error
  }
  return Promise.race([lue.catch(otherwise), setTimeout(patienceMs, derniere, { ref: false })])
}

/** Serves the pages of the footer, and their editing by an administrator. */
export const pagesRoutes = (door: Door): void => {
  door.serve(calls.getPage, ({ params }, office) => readPage(office, params.id))

  door.serve(calls.listerPages, async (_, { db }) =>
    Promise.all(
      editablePages.map(async (id) => {
        const page = await getPage(db, id)
        return { id, aCompleter: page.contenu.split(textesPages.aCompleter).length - 1, ...modificationDe(page) }
      }),
    ),
  )

  door.serve(calls.getPageAEditer, async ({ params }, office) => {
    const page = await getPage(office.db, params.id)
    return { ...page, ...modificationDe(page), valeurs: await valeursDesPages(office) }
  })

  door.serve(calls.modifierPage, async ({ params, body }, office) => ({
    version: await editPage(office, office.user.uuid, params.id, body),
  }))
}
