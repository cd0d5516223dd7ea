import { addJours, addMois } from '../../core/jour.ts'
import type { Acte } from '../actes/actes.ts'
import { holderOf } from '../actes/holder.ts'
import type { GreffeActe } from '../procedure/obstacles.ts'
import { correctableLignes, situationDe } from '../procedure/fold.ts'
import { sensPrepare } from '../actes/projet-ordonnance.ts'
import type { Agent, Etape } from '../actes/situation.ts'
import { controlesDe } from '../controles/controles.ts'
import { aLettre } from './demandes.ts'
import { anAgent, aRecepisse } from './filings.ts'

export const anotherAgent = anAgent({ uuid: 'agent-2', prenom: 'Odile', nom: 'Plumenach' })

interface Facts {
  /** The author of the act, and the colleague who receives the file. */
  agent?: Agent
  colleague?: Agent
  etape?: Etape
}

/** An act of each kind, as a clerk does it on a day. */
export const anActe = (
  type: GreffeActe,
  le: string,
  corrige: number,
  { agent = anAgent(), colleague = anotherAgent, etape = 'A_ORDONNER' }: Facts = {},
): Acte => {
  switch (type) {
    case 'PRISE_EN_CHARGE':
    case 'REPRISE_DOSSIER':
      return { type, le, agent }
    case 'RECEPISSE':
      return aRecepisse(le)
    case 'REMISE':
      return { type, le, agent: colleague }
    case 'REPONSE_PREFET':
      return { type, le, reponse: 'PAS_D_OPPOSITION' }
    case 'INSCRIPTION':
      return { type, le, signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' }, numeroAssociation: 'STR000001' }
    case 'CORRECTION':
      return { type, le, corrige }
    case 'DEMANDE':
      return { type, le, dateRetour: addJours(le, 15), types: ['STATUTS', null], ...aLettre }
    case 'REOUVERTURE':
      return { type, le, dateRetour: addJours(le, 15), points: [0], ...aLettre }
    case 'PROJET_REJET':
      return { type, le, dateRetour: addJours(le, 15), motifs: 1, ...aLettre }
    case 'AVIS_FINS_PAIEMENT':
      return { type, le, dateRetour: addMois(le, 1), ...aLettre }
    case 'AVIS_FIN_PUBLICATION':
      return { type, le, journal: "L'Écho de Mittelbruch", ...aLettre }
    case 'CONSTAT_PUBLICATION':
      return { type, le, parution: 'N° 4812', mention: true }
    case 'REJET':
      return { type, le, signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' } }
    case 'PROJET_ORDONNANCE':
      return { type, le, sens: sensPrepare(etape), agent }
    case 'CONFORMITE':
      return { type, le, controles: controlesDe(objet), preuve: null } as Acte
    case 'IRREGULARITE':
      return { type, le, controle: 'STATUTS_SIGNES', preuve: { fichier: '2', page: 4 } }
    case 'NOTIFICATION':
      return { type, le, voie: 'LRAR', demeure: 'METROPOLE' }
    case 'NOTE':
    case 'VALIDATION':
    case 'RETRAIT_DEMANDE':
    case 'ABANDON_REJET':
    case 'RECEPTION_STATUTS':
    case 'RECEPTION_OBSERVATIONS':
    case 'RENVOI_STATUTS':
    case 'OPPOSITION_PREFET':
    case 'LEVEE_OPPOSITION':
    case 'LEVEE_CONTESTATION':
    case 'RETRAIT_PROJET':
    case 'RESTITUTION':
    case 'COMMUNICATION_PREFET':
      return { type, le }
  }
}

export const objet = { type: 'CREATION', sousTypes: [], base: null } as const

/** The request as a clerk sees it on a day. By default both clerks belong to its court. */
export const greffe = (
  actes: readonly Acte[],
  jour: string,
  agent: string,
  circuit?: { juges: boolean },
  clerks: readonly Agent[] = [anAgent(), anotherAgent],
) => {
  const situation = situationDe(objet, actes, jour)
  return {
    ...situation,
    ...objet,
    agent,
    holder: holderOf(situation, clerks),
    signataires: true,
    corrigibles: correctableLignes(objet, actes, jour),
    circuit,
  }
}
