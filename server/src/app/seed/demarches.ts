import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import { delaiFin } from 'domain/requetes/delais/delais'
import { demarches, goesToPrefet } from 'domain/requetes/demarches/demarches'
import type { Demarche } from 'domain/requetes/demarches/definition'
import type { Depot } from 'domain/requetes/depot/depot'
import type { FiledType } from 'domain/requetes/types'
import type { Trx } from '../../core/database.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { Personne } from '../../core/personne.ts'
import { empreinteDe } from '../../requetes/depot/empreinte.ts'
import { save } from '../../requetes/depot/save.ts'
import { recordGreffeActe, readDossier } from '../../requetes/procedure/dossier.ts'

export interface InventedDemarche {
  type: FiledType
  association: string
  tribunal: string
  /** The version of the register at the filing. */
  base: { ordre: number; contenu: Version }
  depot: Depot
  /** One per document. */
  fichiers: readonly KeptFichier[]
  /** Account that files it. */
  compte: string
  agent: Personne
  deposee: Date
  /** For a registered request. */
  decidee: Date | null
  cle: string
}

/** Returns the acts of the court on a decided request, each with its instant. */
const actesDe = (
  { association, deposee, decidee, agent: { uuid, prenom, nom } }: InventedDemarche,
  communiquee: boolean,
): [Date, Acte][] => {
  if (!decidee) return []
  const [depot, le] = [jourDeParis(deposee), jourDeParis(decidee)]
  // The prefect answers when the six weeks of silence are not over.
  const prefet: [Date, Acte][] = communiquee ? [[deposee, { type: 'COMMUNICATION_PREFET', le: depot }]] : []
  if (communiquee && le <= delaiFin('OPPOSITION_PREFET', depot).le)
    prefet.push([decidee, { type: 'REPONSE_PREFET', le, reponse: 'PAS_D_OPPOSITION' }])
  const decision = { le, signataire: { nom: 'Clotaire GREFFENMATT', qualite: 'Juge du registre' } }
  return [
    [deposee, { type: 'PRISE_EN_CHARGE', le: depot, agent: { uuid, prenom, nom } }],
    ...prefet,
    [decidee, { type: 'INSCRIPTION', ...decision, numeroAssociation: association }],
  ]
}

/** Files a request on an association and decides it, with the functions of real requests. Returns its number. */
export const seedDemarche = async (trx: Trx, inventee: InventedDemarche): Promise<string> => {
  const { type, association, tribunal, base, depot, fichiers, compte, agent, deposee, cle } = inventee
  const demarche: Demarche = demarches[type]
  const { numero } = await save(trx, {
    demarche,
    association,
    base,
    compte,
    cle,
    empreinte: empreinteDe(depot, fichiers),
    depot,
    siege: depot.association?.informations.adresse.commune ?? null,
    fichiers,
    tribunal: { id: tribunal },
    instant: deposee,
  })
  const communiquee = goesToPrefet({ type, sousTypes: demarche.sousTypes(depot, base.contenu), base: base.ordre })
  for (const [instant, acte] of actesDe(inventee, communiquee))
    await recordGreffeActe(trx, await readDossier(trx, agent, numero, instant), acte)
  return numero
}
