import { anAnnexe } from 'domain/core/exemples'
import { submitDepot } from './filings.ts'
import { anEnvoi } from './numerisation.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'
import { markAllConforming } from './verdicts.ts'

/** The points a clerk asks for in tests: the statutes again, and a precision. */
export const twoDemandePoints = [
  { type: 'STATUTS', precisions: "L'article 3 manque." },
  { type: null, precisions: 'Qui préside ?' },
]
export const aDemandeDueOn = (dateRetour = '2026-12-10') => ({ points: twoDemandePoints, observation: 'Écrivez lisiblement.', dateRetour })

/** The calls of a clerk and of the holder of a mailed link, on requests filed by a person. */
export const auTribunal = (office: TestOffice, greffier: Someone, deposant: Someone) => {
  const { app, db } = office
  const acte = async (numero: string, chemin: string, dit: object = {}, qui: Someone = greffier) => {
    const { version } = await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
    const answer = await app.inject({
      method: 'POST',
      url: `/api/greffe/requete/${numero}/${chemin}`,
      headers: qui.bearer,
      payload: { version, ...dit },
    })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }
  /** The reference in the last mail about a demande: `R26000123/CODE`. */
  const lienDe = async (numero: string): Promise<string> => {
    const { texte } = await db
      .selectFrom('courriel')
      .select('texte')
      .where('evenement', '~', `^requete/${numero}/demande/\\d+/\\d+$`)
      .orderBy('evenement', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const [, code] = new RegExp(`/pieces/${numero}-([A-Z2-7]{32})\\b`).exec(texte ?? '') ?? []
    if (!code) throw new Error('no link in the mail')
    return `${numero}/${code}`
  }
  const makeDemande = async (dit: object = aDemandeDueOn()) => {
    const numero = (await submitDepot(office, deposant)).json<{ numero: string }>().numero
    await acte(numero, 'prise-en-charge')
    const { status, body } = await acte(numero, 'demande-pieces', dit)
    if (status !== 204) throw new Error(JSON.stringify(body))
    return { numero, lien: await lienDe(numero) }
  }
  /** Registers a creation that a clerk holds, and asks for its payment. */
  const registerAndAskPayment = async (numero: string, signataire: number): Promise<void> => {
    const done = async (chemin: string, dit?: object) => {
      const { status, body } = await acte(numero, chemin, dit)
      if (status >= 300) throw new Error(JSON.stringify(body))
    }
    await done('communication-prefet', { le: '2026-11-20' })
    await done('reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
    await markAllConforming(office, greffier, numero)
    await done('inscription', { le: '2026-11-20', signataire })
    await done('avis-fins-paiement')
  }
  /** A registered creation whose publication is paid: the notice is to be sent to the newspaper. */
  const paidPublication = async (signataire: number): Promise<string> => {
    const { numero } = (await submitDepot(office, deposant)).json<{ numero: string }>()
    await acte(numero, 'prise-en-charge')
    await registerAndAskPayment(numero, signataire)
    await forward(await lienDe(numero), 'Payé.')
    await acte(numero, 'validation')
    return numero
  }
  const read = (lien: string, qui?: Someone) => app.inject({ url: `/api/pieces/${lien}`, ...(qui && { headers: qui.bearer }) })
  const add = (
    lien: string,
    index: number,
    bytes: Buffer,
    document: object = anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-10-03' }),
  ) => app.inject({ method: 'POST', url: `/api/pieces/${lien}/${index}`, payload: anEnvoi('document', document, bytes) })
  const forward = async (lien: string, observation: string | null = null, saisie = 'ABCDEF') => {
    const id = String((await app.inject('/api/captcha')).headers['x-captcha-id'])
    return app.inject({
      method: 'POST',
      url: `/api/pieces/${lien}`,
      headers: { 'x-captcha-id': id, 'x-captcha-saisie': saisie },
      payload: { observation },
    })
  }
  const forwardWithCompte = (lien: string, qui: Someone, observation: string | null = null) =>
    app.inject({ method: 'POST', url: `/api/pieces/auth/${lien}`, headers: qui.bearer, payload: { observation } })
  return {
    acte,
    lienDe,
    makeDemande,
    registerAndAskPayment,
    paidPublication,
    read,
    add,
    transmit: forward,
    transmitWithCompte: forwardWithCompte,
  }
}
