import {
  communiquerPrefet,
  corriger,
  inscrire as inscrireCall,
  prendreEnCharge,
  recevoirReponsePrefet,
  remettre,
  restituer,
} from 'contract/requetes/greffe'
import { jourDeParis } from 'domain/core/jour'
import { textes } from 'domain/core/textes'
import { textesRefus } from 'domain/core/textes-refus'
import type { Acte } from 'domain/requetes/actes/actes'
import type { Door, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid } from '../../core/refusal.ts'
import { dejaFait, type Dossier, enregistrerActeDuGreffe, exigerActePossible, lireDossier } from './dossier.ts'
import { inscrire } from '../inscription/inscrire.ts'

type ActeSimple = Exclude<Acte, { type: 'DEPOT' | 'INSCRIPTION' | 'REJET' }>

interface Demande {
  params: { numero: string }
  body: { version: number }
}

/** An act that changes nothing but the request: read, decide, write. What was sent twice is done once and succeeds twice. */
const faire = async (
  { db, now, user }: Office & { user: Personne },
  { params: { numero }, body: { version } }: Demande,
  acteDe: (dossier: Dossier, aujourdhui: string) => ActeSimple,
  texte?: string,
): Promise<void> => {
  const dossier = await lireDossier(db, user, numero, now())
  const acte = acteDe(dossier, jourDeParis(dossier.instant))
  if (dejaFait(dossier, version, acte)) return
  exigerActePossible(dossier, acte.type, version, acte.le)
  if (acte.type === 'CORRECTION' && !dossier.situation.corrigibles.includes(acte.corrige)) throw nonPropose('corrige')
  await db.transaction().execute((trx) => enregistrerActeDuGreffe(trx, dossier, acte, texte))
}

const nonPropose = (field: string) => invalid(textesRefus.saisieInvalide, [{ field, defaultMessage: textes.valeurNonProposee }])

/** The acts of the court on a request (STAFF-02, STAFF-08). */
export const greffeRoutes = (door: Door): void => {
  door.serve(prendreEnCharge, (received, office) =>
    faire(office, received, ({ agent: { uuid, prenom, nom } }, le) => ({ type: 'PRISE_EN_CHARGE', le, agent: { uuid, prenom, nom } })),
  )

  door.serve(remettre, (received, office) =>
    faire(office, received, ({ collegues }, le) => {
      const agent = collegues.find(({ uuid }) => uuid === received.body.agent)
      if (!agent) throw nonPropose('agent')
      return { type: 'REMISE', le, agent }
    }),
  )

  door.serve(restituer, (received, office) => faire(office, received, (_, le) => ({ type: 'RESTITUTION', le })))

  door.serve(communiquerPrefet, (received, office) =>
    faire(office, received, () => ({ type: 'COMMUNICATION_PREFET', le: received.body.le })),
  )

  door.serve(recevoirReponsePrefet, (received, office) =>
    faire(office, received, () => ({ type: 'REPONSE_PREFET', le: received.body.le, reponse: received.body.reponse })),
  )

  door.serve(corriger, (received, office) =>
    faire(office, received, (_, le) => ({ type: 'CORRECTION', le, corrige: received.body.corrige }), received.body.motif),
  )

  door.serve(inscrireCall, async ({ params, body }, office) => ({
    numeroAssociation: await inscrire(office, office.user, params.numero, body),
  }))
}
