import { buffer } from 'node:stream/consumers'
import { afterAll, expect } from 'vitest'
import { isPageOfSite } from './pages-of-site.ts'
import { makePdf } from './corpus/corpus.ts'
import { jobsDone, testOffice } from './office.ts'
import { someone } from './people.ts'
import { readPdf } from './read-pdf.ts'

const site = 'https://registre.exemple.fr'

/** Replaces random codes by names, numbered in order of appearance: a code used in place of another gets a different name. */
const namedCodes = (text: string): string => {
  const names = new Map<string, string>()
  const name = (what: string) => (code: string) => {
    if (!names.has(code)) names.set(code, `${what}-${names.size + 1}`)
    return names.get(code) ?? ''
  }
  return text
    .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}\b/g, name('VERIFICATION'))
    .replaceAll(/\b[A-Z2-7]{32}\b/g, name('REPONSE'))
    .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, name('UUID'))
    .replaceAll(/(?<=code=)[\w-]{20,}/g, name('CODE'))
    .replaceAll(/(?<=#|jeton=|token=|\/)[\w-]{43}\b/g, name('JETON'))
}

/** Returns the same bytes each time, so that the digest printed on a document is stable. */
export const samePdf = (texte: string): Promise<Buffer> => makePdf({ texte, creeLe: new Date('2026-10-01T08:00:00Z') })
export const threePdfs = (of: string): Promise<Buffer[]> =>
  Promise.all(['déclaration', 'statuts', 'procès-verbal'].map((texte) => samePdf(`${of}, ${texte}`)))

/**
 * A test server whose whole output is kept for approval. Each step is one day: below it come the mails sent and the documents issued.
 * Every URL in a mail must be that of a page.
 */
export const approvedLife = async () => {
  const office = await testOffice({ BASE_URL: site, PROXY: '1' })
  const { app, db, clock, store } = office
  const lines: string[] = []
  const seen = new Set<string>()
  let steps = 0

  const mails = async () => {
    await jobsDone(db, 'compte')
    const all = await db
      .selectFrom('courriel')
      .select(['id', 'destinataire', 'sujet', 'texte'])
      .orderBy('cree_le')
      .orderBy('destinataire')
      .orderBy('sujet')
      .orderBy('texte')
      .execute()
    for (const { id, destinataire, sujet, texte } of all) {
      if (seen.has(id)) continue
      seen.add(id)
      for (const [address] of (texte ?? '').matchAll(/https?:\/\/\S+/g)) {
        expect(address.startsWith(`${site}/`), address).toBe(true)
        expect(isPageOfSite(address), `${sujet} : ${address}`).toBe(true)
      }
      lines.push(`-- courriel à ${destinataire}\nObjet : ${sujet}\n\n${texte}`)
    }
  }
  const documents = async () => {
    const ofRequests = await db.selectFrom('document_requete').select(['uuid', 'nom', 'sha256']).orderBy('nom').execute()
    const issued = await db
      .selectFrom('document')
      .innerJoin('extrait', 'extrait.sha256', 'document.sha256')
      .select(['document.uuid', 'document.nom', 'document.sha256'])
      .orderBy('document.nom')
      .execute()
    for (const { uuid, nom, sha256 } of [...ofRequests, ...issued]) {
      if (seen.has(sha256)) continue
      seen.add(sha256).add(uuid)
      lines.push(`-- document « ${nom} »\n${(await readPdf(await buffer((await store.read(sha256)).stream))).lines.join('\n')}`)
    }
  }

  /** One day: the action, then everything that it sent and issued. */
  const step = async (
    le: string,
    what: string,
    act: () => Promise<{ status: number; body: unknown } | { statusCode: number; body: string } | void>,
  ): Promise<void> => {
    clock.at = new Date(le.includes('T') ? le : `${le}T10:00:00Z`)
    steps += 1
    lines.push(`######## ${steps}. ${le.slice(0, 10)} ${what}`)
    const answer = await act()
    const code = answer && ('status' in answer ? answer.status : answer.statusCode)
    if (answer) expect(code, `${what} : ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    await mails()
    await documents()
  }
  /** Adds a document that somebody downloads now. */
  const download = async (what: string, url: string, who: { bearer: { authorization: string } }): Promise<void> => {
    const answer = await app.inject({ url, headers: who.bearer })
    expect(answer.statusCode, `${what} ${answer.body.slice(0, 300)}`).toBe(200)
    lines.push(`-- téléchargé : ${what}\n${(await readPdf(answer.rawPayload)).lines.join('\n')}`)
  }
  let approved = false
  afterAll(() => expect(approved, 'a life that nothing is compared with').toBe(true))
  /** The whole output, to compare with the approved text. */
  const told = (): string => {
    approved = true
    return namedCodes(`${lines.join('\n\n')}\n`)
  }
  /** An account with a unique name and address. */
  const account = (prenom: string, nom: string, options: Parameters<typeof someone>[1] = {}) =>
    someone(office, { email: `${prenom}.${nom}@compte.fr`.toLowerCase(), prenom, nom, ...options })
  const clerkOf = (tribunal: string, prenom: string, nom: string) =>
    account(prenom, nom, { authorities: ['USAGER', 'GREFFE'], tribunaux: [tribunal] })
  return { office, account, clerkOf, step, download, told }
}
