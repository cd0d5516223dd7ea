import type { Answered } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import { type ComparedAssociation, differences } from 'domain/association/differences'
import { invariants } from 'domain/association/invariants'
import { type Sort, sortA } from 'domain/association/motif-etat'
import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import { findDemarche } from 'domain/requetes/demarches/demarches'
import { otherRegistreDate, isPublicationOverAYearOld } from 'domain/requetes/checks/check-radiation'
import { findNomsProches } from '../../association/noms-proches.ts'
import { documentsDe } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import { documentsDesAnnexes, replacedStatuts } from '../inscription/documents.ts'
import { identifiantsDesMembres } from '../inscription/identifiants.ts'
import { requestedVersion, versionsDeRequete } from '../inscription/requested-version.ts'
import type { annexesDe, RessortRequete } from '../../requetes/procedure/sql.ts'

type Verifications = NonNullable<Answered<typeof getDossier>['verifications']>
type Annexes = Awaited<ReturnType<typeof annexesDe>>
type Informations = Pick<Version['informations'], 'denomination' | 'adresse'>

/** The checks of an open request: its changes, the close names, the missing publication. */
export const verificationsDe = async (db: Db, requete: RessortRequete, annexes: Annexes, aujourdhui: string): Promise<Verifications> => {
  const { association, base, depot, type } = requete
  // An act of the court has no filing to compare. A filing older than the stored base version cannot be compared either.
  const versions = association === null || base === null || !findDemarche(type) ? null : await versionsDeRequete(db, association, base)
  if (association === null || !versions) {
    const declarees = depot.association?.informations ?? null
    return {
      comparaison: null,
      nomsProches: declarees && (await proches(db, requete, declarees)),
      publicationManquante: false,
      autreDateDissolution: null,
    }
  }
  const { vue, derniere } = versions
  const apportes = documentsDesAnnexes(annexes)
  const demandee = requestedVersion(requete, versions, {
    membre: identifiantsDesMembres(),
    documents: apportes.map(({ uuid }) => uuid),
    remplaces: await replacedStatuts(db, association, apportes),
    le: aujourdhui,
  })
  const documents = new Map([...(await documentsDe(db, association)), ...apportes].map((document) => [document.uuid, document]))
  const asRead = (contenu: Version, { motifEtat }: Pick<Sort, 'motifEtat'>): ComparedAssociation => ({
    ...contenu,
    motifEtat,
    documents: contenu.documents.flatMap(({ uuid, actif }) => {
      const document = documents.get(uuid)
      return document ? [{ uuid, actif, nom: document.nom, type: document.type }] : []
    }),
  })
  const depuis = differences(asRead(vue.contenu, vue), asRead(derniere.contenu, derniere))
  const [ici, apres] = [
    asRead(derniere.contenu, derniere),
    asRead(demandee, sortA({ etat: demandee.etatAssociation, nonRepris: demandee.nonRepris, details: null }, derniere)),
  ]
  return {
    comparaison: {
      change: differences(ici, apres),
      inchange: invariants(ici, apres),
      depuis: depuis.length > 0 ? { le: jourDeParis(derniere.creeLe), change: depuis } : null,
    },
    nomsProches: changesNomOrLieu(ici.informations, apres.informations) ? await proches(db, requete, apres.informations) : null,
    autreDateDissolution: depot.radiationAssociation && otherRegistreDate(depot.radiationAssociation, derniere.contenu),
    publicationManquante: type === 'RADIATION' && !isPublicationOverAYearOld(depot.documents, derniere.contenu, aujourdhui),
  }
}

const changesNomOrLieu = (avant: Informations, apres: Informations): boolean =>
  avant.denomination !== apres.denomination || avant.adresse.commune.libelle !== apres.adresse.commune.libelle

const proches = (db: Db, { tribunal, association }: RessortRequete, { denomination, adresse }: Informations) =>
  findNomsProches(db, { denomination, commune: adresse.commune.libelle, tribunal, sauf: association })
