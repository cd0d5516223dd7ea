import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { callAs, tokenOf } from './api.ts'
import { testPassword, signIn, type Declarant } from './people.ts'

const site = () => process.env['E2E_URL'] ?? ''

interface Joined {
  annexe: { nom: string }
  fichier: { sha256: string }
}

interface Saisie {
  association: { informations: { denomination: string } }
  annexes: Joined[]
}

/** A whole draft: its values, and the bytes of its files. */
export interface WholeDraft {
  contenu: { saisie: Saisie; etape: string; atteinte: number }
  fichiers: Blob[]
}

const idOf = (page: Page): string => new URL(page.url()).searchParams.get('brouillon') ?? ''

/** Waits until the form is saved and the address names its draft. */
export const saved = (page: Page): Promise<void> => expect(page.getByText(/^Enregistré à \d+\sh\s\d\d$/)).toBeVisible()

/** Deletes the drafts left by an earlier journey. */
export const forgetDrafts = async ({ email }: Declarant): Promise<void> => {
  const token = await tokenOf(email, testPassword)
  const { json } = await callAs(token, 'GET', '/api/brouillon')
  for (const { id } of json as { id: string }[]) await callAs(token, 'DELETE', `/api/brouillon/${id}`)
}

/** Reads the draft of the page, once it is saved with this number of files. */
export const readDraft = async (page: Page, { email }: Declarant, files: number): Promise<WholeDraft> => {
  const token = await tokenOf(email, testPassword)
  const path = () => `/api/brouillon/${idOf(page)}`
  await expect.poll(async () => ((await callAs(token, 'GET', path())).json as WholeDraft | null)?.contenu.saisie.annexes.length).toBe(files)
  const { contenu } = (await callAs(token, 'GET', path())).json as WholeDraft
  const headers = { authorization: `Bearer ${token}` }
  const read = ({ fichier }: Joined) => fetch(`${site()}${path()}/document/${fichier.sha256}`, { headers }).then((answer) => answer.blob())
  return { contenu, fichiers: await Promise.all(contenu.saisie.annexes.map(read)) }
}

/**
 * Copies a draft under another name through the API, and opens it at its last step. Journeys about what follows need not type it
 * again.
 */
export const openCopy = async (page: Page, person: Declarant, { contenu, fichiers }: WholeDraft, denomination: string): Promise<void> => {
  const token = await tokenOf(person.email, testPassword)
  const id = crypto.randomUUID()
  const saisie = structuredClone(contenu.saisie)
  saisie.association.informations.denomination = denomination
  const save = (revision: number) => {
    const body = {
      type: 'CREATION',
      association: null,
      denomination,
      contenu: { saisie, etape: 'final', atteinte: 4 },
      revision,
      ecrivain: id,
    }
    return callAs(token, 'PUT', `/api/brouillon/${id}`, body)
  }
  expect((await save(0)).status).toBe(200)
  for (const [rank, { annexe }] of saisie.annexes.entries()) {
    const body = new FormData()
    body.append('document', new Blob([JSON.stringify(annexe)], { type: 'application/json' }))
    body.append('fichier', fichiers[rank] ?? new Blob(), annexe.nom)
    const answer = await fetch(`${site()}/api/brouillon/${id}/document`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    expect(answer.status).toBe(201)
  }
  await signIn(page, person, `/creation?brouillon=${id}&etape=final`)
}
