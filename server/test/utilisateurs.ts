import type { Answer } from 'contract/core/call'
import type { dashboardAssociation } from 'contract/registre/registre'
import type { getAssociation } from 'contract/registre/fiche'
import { sql } from 'kysely'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

export const membre = { fonction: 'Membre', gestion: false, depot: true }

/** The API calls on the users of an association, as their pages send them. */
export const utilisateurs = ({ app, db }: TestOffice) => {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Someone, payload?: object) => {
    const answer = await app.inject({ method, url, headers: who.bearer, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }
  const path = (numero: string) => `/api/association/${numero}`
  return {
    invite: (who: Someone, numero: string, email: string, droits: object = membre) =>
      call('POST', `${path(numero)}/invitation`, who, { ...membre, email, ...droits }),
    reply: (who: Someone, numero: string, valide: boolean) => call('PUT', `${path(numero)}/invitation`, who, { valide }),
    cancel: (who: Someone, numero: string, id: string) => call('DELETE', `${path(numero)}/invitation/${id}`, who),
    resend: (who: Someone, numero: string, id: string) => call('POST', `${path(numero)}/invitation/${id}/reenvoi`, who),
    read: (who: Someone, numero: string, id: string) => call('GET', `${path(numero)}/invitation/${id}`, who),
    edit: (who: Someone, numero: string, email: string, droits: object) =>
      call('PUT', `${path(numero)}/rattachement`, who, { ...membre, email, ...droits }),
    remove: (who: Someone, numero: string, uuid: string, commentaire = 'Mandat terminé') =>
      call('POST', `${path(numero)}/rattachement/${uuid}/delete`, who, { commentaire }),
    grant: (agent: Someone, numero: string, email: string, droits: object = {}) =>
      call('POST', `/api/greffe${path(numero).slice(4)}/rattachement`, agent, { ...membre, email, motif: 'Élection vérifiée', ...droits }),
    challenge: (who: Someone, numero: string, uuid: string, motif = 'Personne ne l’a élu.') =>
      call('POST', `${path(numero)}/rattachement/${uuid}/contestation`, who, { motif }),
    lift: (agent: Someone, numero: string, uuid: string, contestations: readonly string[], motif = 'Le procès-verbal le nomme.') =>
      call('POST', `/api/greffe${path(numero).slice(4)}/rattachement/${uuid}/levee-contestation`, agent, { motif, contestations }),
    fiche: async (who: Someone, numero: string): Promise<Answer<typeof getAssociation>> => (await call('GET', path(numero), who)).body,
    associations: async (who: Someone): Promise<Answer<typeof dashboardAssociation>> =>
      (await call('POST', '/api/utilisateur/dashboard-association', who)).body,
    /** The mails about one association to one address, oldest first. */
    courriels: (numero: string, email: string) =>
      db
        .selectFrom('courriel')
        .select(['sujet', 'texte', 'evenement'])
        .where('evenement', 'like', `association/${numero}/%`)
        .where(sql<boolean>`lower(destinataire) = ${email.toLowerCase()}`)
        .orderBy('cree_le')
        .execute(),
  }
}

/** The sentences of a refusal, on fields and global. */
export const raisons = (body: { errors: { defaultMessage: string }[]; globalErrors: { defaultMessage: string }[] }): string[] =>
  [...body.errors, ...body.globalErrors].map(({ defaultMessage }) => defaultMessage)
