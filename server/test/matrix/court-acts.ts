import { whereJudgesSign } from '../judges.ts'
import type { TestOffice } from '../office.ts'
import type { Someone } from '../people.ts'
import { markAllConforming } from '../verdicts.ts'

export interface CourtActs {
  /** A creation just filed, with its receipt and that document's id. */
  receipted(): Promise<{ numero: string; uuid: string }>
  /** Whether the judge of Strasbourg signs. `broughtTo` switches it off again. */
  judgesSign(on: boolean): Promise<void>
  /** A registration prepared and sent to the judge. */
  prepared(): Promise<{ numero: string; version: number }>
  /** A creation taken by the clerk of Strasbourg and brought to this stage. */
  broughtTo(stage: 'EXAMEN' | 'COMMUNIQUEE_PREFET' | 'OPPOSITION' | 'A_ORDONNER'): Promise<{ numero: string; version: number }>
}

/** The court's acts on a creation just filed (`filed` returns its number), with the calls of its pages. */
export const courtActs = (office: TestOffice, agent: Someone, filed: () => Promise<string>): CourtActs => {
  const { db, app } = office
  const judgesSign = (on: boolean) => whereJudgesSign(office, agent.uuid, on ? ['TJ-STRASBOURG'] : [])
  const act = async (numero: string, path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: agent.bearer, payload })
    if (answer.statusCode >= 300) throw new Error(answer.body)
  }
  const le = '2026-11-20'
  const broughtTo: CourtActs['broughtTo'] = async (stage) => {
    await judgesSign(false)
    const numero = await filed()
    await act(numero, 'prise-en-charge', { version: 1 })
    if (stage === 'EXAMEN') return { numero, version: 2 }
    await act(numero, 'communication-prefet', { version: 2, le })
    if (stage === 'COMMUNIQUEE_PREFET') return { numero, version: 3 }
    if (stage === 'OPPOSITION') {
      await act(numero, 'opposition-prefet', { version: 3, le, motif: 'Objet contraire à la loi pénale.' })
      return { numero, version: 4 }
    }
    await act(numero, 'reponse-prefet', { version: 3, le, reponse: 'PAS_D_OPPOSITION' })
    return { numero, version: await markAllConforming({ app }, agent, numero) }
  }
  return {
    judgesSign,
    broughtTo,
    async prepared() {
      const { numero, version } = await broughtTo('A_ORDONNER')
      await judgesSign(true)
      await act(numero, 'projet-ordonnance', { version })
      return { numero, version: version + 1 }
    },
    async receipted() {
      const numero = await filed()
      await act(numero, 'recepisse', { version: 1 })
      const { uuid } = await db.selectFrom('document_requete').select('uuid').where('requete', '=', numero).executeTakeFirstOrThrow()
      return { numero, uuid }
    },
  }
}
