import { ordreDesMembres } from 'domain/association/ordre-membres'
import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import type { Depot } from 'domain/requetes/depot'
import type { EtatRequete, SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import type { Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { empreinteDe } from '../../requetes/depot/empreinte.ts'
import { enregistrer } from '../../requetes/depot/enregistrer.ts'
import { enregistrerActeDuGreffe, lireDossier } from '../../requetes/procedure/dossier.ts'
import type { Usager } from './usagers.ts'

export interface DemarcheInventee {
  type: TypeRequete
  sousTypes: SousTypeRequete[]
  association: string
  tribunal: string
  /** What the register says when it is filed. */
  base: Version
  /** What it asks the register to say. */
  contenu: Version
  par: Usager
  agent: Personne
  etat: EtatRequete
  deposee: Date
  /** Of a request that was decided. */
  decidee: Date | null
  cle: string
}

/** The same content as a filing of today carries it. */
const depotDe = ({ contenu, par }: DemarcheInventee): Depot => {
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

/** What the court has done of a request that was decided, and when. */
const actesDe = ({ etat, association, deposee, decidee, agent: { uuid, prenom, nom } }: DemarcheInventee): [Date, Acte][] => {
  if (!decidee) return []
  const decision = { le: jourDeParis(decidee), signataire: { nom: 'Clotaire GREFFENMATT', qualite: 'Juge du registre' } }
  return [
    [deposee, { type: 'PRISE_EN_CHARGE', le: jourDeParis(deposee), agent: { uuid, prenom, nom } }],
    [decidee, etat === 'INSCRITE' ? { type: 'INSCRIPTION', ...decision, numeroAssociation: association } : { type: 'REJET', ...decision }],
  ]
}

/**
 * Files a request on an association and decides it, through the functions of a real one; what may be asked of it comes with its own filing
 * (docs/in-progress.md). Answers its number.
 */
export const semerDemarche = async (trx: Trx, demarche: DemarcheInventee): Promise<string> => {
  const { type, sousTypes, association, tribunal, base, contenu, par, agent, deposee, cle } = demarche
  const depot = depotDe(demarche)
  const { numero } = await enregistrer(trx, {
    demarche: { type, sousTypes: () => sousTypes },
    association,
    base,
    compte: par.uuid,
    cle,
    empreinte: empreinteDe(depot, []),
    depot,
    siege: contenu.informations.adresse.commune,
    fichiers: [],
    tribunal: { id: tribunal },
    instant: deposee,
  })
  for (const [instant, acte] of actesDe(demarche)) await enregistrerActeDuGreffe(trx, await lireDossier(trx, agent, numero, instant), acte)
  return numero
}
