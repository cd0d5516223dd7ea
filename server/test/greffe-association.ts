import type { Answer } from 'contract/core/call'
import type { getAssociationGreffe } from 'contract/greffe/association'
import { uneAnnexe } from 'domain/core/exemples'
import { unPdf } from './corpus/corpus.ts'
import { unEnvoi } from './numerisation.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The API calls of a court on its associations, as a clerk's browser sends them. */
export const auGreffe = ({ app }: Pick<TestOffice, 'app'>, greffier: Someone) => {
  const appeler = async (method: Method, path: string, payload?: object, who = greffier) => {
    const answer = await app.inject({
      method,
      url: `/api/greffe/association${path}`,
      headers: who.bearer,
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const annexe = (autrement = {}) =>
    uneAnnexe({ nom: 'Statuts 1998.pdf', type: 'STATUTS', sousType: null, date: '1998-03-01', ...autrement })
  return {
    appeler,
    voir: async (numero: string): Promise<Answer<typeof getAssociationGreffe>> => (await appeler('GET', `/${numero}`)).body,
    annexe,
    ajouter: async (
      numero: string,
      version: number,
      { reserve = false, bytes, ...autrement }: { reserve?: boolean; bytes?: Buffer; [key: string]: unknown } = {},
    ) =>
      appeler(
        'POST',
        `/${numero}/document`,
        unEnvoi(
          'document',
          { version, reserve, annexe: annexe(autrement) },
          bytes ?? (await unPdf({ texte: String(autrement['nom'] ?? 'Statuts') })),
        ),
      ),
    activer: (numero: string, uuid: string, version: number, actif: boolean, motif = 'Vigueur relue') =>
      appeler('PUT', `/${numero}/document/${uuid}`, { version, actif, motif }),
    supprimer: (numero: string, uuid: string, version: number, motif = 'Versé par erreur') =>
      appeler('POST', `/${numero}/document/${uuid}/suppression`, { version, motif }),
    instantane: (numero: string, version: number, motif = 'Demande du juge') =>
      appeler('POST', `/${numero}/instantane`, { version, motif }),
    mentionner: (numero: string, version: number, mentions: object, motif: string | null = null) =>
      appeler('PUT', `/${numero}/mentions`, { version, mentions, motif }),
    relever: (numero: string, version: number, texte: string, declarer = false) =>
      appeler('POST', `/${numero}/non-conformite`, { version, texte, declarer }),
    lever: (numero: string, id: string, motif = 'Statuts datés le 3 mars') =>
      appeler('POST', `/${numero}/non-conformite/${id}/levee`, { motif }),
    reprendre: (numero: string, version: number, reprise: object, membres: string[] = []) =>
      appeler('PUT', `/${numero}/reprise`, { version, reprise, membres }),
    decider: async (
      numero: string,
      version: number,
      decision: object,
      { bytes, reserve = false }: { bytes?: Buffer; reserve?: boolean } = {},
    ) =>
      appeler(
        'POST',
        `/${numero}/decision`,
        unEnvoi('decision', { version, nom: 'Jugement', reserve, decision }, bytes ?? (await unPdf({ texte: 'Jugement' }))),
      ),
    fusionner: async (numero: string, version: number, fusion: object, bytes?: Buffer) =>
      appeler(
        'POST',
        `/${numero}/fusion`,
        unEnvoi('fusion', { version, nom: 'Traité', fusion }, bytes ?? (await unPdf({ texte: 'Traité' }))),
      ),
    corrigerFusion: (numero: string, version: number, fusion: number, motif = 'Mauvaise association') =>
      appeler('POST', `/${numero}/fusion/correction`, { version, fusion, motif }),
    creer: (payload: object) => appeler('POST', '', payload),
  }
}
