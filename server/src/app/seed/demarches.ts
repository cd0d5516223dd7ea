import { ordreDesMembres } from 'domain/association/ordre-membres'
import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/actes/plier'
import type { Depot } from 'domain/requetes/depot'
import { depotAStocker } from 'domain/requetes/lire-depot'
import { numeroRequete } from 'domain/requetes/numero'
import type { EtatRequete, SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import { enregistrerActe } from '../../core/actes.ts'
import { compteurSuivant } from '../../core/compteur.ts'
import type { Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { colonnesDe } from '../../requetes/procedure/sql.ts'
import { empreinteDuDepot } from '../../requetes/depot/empreinte.ts'
import '../../requetes/tables.ts'
import type { Usager } from './usagers.ts'

export interface Demarche {
  type: TypeRequete
  sousTypes: SousTypeRequete[]
  association: string
  tribunal: string
  /** What it asks the register to say. */
  contenu: Version
  par: Usager
  agent: Pick<Personne, 'uuid' | 'prenom' | 'nom'>
  etat: EtatRequete
  deposee: Date
  /** Of a request that was decided. */
  decidee: Date | null
  cle: string
}

/** The same content as a filing of today carries it. */
const depotDe = ({ contenu, par }: Demarche): Depot => {
  const { informations, members, indexMembres, fondateurs } = contenu
  const { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation, ...dites } = informations
  const dates = { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation }
  const sur = <M extends { uuid: string }>(membres: readonly M[]) => membres.map((membre) => ({ ...membre, localUuid: null }))
  const identifiants = { uuid: null, localUuid: null }
  const comite = {
    physiques: sur(members.physiques),
    morales: sur(members.morales),
    reprises: sur(members.reprises),
    indexMembres: indexMembres.map((rang) => ({ ...rang, localUuid: null })),
  }
  return {
    commentaire: null,
    declarant: {
      civilite: par.civilite,
      nom: par.nom,
      prenom: par.prenom,
      lien: ordreDesMembres(comite).length > 0 ? 'Président(e)' : null,
      adresse: '12 rue des Tilleuls',
      complementAdresse: null,
      codePostal: '67000',
      ville: 'Strasbourg',
      email: par.email,
      notificationElectronique: true,
    },
    association: { informations: { ...dites, theme: dites.theme }, ...dates },
    comite,
    fondateurs: {
      physiques: fondateurs.physiques.map((fondateur) => ({ ...identifiants, ...fondateur })),
      morales: fondateurs.morales.map((fondateur) => ({ ...identifiants, ...fondateur })),
    },
    documents: [],
  }
}

const actesDe = ({ etat, association, deposee, decidee, agent }: Demarche): [Date, string | null, Acte][] => {
  const depot: [Date, string | null, Acte] = [deposee, null, { type: 'DEPOT', le: jourDeParis(deposee) }]
  if (!decidee) return [depot]
  const { uuid, prenom, nom } = agent
  const charge: [Date, string, Acte] = [deposee, uuid, { type: 'PRISE_EN_CHARGE', le: jourDeParis(deposee), agent: { uuid, prenom, nom } }]
  const decision = { le: jourDeParis(decidee), signataire: { nom: 'Clotaire GREFFENMATT', qualite: 'Juge du registre' } }
  const acte: Acte =
    etat === 'INSCRITE' ? { type: 'INSCRIPTION', ...decision, numeroAssociation: association } : { type: 'REJET', ...decision }
  return [depot, charge, [decidee, uuid, acte]]
}

/**
 * Writes a request on an association as one filed and decided would be: its filing, its acts. Nothing else does it yet, since only
 * creations are filed (docs/in-progress.md). Answers its number.
 */
export const semerDemarche = async (trx: Trx, demarche: Demarche): Promise<string> => {
  const { type, sousTypes, association, tribunal, contenu, par, deposee, decidee, cle } = demarche
  const annee = Number(jourDeParis(deposee).slice(0, 4))
  const numero = numeroRequete(annee, await compteurSuivant(trx, `requete/${annee}`))
  const { denomination, adresse } = contenu.informations
  const actes = actesDe(demarche)
  // The columns say what the journal does, as they do after each act of a clerk.
  const situation = situationDe(
    type,
    actes.map(([, , acte]) => acte),
    jourDeParis(decidee ?? deposee),
  )
  const stocke = depotAStocker(depotDe(demarche), adresse.commune)
  await trx
    .insertInto('requete')
    .values({
      numero,
      type,
      sous_types: sousTypes,
      tribunal,
      association,
      compte: par.uuid,
      cle,
      empreinte: cle,
      depot: JSON.stringify(stocke.depot),
      siege: JSON.stringify(stocke.siege),
      ...colonnesDe(situation),
      version: actes.length,
      denomination,
      code_postal: adresse.codePostal,
      commune: adresse.commune.libelle,
      date_pre_enregistrement: deposee,
    })
    .execute()
  for (const [instant, auteur, acte] of actes) {
    const ligne = acte.type === 'DEPOT' ? { ...acte, empreinte: empreinteDuDepot(stocke, []) } : acte
    await enregistrerActe(trx, { sujet: 'requete', sujetId: numero, type: acte.type, instant, auteur: auteur ?? par.uuid, contenu: ligne })
  }
  return numero
}
