import fc from 'fast-check'
import { ajouterJours, ajouterMois } from '../core/jour.ts'
import type { Acte } from './actes/actes.ts'
import { demandeEnCours } from './actes/demandes.ts'
import { type ActeDuGreffe, actesDuGreffe, obstacles } from './actes/obstacles.ts'
import { corrigibles, situationDe } from './actes/plier.ts'
import { verifierJourActe } from './actes/verifier-jour.ts'
import { controlesDe } from './controles/controles.ts'
import { uneLettre, uneReponse } from './exemples-demandes.ts'
import { unAgent, unRecepisse, unRetrait } from './exemples.ts'
import { obstaclesRetrait } from './obstacles-retrait.ts'

const autreAgent = unAgent({ uuid: 'agent-2', prenom: 'Odile', nom: 'Plumenach' })

/** An act of each kind, as a clerk does it on a day. */
export const unActe = (type: ActeDuGreffe, le: string, corrige: number): Acte => {
  switch (type) {
    case 'PRISE_EN_CHARGE':
      return { type, le, agent: unAgent() }
    case 'RECEPISSE':
      return unRecepisse(le)
    case 'REMISE':
      return { type, le, agent: autreAgent }
    case 'REPONSE_PREFET':
      return { type, le, reponse: 'PAS_D_OPPOSITION' }
    case 'INSCRIPTION':
      return { type, le, signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' }, numeroAssociation: 'STR000001' }
    case 'CORRECTION':
      return { type, le, corrige }
    case 'DEMANDE':
      return { type, le, dateRetour: ajouterJours(le, 15), types: ['STATUTS', null], ...uneLettre }
    case 'REOUVERTURE':
      return { type, le, dateRetour: ajouterJours(le, 15), points: [0], ...uneLettre }
    case 'PROJET_REJET':
      return { type, le, dateRetour: ajouterJours(le, 15), motifs: 1, ...uneLettre }
    case 'AVIS_FINS_PAIEMENT':
      return { type, le, dateRetour: ajouterMois(le, 1), ...uneLettre }
    case 'AVIS_FIN_PUBLICATION':
      return { type, le, journal: "L'Écho de Mittelbruch", ...uneLettre }
    case 'CONSTAT_PUBLICATION':
      return { type, le, parution: 'N° 4812', mention: true }
    case 'REJET':
      return { type, le, signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' } }
    case 'PROJET_ORDONNANCE':
      return { type, le, sens: 'INSCRIPTION', agent: unAgent() }
    case 'CONFORMITE':
      return { type, le, controles: controlesDe(objet), preuve: null } as Acte
    case 'IRREGULARITE':
      return { type, le, controle: 'STATUTS_SIGNES', preuve: { fichier: '2', page: 4 } }
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

/** The request as a clerk finds it on a day. */
export const greffe = (actes: readonly Acte[], jour: string, agent: string, circuit?: { juges: boolean }) => ({
  ...situationDe(objet, actes, jour),
  ...objet,
  agent,
  signataires: true,
  corrigibles: corrigibles(objet, actes, jour),
  circuit,
})

/**
 * A life of a creation: at each step, days go by, then one of the two clerks does one of the acts that nothing stands in the way of, or,
 * its declarant replies or, rarely, takes it back; where the judge signs, the judge signs or gives back.
 */
export const vies = (auPlus = 30, circuit?: { juges: boolean }) =>
  fc.array(fc.record({ jours: fc.nat(auPlus), qui: fc.nat(30), choix: fc.nat(1000) }), { maxLength: 14 }).map((pas) => {
    const actes: Acte[] = [{ type: 'DEPOT', le: '2026-11-20' }]
    let jour = '2026-11-20'
    for (const { jours, qui, choix } of pas) {
      jour = ajouterJours(jour, jours)
      if (qui === 30 && obstaclesRetrait({ ...situationDe(objet, actes, jour), ...objet }).length === 0) {
        actes.push(unRetrait(jour))
        continue
      }
      const demande = demandeEnCours(situationDe(objet, actes, jour))
      if (qui > 20 && demande?.tours.at(-1)?.transmiseLe === null) {
        actes.push(uneReponse({ le: jour, demande: demande.numero, tour: demande.tours.length }))
        continue
      }
      if (qui > 15 && situationDe(objet, actes, jour).etape === 'A_SIGNER') {
        actes.push(qui % 2 === 0 ? unActe('INSCRIPTION', jour, 2) : { type: 'RETOUR_AU_GREFFE', le: jour })
        continue
      }
      const agent = qui % 2 === 0 ? unAgent() : autreAgent
      const situation = greffe(actes, jour, agent.uuid, circuit)
      const permis = actesDuGreffe.filter(
        (acte) => obstacles(acte, situation).length === 0 && verifierJourActe(acte, jour, situation, jour).length === 0,
      )
      const type = permis[choix % Math.max(1, permis.length)]
      if (type) actes.push(unActe(type, jour, situation.corrigibles[choix % Math.max(1, situation.corrigibles.length)] ?? 2))
    }
    return { actes, jour }
  })
