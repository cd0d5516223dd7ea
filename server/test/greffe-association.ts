import type { Answer } from 'contract/core/call'
import type { getAssociationGreffe } from 'contract/greffe/association'
import { anAnnexe } from 'domain/core/exemples'
import { makePdf } from './corpus/corpus.ts'
import { anEnvoi } from './numerisation.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The API calls of a court on its associations, as a clerk's browser sends them. */
export const auGreffe = ({ app }: Pick<TestOffice, 'app'>, greffier: Someone) => {
  const callGreffe = async (method: Method, path: string, payload?: object, who = greffier) => {
    const answer = await app.inject({
      method,
      url: `/api/greffe/association${path}`,
      headers: who.bearer,
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const annexe = (autrement = {}) =>
    anAnnexe({ nom: 'Statuts 1998.pdf', type: 'STATUTS', sousType: null, date: '1998-03-01', ...autrement })
  return {
    callGreffe,
    see: async (numero: string): Promise<Answer<typeof getAssociationGreffe>> => (await callGreffe('GET', `/${numero}`)).body,
    annexe,
    add: async (
      numero: string,
      version: number,
      { reserve = false, bytes, ...autrement }: { reserve?: boolean; bytes?: Buffer; [key: string]: unknown } = {},
    ) =>
      callGreffe(
        'POST',
        `/${numero}/document`,
        anEnvoi(
          'document',
          { version, reserve, annexe: annexe(autrement) },
          bytes ?? (await makePdf({ texte: String(autrement['nom'] ?? 'Statuts') })),
        ),
      ),
    activate: (numero: string, uuid: string, version: number, actif: boolean, motif = 'Vigueur relue') =>
      callGreffe('PUT', `/${numero}/document/${uuid}`, { version, actif, motif }),
    remove: (numero: string, uuid: string, version: number, motif = 'Versé par erreur') =>
      callGreffe('POST', `/${numero}/document/${uuid}/suppression`, { version, motif }),
    instantane: (numero: string, version: number, motif = 'Demande du juge') =>
      callGreffe('POST', `/${numero}/instantane`, { version, motif }),
    mention: (numero: string, version: number, mentions: object, motif: string | null = null) =>
      callGreffe('PUT', `/${numero}/mentions`, { version, mentions, motif }),
    raise: (numero: string, version: number, texte: string, declarer = false) =>
      callGreffe('POST', `/${numero}/non-conformite`, { version, texte, declarer }),
    lift: (numero: string, id: string, motif = 'Statuts datés le 3 mars') =>
      callGreffe('POST', `/${numero}/non-conformite/${id}/levee`, { motif }),
    resume: (numero: string, version: number, reprise: object, membres: string[] = []) =>
      callGreffe('PUT', `/${numero}/reprise`, { version, reprise, membres }),
    decide: async (
      numero: string,
      version: number,
      decision: object,
      { bytes, reserve = false }: { bytes?: Buffer; reserve?: boolean } = {},
    ) =>
      callGreffe(
        'POST',
        `/${numero}/decision`,
        anEnvoi('decision', { version, nom: 'Jugement', reserve, decision }, bytes ?? (await makePdf({ texte: 'Jugement' }))),
      ),
    merge: async (numero: string, version: number, fusion: object, bytes?: Buffer) =>
      callGreffe(
        'POST',
        `/${numero}/fusion`,
        anEnvoi('fusion', { version, nom: 'Traité', fusion }, bytes ?? (await makePdf({ texte: 'Traité' }))),
      ),
    correctFusion: (numero: string, version: number, fusion: number, motif = 'Mauvaise association') =>
      callGreffe('POST', `/${numero}/fusion/correction`, { version, fusion, motif }),
    create: (payload: object) => callGreffe('POST', '', payload),
  }
}
